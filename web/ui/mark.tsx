/** The mark: six threads of the sailcloth. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className} fill="currentColor">
      {[1, 5, 9, 13, 17, 21].map((x) => (
        <rect key={x} x={x} y="2" width="2" height="20" />
      ))}
    </svg>
  );
}
