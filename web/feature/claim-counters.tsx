import { useEffect, useRef, useState } from "react";
import { countUp } from "#web/shell/count-up.ts";
import { MeasureMark } from "#web/ui/measure-mark.tsx";
import { claims } from "./claims.ts";
import { scales } from "./scales.tsx";

const keys = Object.keys(claims) as (keyof typeof claims)[];
const descriptions = {
  prevention: "Of 1,000 attacks, one gets through: the one marked in the drawing.",
  response: "For one policy decision: may this role see this field? On a scale of one second, it’s the first mark.",
  clients: "Drawn as a list of 500 lines, with a placeholder on each.",
  monitoring: "Seven days a week, 24 hours a day. Attackers don’t keep office hours.",
};

/** The visible share of a figure at which it starts to count. */
const threshold = 0.5;

/**
 * Four figures that count up once, when they are scrolled into view (specification, sections 2, 4 and 9). Without
 * scripts, or with reduced motion, they appear without counting.
 */
export default function ClaimCounters() {
  const list = useRef<HTMLUListElement>(null);
  const [values, setValues] = useState<readonly number[]>(keys.map((key) => claims[key].target));

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const figures = [...(list.current?.querySelectorAll(".claim-figure") ?? [])];
    const stops: (() => void)[] = [];
    const show = (index: number) => (value: number) =>
      setValues((before) => before.map((other, position) => (position === index ? value : other)));
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const index = figures.indexOf(target);
          const key = keys[index];
          if (!key) continue;
          if (!isIntersecting) {
            show(index)(0);
            continue;
          }
          observer.unobserve(target);
          stops.push(countUp(claims[key].target, show(index), claims[key].duration));
        }
      },
      { threshold },
    );
    for (const figure of figures) observer.observe(figure);
    return () => {
      observer.disconnect();
      for (const stop of stops) stop();
    };
  }, []);

  return (
    <ul
      ref={list}
      className="claims grid border-t-4 border-ink md:grid-cols-2 md:gap-x-[clamp(2rem,5vw,5rem)] lg:grid-cols-[7fr_5fr]"
    >
      {keys.map((key, index) => {
        const { name, target, format } = claims[key];
        return (
          <li key={key} data-claim={key} className="grid content-start gap-3 border-b border-hairline pt-8 pb-10">
            <p className="claim-figure display">
              <span className="sr-only">{format(target)}</span>
              <span aria-hidden="true" className="counting" data-last={format(target)}>
                <span>{format(values[index] ?? target)}</span>
              </span>
            </p>
            <h3 className="text-title">{name}</h3>
            <div className="grid max-w-[34rem] items-end py-3 md:h-38 lg:h-56">{scales[key]}</div>
            <p className="max-w-[28rem] text-muted">
              {descriptions[key]}
              <MeasureMark section={key === "response" ? "speed" : "protection"} figure={format(target)} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
