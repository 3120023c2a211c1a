import { internFeedback } from "#content/careers/intern-feedback.ts";
import { ButtonLink } from "#web/ui/button.tsx";

const kinds = { task: "The task", mentorship: "The mentorship", company: "The company" } as const;

/** The internship programme (specification, section 2): how many were here, for how long, how it goes. */
export function InternshipProgramme() {
  return (
    <section className="wrap band careers-programme" aria-labelledby="programme-title">
      <div className="grid content-start justify-items-start gap-5">
        <h2 id="programme-title" className="display text-display-s">
          Internship programme
        </h2>
        <p className="max-w-[34rem] text-muted">
          One real task, a mentor with time for you, and at the end something of yours that runs in the product or
          stands in its documentation.
        </p>
        <ButtonLink variant="outlined" href="/careers/apply-internship">
          Apply for an internship
        </ButtonLink>
      </div>
      <dl className="careers-figures">
        <div>
          <dt>Students hosted</dt>
          <dd className="display text-display">15</dd>
        </div>
        <div>
          <dt>Typical duration</dt>
          <dd className="display text-display">3-6 months</dd>
        </div>
      </dl>
    </section>
  );
}

/** What interns say, by cohort and field: static entries, each with its stars and their text alternative. */
export function InternFeedback() {
  return (
    <section className="wrap band" aria-labelledby="feedback-title">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-2 pb-8">
        <h2 id="feedback-title" className="display text-display-s">
          Intern feedback
        </h2>
        <p className="text-small text-muted">Illustrative entries</p>
      </div>
      <ul className="careers-feedback">
        {internFeedback.map(({ cohort, field, kind, stars, text }) => (
          <li key={text}>
            <p className="flex flex-wrap justify-between gap-x-4 font-medium">
              {kinds[kind]}
              <Stars count={stars} />
            </p>
            <p>{text}</p>
            <p className="text-small text-muted">
              {cohort}, {field}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Stars({ count }: { count: number }) {
  return (
    <svg viewBox="0 0 100 20" role="img" aria-label={`${count} out of 5 stars`} className="careers-stars">
      {[0, 1, 2, 3, 4].map((index) => (
        <path
          key={index}
          transform={`translate(${index * 20} 0)`}
          d="M10 2l2.4 5.3 5.6.6-4.2 3.9 1.2 5.7-5-2.9-5 2.9 1.2-5.7L2 7.9l5.6-.6z"
          fill={index < count ? "currentColor" : "none"}
          stroke="currentColor"
        />
      ))}
    </svg>
  );
}
