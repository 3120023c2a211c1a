import type { ReactNode } from "react";
import { Exposed, Masked } from "#web/ui/redaction.tsx";

/** Text that lights up as exposed from left to right; `lit` is 0 to 1. */
export function ExposedText({ lit, children }: { lit: number; children: ReactNode }) {
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
 * Text that a bar covers from above; `covered` is 0 to 1, and the bar's label is readable once the bar covers the text.
 * The bar is as wide as the text, so that the layout does not shift.
 */
export function MaskedText({ covered, label, children }: { covered: number; label: string; children: ReactNode }) {
  return (
    <span className="reel-secret">
      <span style={{ visibility: covered >= 1 ? "hidden" : undefined }}>{children}</span>
      <span className="reel-bar" style={{ clipPath: `inset(0 0 ${(1 - covered) * 100}% 0)` }}>
        <Masked label={label} />
      </span>
    </span>
  );
}
