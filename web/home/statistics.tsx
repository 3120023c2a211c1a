import { useEffect, useRef, useState } from "react";
import { site } from "#site";
import { countUp } from "#web/shell/count-up.ts";
import { CountingFigure } from "#web/ui/counting-figure.tsx";
import { MeasureMark } from "#web/ui/measure-mark.tsx";
import { activeAfter, activeThreshold, asMillions, asPercent } from "./active-statistic.ts";
import { CostPicture, GovernancePicture, SurgePicture } from "./statistic-pictures.tsx";

const blocks = [
  {
    name: "Cost",
    target: site.statistics.breachCost,
    format: asMillions,
    picture: <CostPicture />,
    text: "was the average cost of a data breach worldwide, in IBM’s 2024 study.",
    source: "IBM, Cost of a Data Breach Report 2024",
  },
  {
    name: "Surge",
    target: site.statistics.incidentSurge,
    format: asPercent,
    picture: <SurgePicture />,
    text: "more incidents that involve an AI system than in the period before.",
    source: undefined,
  },
  {
    name: "Governance",
    target: site.statistics.missingAccessControls,
    format: asPercent,
    picture: <GovernancePicture />,
    text: "of organizations with an AI-related breach lacked proper access controls on their AI.",
    source: "IBM, Cost of a Data Breach Report 2025",
  },
] as const;

/**
 * Three figures, each beside a drawing of what it means (specification, sections 2, 4 and 9). A block that is at least 60% visible becomes
 * active: it keeps its full color while the others are dimmed, and counts once from 0 to its figure. Without scripts, or
 * with reduced motion, the figures appear without counting.
 */
export default function Statistics() {
  const list = useRef<HTMLOListElement>(null);
  const [active, setActive] = useState<number>();
  const [values, setValues] = useState<readonly number[]>(blocks.map(({ target }) => target));

  useEffect(() => {
    const elements = [...(list.current?.children ?? [])];
    const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const started = new Set<number>();
    const ratios = blocks.map(() => 0);
    const stops: (() => void)[] = [];
    const show = (index: number) => (value: number) =>
      setValues((before) => before.map((other, position) => (position === index ? value : other)));

    // When the page is zoomed in so far that 60% of a block never fits on the screen, its figure does not count.
    const fits = (element?: Element) => (element?.clientHeight ?? 0) * activeThreshold < innerHeight;

    const start = (index: number) => {
      if (started.has(index)) return;
      started.add(index);
      stops.push(countUp(blocks[index]?.target ?? 0, show(index)));
    };
    // Blocks that were skipped may still be partly visible: they count together with the active one.
    const skippedBlocks = (index: number) =>
      [...elements.keys()].filter(
        (other) => other < index && (elements[other]?.getBoundingClientRect().bottom ?? 0) > 0,
      );

    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.map(({ target, intersectionRatio }) => ({
          index: elements.indexOf(target),
          ratio: intersectionRatio,
        }));
        for (const { index, ratio } of seen) ratios[index] = ratio;
        setActive((current) => activeAfter(current ?? 0, ratios));
        if (prefersReducedMotion) return;
        for (const { index, ratio } of seen) {
          if (ratio >= activeThreshold) for (const pending of [...skippedBlocks(index), index]) start(pending);
          else if (!started.has(index) && fits(elements[index])) show(index)(0);
        }
      },
      { threshold: activeThreshold },
    );
    for (const element of elements) observer.observe(element);
    return () => {
      observer.disconnect();
      for (const stop of stops) stop();
    };
  }, []);

  return (
    <ol ref={list}>
      {blocks.map((block, index) => (
        <li
          key={block.name}
          className="statistic border-t border-hairline py-8 lg:py-12"
          data-statistic={block.name.toLowerCase()}
          data-state={active === undefined ? undefined : active === index ? "active" : "dimmed"}
        >
          <div data-reveal="" suppressHydrationWarning className="statistic-body">
            <h3 className="col-span-full text-small font-medium">{block.name}</h3>
            <p className="statistic-figure display">
              <span className="sr-only">{block.format(block.target)}</span>
              <CountingFigure shown={block.format(values[index] ?? block.target)} last={block.format(block.target)} />
            </p>
            <p className="text-lead lg:row-3 lg:text-title">
              {block.text}
              <MeasureMark section="industry" figure={block.name} />
            </p>
            {block.picture}
            {block.source && <p className="col-span-full text-small lg:col-2">{block.source}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
