import { Exposed } from "#web/ui/redaction.tsx";
import { examples, incidents } from "./breaches.ts";

/** The breach-examples box: kinds of leak, each with an invented exchange; and, apart from them, what really happened. */
export function BreachExamples() {
  return (
    <section className="bg-surface border-t border-ink" aria-labelledby="breaches-title">
      <div className="wrap breaches">
        <div className="breaches-box band-ink well">
          <h2 id="breaches-title" className="display text-display-s">
            What a breach looks like: an ordinary conversation
          </h2>
          <p className="max-w-[38rem] pt-4 pb-8 text-muted">
            The kinds are those of OWASP’s Top 10 for LLM applications (2025). The exchanges are invented, each as short
            as such a thing can be. Illustrative data.
          </p>
          <ul>
            {examples.map(({ id, kind, asked, answered }) => (
              <li key={id} className="breach">
                <h3>
                  <span className="block font-mono text-small text-muted">{id}</span>
                  <span className="display text-title">{kind}</span>
                </h3>
                <p className="breach-asked">
                  <span className="sr-only">Asked: </span>
                  {asked}
                </p>
                <p className="breach-answered">
                  <span className="sr-only">Answered: </span>
                  {answered.before} <Exposed>{answered.leak}</Exposed>
                </p>
              </li>
            ))}
          </ul>
        </div>
        <aside className="breaches-real" aria-labelledby="incidents-title">
          <h2 id="incidents-title" className="display border-t-4 border-ink pt-4 text-title">
            And three that were real
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
        </aside>
      </div>
    </section>
  );
}
