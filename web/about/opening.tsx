import { SailPicture } from "./sail-picture.tsx";

/** The first section of the about page: the company's belief, and a drawing that illustrates it. */
export function Opening() {
  return (
    <section aria-labelledby="about-title" className="border-b border-ink">
      <div className="wrap grid items-end gap-x-12 gap-y-6 pt-[clamp(2.5rem,1.6rem+4vw,5rem)] pb-[clamp(1rem,2vw,2rem)] lg:grid-cols-[6fr_5fr]">
        <h1 id="about-title" className="display text-display-l">
          Privacy is shade, not a wall
        </h1>
        <p className="max-w-[31rem] text-lead text-muted">
          A wall keeps everyone out, so someone cuts a door in it. Shade lets people stay in their seats and controls
          where the sun falls. We think AI should be made safe the same way.
        </p>
      </div>
      <SailPicture />
    </section>
  );
}
