import { SailPicture } from "./sail-picture.tsx";

/** The first band of the about page: what the company believes, and the drawing that it believes it in. */
export function Opening() {
  return (
    <section aria-labelledby="about-title" className="opening">
      <div className="wrap opening-words">
        <h1 id="about-title" className="display text-display-l">
          Privacy is shade, not a wall
        </h1>
        <p className="max-w-[31rem] text-lead text-muted">
          A wall keeps everybody out, so somebody cuts a door in it. Shade lets people sit where they are, and decides
          where the sun falls. That is how we think AI should be made safe.
        </p>
      </div>
      <SailPicture />
    </section>
  );
}
