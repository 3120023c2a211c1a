import type { ReactNode } from "react";

/** A line of a result, visible under the hem of a demonstration's veil until the demonstration plays. */
export function Peek({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span>
      <span className="scene-label">{name}</span>
      {children}
    </span>
  );
}
