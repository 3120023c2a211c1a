import { LatencyPicture } from "./latency-picture.tsx";
import type { MeasuredFigure, MeasureSection as Section } from "./measured-figure.ts";

/** A topic: its introduction and its figures, each with its basis. */
export function MeasureSection({ section: { id, title, intro, figures } }: { section: Section }) {
  return (
    <section className="measure-section">
      <h2 id={id} className="display text-display-s">
        {title}
      </h2>
      <p className="measure-intro">{intro}</p>
      {id === "speed" && <LatencyPicture />}
      <ul>
        {figures.map((figure) => (
          <Figure key={figure.value + figure.name} {...figure} />
        ))}
      </ul>
    </section>
  );
}

function Figure({ value, name, page: [href, pageName], basis, text, source, method }: MeasuredFigure) {
  return (
    <li className="measure-figure">
      <h3>
        <span className="measure-value">{value}</span> <span className="font-medium">{name}</span>
      </h3>
      <div>
        <p className="measure-basis">
          <span data-basis={basis}>{basis}</span>{" "}
          <a className="link" href={href}>
            {pageName}
          </a>
        </p>
        <p>{text}</p>
        {source && (
          <p className="measure-method">
            Source:{" "}
            <a className="link" href={source.href} rel="noreferrer">
              {source.name}
            </a>
          </p>
        )}
        {method && (
          <details className="measure-method">
            <summary>To measure it</summary>
            {method}
          </details>
        )}
      </div>
    </li>
  );
}
