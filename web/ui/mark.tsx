/** The logo: six vertical threads. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className} fill="currentColor">
      <path d="M1 2h2v20H1zM5 2h2v20H5zM9 2h2v20H9zM13 2h2v20h-2zM17 2h2v20h-2zM21 2h2v20h-2z" />
    </svg>
  );
}
