import { Download } from "lucide-react";
import { sizeInWords } from "#domain/files/schema.ts";
import type { StoredApplication } from "#domain/job-applications/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { resumePath } from "./use-applications.ts";

/**
 * The resume, in a new tab of the browser (specification, sections 2 and 7): a file is downloaded there, a link is shown with
 * its host first. Where no tab opens, that goes to the console (section 8).
 */
export function ResumeButton({ application }: { application: StoredApplication }) {
  if (!hasResume(application)) return <span className="text-muted">No resume</span>;
  const open = () => {
    try {
      const tab = window.open(resumePath(application.id), "_blank");
      if (!tab) throw new Error("the browser opened no tab");
      // What is shown there has no way back to the dashboard.
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

/** What is known of a resume before it is opened: name and size of a file, or the host that keeps it. */
export function resumeFacts({ resumeFile, resumePath }: Pick<StoredApplication, "resumeFile" | "resumePath">) {
  if (resumeFile) return `${resumeFile.name}, ${sizeInWords(resumeFile.size)}`;
  return resumePath && URL.canParse(resumePath) ? `A link to ${new URL(resumePath).host}` : "";
}
