import { site } from "#site";

const steps = [
  ["You send it", "To our own server. Until it has arrived there, what you typed stays in this tab."],
  ["It is stored whole", "Before you are thanked, your words and your file are on our disk, together or not at all."],
  [
    "People decide",
    "Our team is told by e-mail, without your resume. No program ranks you, and nobody is sold your address.",
  ],
  [
    "A clock removes it",
    `After ${site.applicationRetentionMonths} months, file included, or on the day you ask us to.`,
  ],
] as const;

/** What becomes of an application, step by step. */
export function WhatHappens() {
  return (
    <section className="application-aside" aria-labelledby="what-happens">
      <h2 id="what-happens" className="display text-title">
        What happens to your application
      </h2>
      <ol className="grid gap-4">
        {steps.map(([title, text], index) => (
          <li key={title} className="grid grid-cols-[1.75rem_1fr] gap-x-2">
            <span aria-hidden="true" className="font-mono text-small text-muted tabular-nums">
              {index + 1}
            </span>
            <p>
              <strong className="font-medium">{title}.</strong> <span className="text-muted">{text}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
