import { ButtonLink } from "#web/ui/button.tsx";
import { FirstTask } from "./first-task.tsx";

/** The first section of /careers: a sample task, and the number of open positions. */
export function Opening({ open }: { open: number }) {
  return (
    <section aria-labelledby="careers-title" className="border-b border-ink">
      <div className="wrap grid gap-x-16 gap-y-10 py-[clamp(2.5rem,1.6rem+4vw,5.5rem)] lg:min-h-[min(40rem,100svh-var(--header))] lg:grid-cols-2">
        <div className="grid content-center justify-items-start gap-7">
          <h1 id="careers-title" className="display text-display-l">
            Work on what should not be <span className="lifted-bar">said</span>
          </h1>
          <p className="max-w-[31rem] text-lead text-muted">
            We build the tools people use to decide what AI may read about a patient, a borrower, a child.
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
