import { Download, TriangleAlert } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { activeContents } from "#domain/files/rules.ts";
import type { Inspection } from "#domain/files/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

/**
 * What to know before opening a file, the most serious first: a label and a sentence each; empty when there is nothing.
 * Null stands for a file that was not inspected.
 */
export function fileWarnings(inspection: Inspection | null): { label: string; sentence: string }[] {
  if (!inspection) return [{ label: "Not inspected", sentence: "Not inspected yet." }];
  const { activeContent, coverage, scan } = inspection;
  const found = activeContent.map((kind) => activeContents[kind]).join(", ");
  const warnings = [
    scan === "infected" && ["Malware", "The malware scanner flagged this file, so it can’t be downloaded."],
    found !== "" && ["Active content", `Contains active content: ${found}.`],
    coverage === "encrypted" && ["Encrypted", "Encrypted, so it could not be inspected."],
    coverage === "partial" && ["Not fully inspected", "Could not be inspected completely."],
    scan === "pending" && ["Not scanned", "Not scanned for malware."],
  ];
  return warnings.flatMap((warning) => {
    const [label = "", sentence = ""] = warning || [];
    return label ? [{ label, sentence }] : [];
  });
}

/**
 * A button that opens a visitor's file in a new browser tab, which downloads it. A file with active content, or one that
 * was not inspected completely, shows a warning, which the user confirms first; one with malware cannot be downloaded.
 */
export function FileDownload({
  path,
  inspection,
  isBrief = false,
  children,
}: {
  /** The API path of the file. */
  path: string;
  /** Null when the file was not inspected. */
  inspection: Inspection | null;
  /** Whether to show only the label of the most serious warning, where there is little room. */
  isBrief?: boolean;
  /** The name of the button. */
  children: ReactNode;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const warningId = useId();
  const warnings = fileWarnings(inspection);
  const isBlocked = inspection?.scan === "infected";
  const download = () => {
    setIsAsking(false);
    openInNewTab(path);
  };
  return (
    <div className="grid justify-items-start gap-1.5">
      {!isBlocked && (
        <Button
          variant="outlined"
          size="small"
          className="lg:-my-1.5 lg:min-h-8"
          aria-describedby={warnings.length > 0 ? warningId : undefined}
          onClick={warnings.length > 0 ? () => setIsAsking(true) : download}
        >
          <Download aria-hidden="true" className="size-3.5" />
          {children}
        </Button>
      )}
      {warnings.length > 0 && (
        <p id={warningId} className="flex max-w-[44ch] gap-1.5 text-tiny font-medium text-exposed lg:pt-1">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          {isBrief && <span aria-hidden="true">{warnings[0]?.label}</span>}
          <span className={isBrief ? "sr-only" : undefined}>{warnings.map(({ sentence }) => sentence).join(" ")}</span>
        </p>
      )}
      {warnings.length > 0 && !isBlocked && (
        <Dialog open={isAsking} title="Download this file?" onClose={() => setIsAsking(false)}>
          <div className="grid gap-5 text-body">
            <ul className="grid gap-1 font-medium">
              {warnings.map(({ sentence }) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <p>
              A visitor sent this file, and it could be harmful. Open it in a protected view and don’t enable macros or
              other content.
            </p>
            <div className="flex flex-wrap gap-3">
              <Button variant="outlined" onClick={download}>
                Download anyway
              </Button>
              <Button variant="quiet" onClick={() => setIsAsking(false)}>
                Cancel
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** Opens a tab for a download (specification, section 7). If no tab opens, the error goes to the console (section 8). */
function openInNewTab(path: string): void {
  try {
    const tab = window.open(path, "_blank");
    if (!tab) throw new Error("the browser blocked the new tab");
    // The opened page must not reach the dashboard through window.opener.
    tab.opener = null;
  } catch (error) {
    console.error("The file could not be opened:", error);
  }
}
