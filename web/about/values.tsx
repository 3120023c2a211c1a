import { site } from "#site";

const values = [
  {
    name: "Ask for little",
    meaning: "Data you never collect can’t be lost, sold or subpoenaed.",
    example: "What this page contacts and stores is counted further down. Its two fonts come from our own server.",
  },
  {
    name: "Say what’s kept",
    meaning: "Right beside the button, before you press it, in a sentence or two.",
    example: `Request a demo, and the form tells you what’s stored and why. Your request is deleted automatically after ${site.inquiryRetentionMonths} months.`,
  },
  {
    name: "Confirm only what’s saved",
    meaning: "When we say something arrived, you can rely on it.",
    example:
      "We confirm your message only after it’s written to disk. A power failure may cost you a second try, but never a confirmed message.",
  },
  {
    name: "Label what’s invented",
    meaning: "A picture can explain. It can’t stand in for a measurement.",
    example: "Sample data is labeled, and one page, How We Measure, lists the sources of our figures.",
  },
];

/** Values (specification, section 2), each with an example on this site. */
export function Values() {
  return (
    <section className="defer-79 md:defer-66 lg:defer-58 wrap band" aria-labelledby="values-title">
      <div className="grid items-end gap-x-12 gap-y-4 pb-10 md:grid-cols-2 md:pb-14">
        <h2 id="values-title" className="display text-display-s">
          Our values
        </h2>
        <p className="max-w-[30rem] text-muted md:justify-self-end">
          Four of them: what each one means, and where on this site you can check that we live up to it.
        </p>
      </div>
      <ul className="border-t-4 border-ink">
        {values.map(({ name, meaning, example }) => (
          <li
            key={name}
            className="grid gap-x-8 gap-y-3 border-b border-hairline py-6 lg:grid-cols-[3fr_4fr_5fr] lg:py-8"
          >
            <h3 className="display text-title">{name}</h3>
            <p>{meaning}</p>
            <p className="grid content-start border-l-2 border-shielded pl-4">
              <span className="text-small text-muted">On this site</span>
              {example}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
