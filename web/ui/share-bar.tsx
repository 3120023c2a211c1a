/**
 * A share of a whole as a bar on a track; `bare` omits the track. Hidden from screen readers: the text beside it states
 * the share.
 */
export function ShareBar({ share, bare = false }: { share: number; bare?: boolean }) {
  return (
    <svg aria-hidden="true" className={bare ? "share-bar share-bar-bare" : "share-bar"}>
      {!bare && <rect className="share-whole" width="100%" height="100%" />}
      <rect className="share-part" width={`${Math.min(1, Math.max(0, share)) * 100}%`} height="100%" />
    </svg>
  );
}
