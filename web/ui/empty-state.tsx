import type { ReactNode } from "react";

/** The empty state of a list: a drawing, a title, and what will appear here or what to do. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 border-b border-hairline px-5 py-16 text-center">
      <EmptyRows />
      <h2 className="display text-title">{title}</h2>
      <div className="max-w-md text-muted">{children}</div>
    </div>
  );
}

/** A drawing of empty rows. */
function EmptyRows() {
  return (
    <svg viewBox="0 0 208 104" aria-hidden="true" className="mb-4 w-52" fill="none" stroke="currentColor">
      {[18, 48, 78].map((y, row) => (
        <g key={y} strokeDasharray="3 4" opacity={[1, 0.7, 0.4][row]}>
          <rect x="8.5" y={y - 5.5} width="26" height="11" />
          <rect x="44.5" y={y - 5.5} width={[62, 46, 54][row]} height="11" />
          <rect x={[116.5, 100.5, 108.5][row]} y={y - 5.5} width={[83, 66, 76][row]} height="11" />
          <path d={`M0 ${y + 15.5}H208`} strokeDasharray="none" opacity="0.35" />
        </g>
      ))}
      <path d="M0 2.5H208" strokeWidth="2" />
    </svg>
  );
}
