import type { ReactNode } from "react";

/**
 * A line of a result, visible under the hem of a demonstration's veil until the demonstration plays. Its name comes from the
 * style sheet, because the tile has it as its heading.
 */
export function Peek({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span>
      <span className="scene-label peek" data-name={name} />
      {children}
    </span>
  );
}
