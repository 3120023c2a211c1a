import { ButtonLink } from "#web/ui/button.tsx";

/** The first band of /careers: what work here is, and how many positions are open. */
export function Opening({ open }: { open: number }) {
  return (
    <section aria-labelledby="careers-title" className="careers-opening">
      <div className="wrap careers-opening-words">
        <h1 id="careers-title" className="display text-display-l">
          Work on what should not be said
        </h1>
        <div className="grid justify-items-start gap-6">
          <p className="max-w-[31rem] text-lead text-muted">
            Somebody decides what an AI may read about a patient, a borrower, a child. We build what that person decides
            with.
          </p>
          <ButtonLink href="#open-positions">
            {open === 0 ? "Open positions" : `See ${open} open ${open === 1 ? "position" : "positions"}`}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
