/**
 * How much of a whole something is, as a bar on its track; `bare`, without one, for what is only compared with its
 * neighbours. The words beside it say it, so nobody is told twice.
 */
export function ShareBar({ share, bare = false }: { share: number; bare?: boolean }) {
  return (
    <svg aria-hidden="true" className={bare ? "share-bar share-bar-bare" : "share-bar"}>
      {!bare && <rect className="share-whole" width="100%" height="100%" />}
      <rect className="share-part" width={`${Math.min(1, Math.max(0, share)) * 100}%`} height="100%" />
    </svg>
  );
}
