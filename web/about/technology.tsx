import { type Layer, LayerThreads } from "./layer-threads.tsx";

const layers: { layer: Layer; name: string; text: string }[] = [
  {
    layer: "scanner",
    name: "Detection",
    text: "Reads the prompt before the model does and flags what it finds: names, health data, cards, keys, and attempts to talk the model out of its rules.",
  },
  {
    layer: "tokens",
    name: "Tokenization",
    text: "Every private value becomes a token: a name becomes PERSON_1, a card number CARD_1 or another number of the same shape. PERSON_1 stays the same person throughout the conversation, so the answer still makes sense.",
  },
  {
    layer: "veil",
    name: "The veil",
    text: "The line between you and the model. Beyond it, private words exist only as tokens; the list of who’s who never crosses it.",
  },
  {
    layer: "policy",
    name: "Policy engine",
    text: "On the way back, it checks the reader’s role. A field that no rule opens to that role stays masked.",
  },
  {
    layer: "audit",
    name: "Audit",
    text: "Every step leaves an entry: who, when, which rule. Each entry is cryptographically linked to the last.",
  },
];

const parts = [
  {
    name: "Pages",
    text: "Built before you ask for them. What isn’t loaded can’t break, track you or slow you down.",
  },
  { name: "Server", text: "One program serves the whole site, so fewer programs see what you send." },
  { name: "Data", text: "Written to disk before you get a confirmation." },
  { name: "Forms", text: "One rule for each field, shared by the form and the server." },
  { name: "Scripts", text: "Your browser gets a list of the scripts that may run here and refuses any other." },
];

/** The technology stack (specification, section 2): the product's five layers, then the technology of this site. */
export function Technology() {
  return (
    <section className="defer-135 md:defer-114 wrap band" aria-labelledby="technology-title">
      <h2 id="technology-title" className="display text-display-s">
        Technology stack
      </h2>
      <p className="max-w-[34rem] pt-4 text-muted">Six words pass through five layers. Two of the six are private.</p>
      <ol className="pt-[clamp(2rem,1.6rem+2vw,3.5rem)]">
        {layers.map(({ layer, name, text }) => (
          <li
            key={name}
            className="grid grid-cols-[clamp(5.5rem,26vw,14rem)_1fr] gap-x-[clamp(1.25rem,4vw,4rem)] max-lg:grid-rows-[auto_1fr] lg:grid-cols-[14rem_3fr_5fr] lg:*:min-h-32"
          >
            <LayerThreads layer={layer} />
            <h3 className="display border-t border-hairline pt-5 text-title">{name}</h3>
            <p className="col-start-2 pt-2 pb-7 text-muted lg:col-start-3 lg:border-t lg:border-hairline lg:pt-5.5 lg:pb-0">
              {text}
            </p>
          </li>
        ))}
      </ol>
      <div className="grid gap-x-12 gap-y-3 pt-[clamp(3rem,2rem+4vw,6rem)] lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]">
        <h3 className="display text-title">And the site you’re looking at</h3>
        <p className="max-w-[26rem] text-muted">Built the way the product is: few parts, each for a reason.</p>
        <dl className="pt-4 lg:border-t-4 lg:border-ink lg:pt-0 lg:[grid-area:1/2/span_2]">
          {parts.map(({ name, text }) => (
            <div key={name} className="grid grid-cols-[5rem_1fr] gap-4 border-t border-hairline py-4">
              <dt className="font-medium">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="max-w-[34rem] pt-4 text-small text-muted lg:col-start-2">
          For engineers: Astro builds the pages, React runs the interactive parts, Hono serves them in one Node process,
          Zod checks every field, and SQLite or PostgreSQL stores the data. Every call is described in the{" "}
          <a href="/api/docs" className="link">
            API of this website
          </a>
          .
        </p>
      </div>
    </section>
  );
}
