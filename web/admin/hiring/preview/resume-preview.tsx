import { TriangleAlert, X, ZoomIn, ZoomOut } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Inspection } from "#domain/files/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { fileWarnings } from "../../file-download.tsx";
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
  const zoomTo = (next: number) => {
    setLevel(next);
    setZoom(zooms[next] ?? 1);
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
          <Zoom name="Zoom out" isOff={state.status !== "open" || level === 0} onPress={() => zoomTo(level - 1)}>
            <ZoomOut aria-hidden="true" className="size-4" />
          </Zoom>
          <output aria-label="Zoom" className="min-w-12 text-center text-small tabular-nums">
            {(zooms[level] ?? 1) * 100}%
          </output>
          <Zoom
            name="Zoom in"
            isOff={state.status !== "open" || level === zooms.length - 1}
            onPress={() => zoomTo(level + 1)}
          >
            <ZoomIn aria-hidden="true" className="size-4" />
          </Zoom>
          <Button variant="quiet" size="small" aria-label="Close the preview" onClick={onClose}>
            <X aria-hidden="true" className="size-4" />
          </Button>
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

// `aria-disabled` instead of `disabled`: a disabled button would lose keyboard focus at the last level.
function Zoom({
  name,
  isOff,
  onPress,
  children,
}: {
  name: string;
  isOff: boolean;
  onPress: () => void;
  children: React.ReactNode;
}) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={name}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
      className={isOff ? "opacity-40" : ""}
    >
      {children}
    </Button>
  );
}
