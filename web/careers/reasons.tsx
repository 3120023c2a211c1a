const reasons = [
  {
    name: "Work that is measured",
    text: "A detector has a precision score, a page has a budget, an answer has a source. Opinions come second.",
  },
  {
    name: "We don’t oversell",
    text: "When we don’t know something, we say so. You’ll never be asked to pretend otherwise.",
  },
  {
    name: "We ask for very little",
    text: "We keep only what an application needs, tell you for how long, and delete it on time or when you ask.",
  },
  {
    name: "Time to finish",
    text: "One thing at a time, finished: with its tests, its docs and its failure cases.",
  },
];

/** 'Why Work With Us' (specification, section 2). */
export function Reasons() {
  return (
    <section
      className="defer-47 md:defer-43 wrap band grid items-end gap-x-16 gap-y-6 lg:grid-cols-[4fr_8fr] lg:items-start"
      aria-labelledby="reasons-title"
    >
      <h2 id="reasons-title" className="display text-display-s">
        Why Work With Us
      </h2>
      <ul className="border-t-4 border-ink">
        {reasons.map(({ name, text }) => (
          <li key={name} className="grid items-baseline gap-x-8 gap-y-2 border-b border-hairline py-5 sm:grid-cols-2">
            <h3 className="display text-title">{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
