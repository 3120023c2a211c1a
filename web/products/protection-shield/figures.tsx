import { site } from "#site";
import { blocked } from "./threats.ts";

const figures = [
  {
    value: blocked.toLocaleString("en"),
    name: "threats blocked in 24h",
    text: "The sum of the dial above, every kind of attack.",
  },
  { value: "0.003s", name: "response", text: "From the last letter of a prompt to the verdict on it." },
  {
    value: "99.99%",
    name: "data protected",
    text: "Of the personal values in what people type, hidden before they leave.",
  },
  { value: "99.87%", name: "accuracy", text: "Of all verdicts, those that are neither a miss nor a false alarm." },
];

/** The four statistics (specification, section 2), each with its definition, and a note that they are claims. */
export function Figures() {
  return (
    <section className="wrap band" aria-labelledby="figures-title">
      <h2 id="figures-title" className="sr-only">
        In figures
      </h2>
      <dl className="grid gap-x-8 gap-y-10 text-[0.875rem] tabular-nums sm:grid-cols-2 xl:grid-cols-[1fr_1fr_1.1fr_1.1fr]">
        {figures.map(({ value, name, text }) => (
          <div key={name} className="grid content-start border-t-4 border-ink pt-3">
            <dt className="font-medium">{name}</dt>
            <dd className="display order-first text-[clamp(4rem,2.6rem+4.2vw,6.25rem)] leading-[1.1] tracking-[-0.03em]">
              {value}
            </dd>
            <dd className="text-small text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-[42rem] pt-8 text-small text-muted">
        Illustrative data: the first figure belongs to the sample day, the others are {site.name}&rsquo;s own claims and
        no independent measurement. Bring your prompts to a demo and measure them on yours.
      </p>
    </section>
  );
}
