import { ButtonLink } from "#web/ui/button.tsx";
import { FirstTask } from "./first-task.tsx";

/** The first band of /careers: what work here is, to be tried at once, and how many positions are open. */
export function Opening({ open }: { open: number }) {
  return (
    <section aria-labelledby="careers-title" className="careers-opening">
      <div className="wrap careers-hero">
        <div className="careers-hero-words">
          <h1 id="careers-title" className="display text-display-l">
            Work on what should not be <span className="lifted-bar">said</span>
          </h1>
          <p className="max-w-[31rem] text-lead text-muted">
            Somebody decides what an AI may read about a patient, a borrower, a child. We build what that person decides
            with.
          </p>
          <ButtonLink href="#open-positions">
            {open === 0 ? "Open positions" : `See ${open} open ${open === 1 ? "position" : "positions"}`}
          </ButtonLink>
        </div>
        <FirstTask />
      </div>
    </section>
  );
}
