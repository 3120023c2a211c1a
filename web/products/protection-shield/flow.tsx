import type { ReactNode } from "react";
import { MeasureMark } from "#web/ui/measure-mark.tsx";
import { Exposed, Masked } from "#web/ui/redaction.tsx";

type Step = { name: string; at: number; text: string; message: ReactNode };

/** The five steps, and the millisecond at which each ends. The time the model takes is not included. */
const steps: Step[] = [
  {
    name: "User query",
    at: 0,
    text: "A nurse asks. The shield holds the question.",
    message: (
      <>
        Is <Exposed>A. Rao</Exposed> still on <Exposed>lithium</Exposed>?
      </>
    ),
  },
  {
    name: "Threat check",
    at: 3,
    text: "No injection, no jailbreak. The verdict takes 3 ms.",
    message: (
      <>
        Is <Exposed>A. Rao</Exposed> still on <Exposed>lithium</Exposed>? <span className="text-muted">No attack.</span>
      </>
    ),
  },
  {
    name: "Permission verify",
    at: 11,
    text: "Nurses can see names, not medications. The model sees neither.",
    message: (
      <>
        Is <Masked label="PERSON_1" /> still on <Masked label="DRUG_1" />?
      </>
    ),
  },
  {
    name: "Clean response",
    at: 32,
    text: "The answer is checked too, so nothing new leaks.",
    message: (
      <>
        <Masked label="PERSON_1" /> takes <Masked label="DRUG_1" /> until May.
      </>
    ),
  },
  {
    name: "Safe reply",
    at: 44,
    text: "What this nurse can see is restored. The rest stays masked.",
    message: (
      <>
        A. Rao takes <Masked label="DRUG_1" /> until May.
      </>
    ),
  },
];
const limit = 50;
const width = 1000;
const x = (milliseconds: number) => (milliseconds / limit) * width;
/** The path from the middle of a step's column to its time on the ruler. */
const wire = (from: number, to: number) => `M${from} 0V18C${from} 60 ${to} 40 ${to} 84V120`;
/** One tick per millisecond; every tenth is longer. */
const ticks = Array.from({ length: limit + 1 }, (_, tick) => `M${x(tick)} 0V${tick % 10 === 0 ? 20 : 9}`).join("");

/** The five-step flow over a ruler of 50 ms: the steps, their times and the claim in one picture (specification, section 2). */
export function Flow() {
  return (
    <section
      className="defer-85 md:defer-75 lg:defer-51 border-y border-hairline bg-surface"
      aria-labelledby="flow-title"
    >
      <div className="wrap band">
        <div className="grid items-end gap-x-16 gap-y-4 pb-10 md:grid-cols-2 md:pb-16">
          <h2 id="flow-title" className="display text-display">
            Five steps, <span className="whitespace-nowrap">under 50ms</span>
          </h2>
          <p className="max-w-[30rem] text-muted md:justify-self-end">
            One question on its way to the model and back. The figure covers the whole round trip, not counting the time
            the model takes to answer.
            <MeasureMark section="speed" figure="50ms" />
          </p>
        </div>
        <figure aria-labelledby="flow-title">
          <ol className="grid lg:grid-cols-5 lg:gap-x-4">
            {steps.map(({ name, at, text, message }, index) => (
              <li
                key={name}
                className="flow-step relative grid content-start gap-1 pb-8 pl-18 lg:row-span-4 lg:grid-rows-subgrid lg:p-0"
              >
                <p className="absolute top-1 left-0 font-mono text-[0.875rem] tabular-nums lg:static">{at} ms</p>
                <h3 className="display text-title">{name}</h3>
                <p className="text-small text-muted">{text}</p>
                <p
                  className={`mt-3 border-2 bg-paper px-4 py-3.5 text-[1.125rem] lg:py-4 ${index < 2 ? "border-exposed" : "border-shielded"}`}
                >
                  {message}
                </p>
              </li>
            ))}
          </ol>
          <svg
            className="hidden h-28 w-full overflow-visible fill-none stroke-3 lg:block"
            viewBox={`0 0 ${width} 120`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {steps.map(({ at }, index) => (
              <path
                key={at}
                className={index < 2 ? "stroke-exposed" : "stroke-shielded"}
                d={wire((index + 0.5) * (width / steps.length), Math.max(x(at), 2))}
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </svg>
          <svg
            className="hidden h-5 w-full overflow-visible border-t-2 border-ink stroke-ink lg:block"
            viewBox={`0 0 ${width} 20`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={ticks} vectorEffect="non-scaling-stroke" />
          </svg>
          <p aria-hidden="true" className="hidden justify-between font-mono text-small text-muted tabular-nums lg:flex">
            {[0, 10, 20, 30, 40, 50].map((tick) => (
              <span key={tick} className="-mx-[1ch] w-[2ch] text-center">
                {tick}
              </span>
            ))}
          </p>
          <figcaption className="figure-foot pt-4 max-lg:hidden">Milliseconds</figcaption>
        </figure>
      </div>
    </section>
  );
}
