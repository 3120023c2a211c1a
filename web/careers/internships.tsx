import { internFeedback } from "#content/careers/intern-feedback.ts";
import { ButtonLink } from "#web/ui/button.tsx";

const STUDENTS = 15;
const kinds = { task: "The task", mentorship: "The mentorship", company: "The company" } as const;
const phases = [
  ["Month 1", "One real task, chosen with a mentor who has time for you."],
  ["Months 2 and 3", "You build it, test it and demo it, as everyone here does."],
  ["Up to month 6", "Your work ships in the product or its documentation."],
] as const;

/** The internship program (specification, section 2): number of students, duration and phases. */
export function InternshipProgram() {
  return (
    <section className="band-ink" aria-labelledby="program-title">
      <div className="wrap band-s grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div className="grid content-between justify-items-start gap-7">
          <div className="grid gap-4">
            <h2 id="program-title" className="display text-display">
              Internship Program
            </h2>
            <p className="max-w-[26rem] text-muted">
              We’ve hosted {STUDENTS} students so far, each for as long as the task took: typically{" "}
              <span className="whitespace-nowrap">3–6 months</span>.
            </p>
          </div>
          <ButtonLink href="/careers/apply-internship">Apply for an internship</ButtonLink>
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-6 sm:gap-8">
          <div>
            <dt className="text-muted">Students hosted</dt>
            <dd className="display pt-1 pb-3 text-title sm:text-display-l lg:text-display">{STUDENTS}</dd>
            <dd aria-hidden="true" className="careers-students" />
          </div>
          <div>
            <dt className="text-muted">Typical duration</dt>
            <dd className="display pt-1 pb-3 text-title whitespace-nowrap sm:text-display-l lg:text-display">
              3–6 months
            </dd>
            <dd aria-hidden="true" className="careers-months" />
          </div>
        </dl>
        <ol className="grid gap-x-8 gap-y-5 border-t border-hairline pt-5 sm:grid-cols-3 lg:col-span-full">
          {phases.map(([when, what]) => (
            <li key={when}>
              <strong className="font-medium">{when}</strong>
              <p className="text-muted">{what}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Static intern feedback by cohort and field, each entry with its stars and their text alternative. */
export function InternFeedback() {
  return (
    <section className="defer-47 md:defer-41 lg:defer-33 wrap band-s" aria-labelledby="feedback-title">
      <div className="grid items-end gap-x-16 gap-y-6 pb-8 lg:grid-cols-[1fr_auto]">
        <h2 id="feedback-title" className="display text-display-s">
          Intern Feedback
        </h2>
        <p className="max-w-[31rem] border-l-4 border-ink pl-4 text-small text-muted">
          <strong className="font-medium text-ink">Invented examples,</strong> until our interns agree to publish their
          own feedback.
        </p>
      </div>
      <ul className="grid border-t-4 border-ink lg:grid-cols-3">
        {internFeedback.map(({ cohort, field, kind, stars, text }) => (
          <li
            key={text}
            className="grid grid-rows-[auto_1fr_auto] gap-3 border-b border-hairline py-5 lg:gap-5 lg:border-l lg:py-6 lg:px-8 lg:first:border-l-0 lg:first:pl-0 lg:last:pr-0"
          >
            <p className="flex flex-wrap justify-between gap-x-4 text-small font-medium">
              {kinds[kind]}
              <Stars count={stars} />
            </p>
            <blockquote className="lg:display lg:text-title">{text}</blockquote>
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
    <svg viewBox="0 0 100 20" role="img" aria-label={`${count} out of 5 stars`} className="h-5 w-25">
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
