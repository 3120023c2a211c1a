import { classNames } from "./class-names.ts";

/** A loading indicator drawn as veil threads, with a label for screen readers. */
export function Spinner({ label = "Loading", className }: { label?: string; className?: string }) {
  return (
    <span role="status" className={classNames("inline-flex items-end gap-1 text-ink", className)}>
      <span className="sr-only">{label}</span>
      {["a", "b", "c", "d", "e", "f"].map((thread, index) => (
        <span key={thread} aria-hidden="true" className={`h-6 w-0.5 bg-current spin-thread spin-thread-${index}`} />
      ))}
    </span>
  );
}
