import { Eye } from "lucide-react";
import { sizeInWords } from "#domain/files/rules.ts";
import type { Inspection } from "#domain/files/schema.ts";
import type { ShownApplication } from "#domain/job-applications/schema.ts";
import { HIDDEN } from "#domain/masking/kinds.ts";
import { applicationsPath } from "../navigation/api-paths.ts";
import { spoken } from "../reveal/masked-value.tsx";
import { RevealButton } from "../reveal/reveal-button.tsx";
import { isMasked } from "../reveal/use-reveals.ts";
import { FileDownload } from "../ui/file-download.tsx";
import { resumePath } from "./use-applications.ts";

/** For a link: there is no file to inspect. */
const uninspected: Inspection = { activeContent: [], coverage: "complete", scan: "off" };

/**
 * Opens the resume in a new browser tab (specification, sections 2 and 7): a file is downloaded; for a link, the tab first
 * shows its host.
 */
export function ResumeButton({ application, isBrief = false }: { application: ShownApplication; isBrief?: boolean }) {
  const { resumeFile, fullName, id } = application;
  if (!resumeFile && !application.resumePath) return <span className="text-muted">No resume</span>;
  if (isMasked(application))
    return (
      <RevealButton
        record={application}
        listPath={applicationsPath}
        variant="outlined"
        className="lg:-my-1.5 lg:min-h-8"
      >
        <Eye aria-hidden="true" className="size-3.5" />
        Reveal<span className="sr-only"> the application of {spoken(fullName)} to download its resume</span>
      </RevealButton>
    );
  const inspection = resumeFile ? resumeFile.inspection : uninspected;
  return (
    <FileDownload path={resumePath(id)} inspection={inspection} isBrief={isBrief}>
      Download<span className="sr-only"> the resume of {fullName}, in a new tab</span>
    </FileDownload>
  );
}

/** Describes a resume: file name and size, or the host of its link. */
export function resumeFacts({ resumeFile, resumePath }: Pick<ShownApplication, "resumeFile" | "resumePath">) {
  if (resumeFile) return `${resumeFile.name}, ${sizeInWords(resumeFile.size)}`;
  if (!resumePath) return "";
  // A masked link whose host is hidden is no URL.
  if (resumePath.includes(HIDDEN)) return `Link to ${resumePath.replace(/^\w+:\/\//, "").replace(/\/.*/, "")}`;
  return URL.canParse(resumePath) ? `Link to ${new URL(resumePath).host}` : "";
}
