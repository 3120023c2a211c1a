import { Eye } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { lazyOverlay } from "../ui/lazy-overlay.ts";
import { type Revealable, type RevealTarget, revealEnd, revealing, statusId } from "./use-reveals.ts";

const RevealDialog = lazyOverlay(() => import("./reveal-dialog.tsx"));

/** A button that asks for the purpose and reveals a record. The focus goes to the revealed record. */
export function RevealButton({
  children,
  variant,
  className,
  ...target
}: RevealTarget & {
  children: ReactNode;
  variant?: "outlined" | "quiet";
  className?: string;
}) {
  const [isAsking, setAsking] = useState(false);
  const [hasAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        size="small"
        className={className}
        aria-haspopup="dialog"
        onClick={() => {
          setAsking(true);
          setAsked(true);
        }}
      >
        {children}
      </Button>
      {hasAsked && (
        <Suspense>
          <RevealDialog {...target} open={isAsking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The button in the details of a record and, once it is revealed, until when. */
export function RevealStatus(target: RevealTarget) {
  const { record } = target;
  const end = revealEnd(record);
  if (end) return <VisibleUntil record={record} end={end} />;
  if (record.revealedUntil !== null) return null;
  return (
    <RevealButton {...target}>
      <Eye aria-hidden="true" className="size-4" />
      Reveal
    </RevealButton>
  );
}

function VisibleUntil({ record, end }: { record: Revealable; end: string }) {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Some records are drawn after the dialog that revealed them has closed.
    if (revealing.id === record.id) status.current?.focus();
  }, [record.id]);
  return (
    <p ref={status} id={statusId(record)} role="status" tabIndex={-1} className="text-small text-muted tabular-nums">
      Visible until {end}
    </p>
  );
}
