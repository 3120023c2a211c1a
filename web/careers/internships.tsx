import { feedbackQuestions, internFeedback } from "#content/careers/intern-feedback.ts";
import { ButtonLink } from "#web/ui/button.tsx";

const STUDENTS = 15;
const entryClass =
  "grid grid-rows-[auto_1fr_auto] gap-3 border-b border-hairline py-5 lg:gap-5 lg:border-l lg:py-6 lg:px-8 lg:nth-[3n+1]:border-l-0 lg:nth-[3n+1]:pl-0 lg:nth-[3n]:pr-0";
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

/** What interns said, with name, email address, photo and stars; without any entry, what they are asked. */
export function InternFeedback({ entries = internFeedback }) {
  return (
    <section className="defer-37 md:defer-29 lg:defer-26 wrap band-s" aria-labelledby="feedback-title">
      <div className="grid items-end gap-x-16 gap-y-6 pb-8 lg:grid-cols-[1fr_auto]">
        <h2 id="feedback-title" className="display text-display-s">
          Intern Feedback
        </h2>
        {entries.length === 0 && (
          <p className="max-w-[31rem] text-muted">
            Each intern rates three things when they leave. Their answers appear here once they agree to publish them.
          </p>
        )}
      </div>
      <ul className="grid border-t-4 border-ink lg:grid-cols-3">
        {entries.map(({ name, email, photo, kind, stars, text }) => (
          <li key={`${email} ${kind}`} className={entryClass}>
            <p className="flex flex-wrap justify-between gap-x-4 text-small font-medium">
              {feedbackQuestions[kind].name}
              <Stars count={stars} />
            </p>
            <blockquote className="lg:display lg:text-title">{text}</blockquote>
            <p className="flex items-center gap-3 text-small text-muted">
              <img src={photo} alt={name} width="48" height="48" loading="lazy" className="size-12" />
              <span className="grid min-w-0 wrap-anywhere">
                {name}
                <a href={`mailto:${email}`} className="link">
                  {email}
                </a>
              </span>
            </p>
          </li>
        ))}
        {entries.length === 0 &&
          Object.values(feedbackQuestions).map(({ name, question }) => (
            <li key={name} className={entryClass}>
              <h3 className="text-small font-medium">{name}</h3>
              <p className="lg:display lg:text-title">{question}</p>
              <p className="text-small text-muted">Rated out of 5 stars</p>
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
