import { Download } from "lucide-react";
import { sizeInWords } from "#domain/files/schema.ts";
import type { StoredApplication } from "#domain/job-applications/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { resumePath } from "./use-applications.ts";

/**
 * Opens the resume in a new browser tab (specification, sections 2 and 7): a file is downloaded; for a link, the tab first
 * shows its host. If no tab opens, the error goes to the console (section 8).
 */
export function ResumeButton({ application }: { application: StoredApplication }) {
  if (!hasResume(application)) return <span className="text-muted">No resume</span>;
  const open = () => {
    try {
      const tab = window.open(resumePath(application.id), "_blank");
      if (!tab) throw new Error("the browser opened no tab");
      // The opened page must not reach the dashboard through window.opener.
      tab.opener = null;
    } catch (error) {
      console.error("The resume could not be opened:", error);
    }
  };
  return (
    <Button variant="outlined" size="small" className="lg:-my-1.5 lg:min-h-8" onClick={open}>
      <Download aria-hidden="true" className="size-3.5" />
      Download<span className="sr-only"> the resume of {application.fullName}, in a new tab</span>
    </Button>
  );
}

const hasResume = ({ resumeFile, resumePath }: StoredApplication) => Boolean(resumeFile || resumePath);

/** Describes a resume: file name and size, or the host of its link. */
export function resumeFacts({ resumeFile, resumePath }: Pick<StoredApplication, "resumeFile" | "resumePath">) {
  if (resumeFile) return `${resumeFile.name}, ${sizeInWords(resumeFile.size)}`;
  return resumePath && URL.canParse(resumePath) ? `A link to ${new URL(resumePath).host}` : "";
}
