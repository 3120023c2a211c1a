import { TriangleAlert, X, ZoomIn, ZoomOut } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Inspection } from "#domain/files/schema.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { fileWarnings } from "../ui/file-download.tsx";
import "./resume-preview.css";
import { type PreviewState, usePreview } from "./use-preview.ts";

/** Multiples of the width of the frame. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
const FITTED = 2;

/**
 * A PDF resume, drawn in a frame that shares nothing with the dashboard and can reach no server. Closing it frees everything.
 */
export default function ResumePreview({
  path,
  name,
  inspection,
  onClose,
}: {
  /** The API path of the file. */
  path: string;
  /** Of the file. */
  name: string;
  inspection: Inspection | null;
  onClose: () => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [level, setLevel] = useState(FITTED);
  const { state, onFrameLoad, setZoom } = usePreview(path, frame, onClose);
  /** Shows the next level in a direction; undefined where there is none. */
  const zoomBy = (step: 1 | -1) => {
    const zoom = zooms[level + step];
    if (state.status !== "open" || zoom === undefined) return undefined;
    return () => {
      setLevel(level + step);
      setZoom(zoom);
    };
  };
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The whole of it, which is below the details on a phone: pages out of view are not drawn.
    section.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const warnings = fileWarnings(inspection);
  return (
    <section ref={section} aria-labelledby="resume-preview" className="resume-preview">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 id="resume-preview" ref={heading} tabIndex={-1} className="font-medium outline-none">
          Resume preview
        </h3>
        <div className="flex items-center">
          <IconButton name="Zoom out" onPress={zoomBy(-1)}>
            <ZoomOut aria-hidden="true" className="size-4" />
          </IconButton>
          <output aria-label="Zoom" className="min-w-12 text-center text-small tabular-nums">
            {(zooms[level] ?? 1) * 100}%
          </output>
          <IconButton name="Zoom in" onPress={zoomBy(1)}>
            <ZoomIn aria-hidden="true" className="size-4" />
          </IconButton>
          <IconButton name="Close the preview" onPress={onClose}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </div>
      </div>
      <p role="status" className="text-small text-muted">
        {stateInWords(state)}
      </p>
      {warnings.length > 0 && (
        <p className="flex gap-1.5 text-small font-medium text-exposed">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          <span>
            {warnings.map(({ sentence }) => sentence).join(" ")} The preview runs no scripts and opens no links or
            attachments.
          </span>
        </p>
      )}
      {state.status === "failed" ? (
        <p role="alert" className="border border-hairline bg-sunken p-5">
          {state.message}
        </p>
      ) : (
        <iframe
          ref={frame}
          src="/api/preview-frame"
          title={`Resume preview: ${name}`}
          sandbox="allow-scripts"
          onLoad={onFrameLoad}
          className="w-full border border-hairline bg-sunken"
        />
      )}
    </section>
  );
}

function stateInWords(state: PreviewState): string {
  if (state.status === "loading") return "Loading the preview…";
  if (state.status === "failed") return "";
  const { pages, shown, hasText } = state;
  const count = pages === 1 ? "1 page" : `${pages.toLocaleString("en-US")} pages`;
  return [
    shown < pages ? `The first ${shown} of ${count}. Download the file to read the rest.` : count,
    hasText === false && "The file holds only images, such as a scan, so screen readers can’t read it.",
  ]
    .filter(Boolean)
    .join(". ");
}
