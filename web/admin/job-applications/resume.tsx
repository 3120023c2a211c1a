import { type Inspection, sizeInWords } from "#domain/files/schema.ts";
import type { StoredApplication } from "#domain/job-applications/schema.ts";
import { FileDownload } from "../file-download.tsx";
import { resumePath } from "./use-applications.ts";

/** For a link: there is no file to inspect. */
const uninspected: Inspection = { activeContent: [], coverage: "complete", scan: "off" };

/**
 * Opens the resume in a new browser tab (specification, sections 2 and 7): a file is downloaded; for a link, the tab first
 * shows its host.
 */
export function ResumeButton({ application, isBrief = false }: { application: StoredApplication; isBrief?: boolean }) {
  const { resumeFile, fullName, id } = application;
  if (!resumeFile && !application.resumePath) return <span className="text-muted">No resume</span>;
  const inspection = resumeFile ? resumeFile.inspection : uninspected;
  return (
    <FileDownload path={resumePath(id)} inspection={inspection} isBrief={isBrief}>
      Download<span className="sr-only"> the resume of {fullName}, in a new tab</span>
    </FileDownload>
  );
}

/** Describes a resume: file name and size, or the host of its link. */
export function resumeFacts({ resumeFile, resumePath }: Pick<StoredApplication, "resumeFile" | "resumePath">) {
  if (resumeFile) return `${resumeFile.name}, ${sizeInWords(resumeFile.size)}`;
  return resumePath && URL.canParse(resumePath) ? `Link to ${new URL(resumePath).host}` : "";
}
