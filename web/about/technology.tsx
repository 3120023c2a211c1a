import { site } from "#site";
import { type Layer, LayerThreads } from "./layer-threads.tsx";

const layers: { layer: Layer; name: string; text: string }[] = [
  {
    layer: "scanner",
    name: "Scanner",
    text: "Reads the prompt before the model does and marks what it finds: names, health, cards, keys, and sentences that try to talk the model out of its rules.",
  },
  {
    layer: "tokens",
    name: "Tokenization",
    text: "What was marked becomes a token of the same shape. PERSON_1 stays the same person through the whole conversation, so the answer still makes sense.",
  },
  {
    layer: "veil",
    name: "The veil",
    text: "The line between you and the model. Behind it there are placeholders only; the list of who is who never crosses it.",
  },
  {
    layer: "policy",
    name: "Policy engine",
    text: "On the way back it asks who reads. A field that no rule allows to this role stays under its bar, in the same answer.",
  },
  {
    layer: "audit",
    name: "Audit",
    text: "Everything above leaves one line: who, when, which rule. Each line carries the mark of the one before.",
  },
];

const parts = [
  {
    name: "Pages",
    what: "HTML, made before you ask for it. React wakes where you touch, and only there.",
    why: "What is not loaded cannot spy, break or wait.",
  },
  {
    name: "Server",
    what: "One Node process, with Hono and the finished pages in its memory.",
    why: "Each further program is one more that reads what you send.",
  },
  {
    name: "Data",
    what: "SQLite on the same disk, or PostgreSQL. An answer waits until the write is safe.",
    why: "A thank-you is a promise.",
  },
  {
    name: "Rules",
    what: "Each field's rule is written once, with Zod: the form, the server and the description of the API read the same line.",
    why: "Two copies of a rule are two rules.",
  },
  {
    name: "Policy",
    what: "The browser is told which scripts are ours, by their fingerprints, and refuses any other.",
    why: "The same idea as the veil: a list of what may pass.",
  },
];

/** The technology stack (specification, section 2): the product's five layers, then the technology of this site. */
export function Technology() {
  return (
    <section className="wrap band" aria-labelledby="technology-title">
      <h2 id="technology-title" className="display text-display-s">
        Technology stack
      </h2>
      <p className="max-w-[34rem] pt-4 text-muted">
        A section through the cloth: six words fall through five layers. Two of them are no one's business.
      </p>
      <ol className="pt-[clamp(2rem,1.6rem+2vw,3.5rem)]">
        {layers.map(({ layer, name, text }) => (
          <li
            key={name}
            className="grid grid-cols-[clamp(5.5rem,26vw,14rem)_1fr] gap-x-[clamp(1.25rem,4vw,4rem)] lg:grid-cols-[14rem_3fr_5fr] lg:*:min-h-32"
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
        <h3 className="display text-title">And what you are looking at</h3>
        <p className="max-w-[26rem] text-muted">
          The site of {site.name} is built the way the product is: little of it, in one place, each part for a reason.
        </p>
        <dl className="pt-4 lg:border-t-4 lg:border-ink lg:pt-0 lg:[grid-area:1/2/span_2]">
          {parts.map(({ name, what, why }) => (
            <div key={name} className="grid grid-cols-[5rem_1fr] gap-4 border-t border-hairline py-4">
              <dt className="font-medium">{name}</dt>
              <dd>
                {what} <span className="block text-muted">{why}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
