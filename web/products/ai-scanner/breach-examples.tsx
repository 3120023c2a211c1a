import { Exposed } from "#web/ui/redaction.tsx";
import { examples, incidents } from "./breaches.ts";

/** The breach examples: four kinds of leak, each with a fictional exchange, and three real incidents. */
export function BreachExamples() {
  return (
    <section
      className="defer-121 md:defer-84 lg:defer-55 bg-surface border-t border-ink"
      aria-labelledby="breaches-title"
    >
      <div className="wrap grid gap-x-12 gap-y-8 lg:grid-cols-[8.5fr_3.5fr]">
        <div className="breaches-box band-ink well py-[clamp(1.5rem,4vw,4.5rem)] pt-[clamp(3rem,6vw,6rem)] max-lg:-mx-(--gutter) max-lg:px-(--gutter) lg:pr-[clamp(1.25rem,4vw,3.5rem)]">
          <h2 id="breaches-title" className="display text-display-s">
            What a breach looks like: an ordinary conversation
          </h2>
          <p className="max-w-[38rem] pt-4 pb-8 text-muted">
            Four categories from OWASP’s Top 10 for LLM Applications (2025), each with a sample exchange.
          </p>
          <ul>
            {examples.map(({ id, kind, asked, answered }) => (
              <li
                key={id}
                className="grid content-start gap-x-8 gap-y-3 border-t border-hairline py-7 md:grid-cols-[4fr_6fr] md:grid-rows-[auto_1fr]"
              >
                <h3 className="md:row-span-2">
                  <span className="block font-mono text-small text-muted">{id}</span>{" "}
                  <span className="display text-title">{kind}</span>
                </h3>
                <p className="max-w-[30rem] border-l-2 border-edge pl-3.5 leading-[1.45] text-muted">
                  <span className="sr-only">Asked: </span>
                  {asked}
                </p>
                <p className="max-w-[30rem] place-self-start border-l-2 border-exposed pl-3.5 leading-[1.45]">
                  <span className="sr-only">Answered: </span>
                  {answered.before} <Exposed>{answered.leak}</Exposed>
                </p>
              </li>
            ))}
          </ul>
        </div>
        <section className="pt-[clamp(1rem,6vw,6rem)] pb-12" aria-labelledby="incidents-title">
          <h2 id="incidents-title" className="display border-t-4 border-ink pt-4 text-title">
            Three real incidents
          </h2>
          <ul>
            {incidents.map(({ when, what, source, href }) => (
              <li key={when} className="border-t border-hairline py-5 first:border-0">
                <p className="text-small text-muted">{when}</p>
                <p className="py-1">{what}</p>
                <a className="link text-small" href={href} rel="noreferrer">
                  {source}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </section>
  );
}
