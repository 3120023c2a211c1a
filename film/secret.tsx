import type { ReactNode } from "react";
import { Exposed, Masked } from "#web/ui/redaction.tsx";

/** Text that lights up as exposed from left to right; `lit` is 0 to 1. */
export function Lit({ lit, children }: { lit: number; children: ReactNode }) {
  return (
    <span className="reel-secret">
      <span style={{ clipPath: `inset(-0.3em 0 -0.3em ${lit * 100}%)` }}>{children}</span>
      {lit > 0 && (
        <span className="reel-lit" style={{ clipPath: `inset(-0.3em ${(1 - lit) * 100}% -0.3em -0.3em)` }}>
          <Exposed>{children}</Exposed>
        </span>
      )}
    </span>
  );
}

/**
 * Text under a bar that falls from above; `dropped` is 0 to 1, and the bar's label can be read once the bar is down.
 * The bar is as wide as the text it hides, so lifting it moves nothing.
 */
export function Barred({ dropped, label, children }: { dropped: number; label: string; children: ReactNode }) {
  return (
    <span className="reel-secret">
      <span style={{ visibility: dropped >= 1 ? "hidden" : undefined }}>{children}</span>
      <span className="reel-bar" style={{ clipPath: `inset(0 0 ${(1 - dropped) * 100}% 0)` }}>
        <Masked label={label} />
      </span>
    </span>
  );
}
