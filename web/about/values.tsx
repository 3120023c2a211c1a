import { site } from "#site";

const values = [
  {
    name: "Ask for little",
    meaning: "Data that was never taken cannot be lost, sold or subpoenaed.",
    example:
      "This page asks no other host for anything, sets nothing in your browser unless you say so, and brings its two fonts along.",
  },
  {
    name: "Say what is kept",
    meaning: "Beside the button, before it is pressed, in a sentence. Not in a document about documents.",
    example: `Ask for a demo, and the form says what is stored and why, and that it is removed after ${site.inquiryRetentionMonths} months. A clock does it, not a person.`,
  },
  {
    name: "Thank no one too early",
    meaning: "People who are told that something arrived must be able to rely on it.",
    example:
      "The thanks for your message wait until it has been written to disk. A power cut before that costs you a second try, never a message.",
  },
  {
    name: "Admit what is drawn",
    meaning: "A picture may explain. It may not pretend to be a measurement.",
    example:
      "Invented figures carry the words 'Illustrative data'. One number on our home page says that we know of no source for it.",
  },
];

/** Values (specification, section 2), each with an example on this site. */
export function Values() {
  return (
    <section className="wrap band" aria-labelledby="values-title">
      <div className="grid items-end gap-x-12 gap-y-4 pb-10 md:grid-cols-2 md:pb-14">
        <h2 id="values-title" className="display text-display-s">
          Our values
        </h2>
        <p className="max-w-[30rem] text-muted md:justify-self-end">
          Four, because no one remembers ten. Beside each: what it means, and where on this site you can catch us
          keeping it or not.
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
