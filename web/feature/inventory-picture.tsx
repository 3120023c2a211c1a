import { IllustrativeData } from "#web/ui/measure-mark.tsx";
import { PictureCaption } from "#web/ui/picture-caption.tsx";

/** The systems and the data that each holds. Fictional. `from` and `to` are row indexes. */
const systems = ["Shop chat", "Ward notes", "HR agent", "Vendor OCR"];
const holdings = ["Names", "Diagnoses", "Card numbers", "Salaries"];
const threads: { from: number; to: number; exposed?: true }[] = [
  { from: 0, to: 0 },
  { from: 0, to: 2 },
  { from: 1, to: 0 },
  { from: 1, to: 1, exposed: true },
  { from: 2, to: 3 },
  { from: 3, to: 0, exposed: true },
  { from: 3, to: 2, exposed: true },
];

const rowHeight = 64;
const middle = (row: number) => row * rowHeight + rowHeight / 2;
const summary = threads
  .map(({ from, to, exposed }) => `${systems[from]}, ${holdings[to]}: ${exposed ? "exposed" : "shielded"}`)
  .join("; ");

const names = "grid grid-rows-4 items-center";

/** Four systems, four kinds of data, and the seven connections between them, three of them exposed. */
export function InventoryPicture() {
  return (
    <figure
      className="grid grid-rows-[1fr_auto] border border-t-4 border-hairline border-t-ink bg-surface p-[clamp(1rem,2.4vw,2rem)] lg:min-h-104"
      aria-label="Which system holds which data"
    >
      <div className="grid min-h-68 grid-cols-[auto_minmax(4rem,1fr)_auto]">
        <ul className={`${names} text-[clamp(0.875rem,0.7rem+0.6vw,1.125rem)] font-medium`} aria-hidden="true">
          {systems.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <svg
          className="mx-3 h-full w-[calc(100%-1.5rem)] fill-none stroke-2"
          viewBox="0 0 200 256"
          preserveAspectRatio="none"
          role="img"
          aria-label={summary}
        >
          {threads.map(({ from, to, exposed }) => (
            <path
              key={`${from} ${to}`}
              d={`M0 ${middle(from)}C90 ${middle(from)} 110 ${middle(to)} 200 ${middle(to)}`}
              className={exposed ? "stroke-exposed [stroke-dasharray:7_4]" : "stroke-shielded"}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <ul className={`${names} font-mono text-[clamp(0.75rem,0.6rem+0.5vw,0.9375rem)]`} aria-hidden="true">
          {holdings.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <PictureCaption className="pt-5">
        <span className="text-exposed underline decoration-2 underline-offset-4">3 connections exposed</span>
        <span className="text-shielded">4 shielded</span>
        <IllustrativeData className="ml-auto" />
      </PictureCaption>
    </figure>
  );
}
