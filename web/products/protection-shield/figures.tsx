import { MeasureMark } from "#web/ui/measure-mark.tsx";
import { blocked } from "./threats.ts";

const figures = [
  {
    value: blocked.toLocaleString("en"),
    name: "threats blocked in 24h",
    text: "On the day above, across all five kinds of threat.",
  },
  {
    value: "0.003s",
    name: "response",
    text: "The verdict: from the last character of a prompt to the decision to pass or block it.",
    section: "speed",
  },
  {
    value: "99.99%",
    name: "data protected",
    text: "The share of the personal data people type that is masked before it leaves.",
  },
  { value: "99.87%", name: "accuracy", text: "The share of verdicts that are neither a miss nor a false alarm." },
];

/** The four statistics (specification, section 2), each with its definition and its footnote mark. */
export function Figures() {
  return (
    <section className="defer-53 md:defer-37 lg:defer-28 wrap band" aria-labelledby="figures-title">
      <h2 id="figures-title" className="sr-only">
        By the numbers
      </h2>
      <dl className="grid gap-x-8 gap-y-10 text-[0.875rem] tabular-nums sm:grid-cols-2 xl:grid-cols-[1fr_1fr_1.1fr_1.1fr]">
        {figures.map(({ value, name, text, section = "protection" }) => (
          <div key={name} className="grid content-start border-t-4 border-ink pt-3">
            <dt className="font-medium">{name}</dt>
            <dd className="display order-first text-[clamp(4rem,2.6rem+4.2vw,6.25rem)] leading-[1.1] tracking-[-0.03em]">
              {value}
            </dd>
            <dd className="text-small text-muted">
              {text}
              <MeasureMark section={section} figure={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
