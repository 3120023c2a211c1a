/**
 * An icon of one path in a square of 24 units, drawn like those of the icon library. The login page draws its three with this:
 * the library's code takes 1.4 KB of what the page may load at the first touch.
 */
export const LineIcon = ({ path, className }: { path: string; className: string }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={`fill-none stroke-current stroke-2 ${className}`}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={path} />
  </svg>
);
