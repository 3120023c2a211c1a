/** Who hands what to whom. Invented. The row of a node is its place from above. */
const systems = ["Support bot", "Claims copilot", "Code agent", "Vendor's OCR"];
const holdings = ["Names", "Diagnoses", "Card numbers", "Source code"];
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
const said = threads
  .map(({ from, to, exposed }) => `${systems[from]}, ${holdings[to]}: ${exposed ? "exposed" : "shielded"}`)
  .join("; ");

/** Four systems, four kinds of data, and the threads between them: three of seven stand open. */
export function InventoryPicture() {
  return (
    <figure className="moment-picture inventory" aria-label="Which system holds what. Illustrative data.">
      <div className="inventory-map">
        <ul aria-hidden="true">
          {systems.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <svg viewBox="0 0 200 256" preserveAspectRatio="none" role="img" aria-label={said}>
          {threads.map(({ from, to, exposed }) => (
            <path
              key={`${from} ${to}`}
              d={`M0 ${middle(from)}C90 ${middle(from)} 110 ${middle(to)} 200 ${middle(to)}`}
              className={exposed ? "inventory-exposed" : "inventory-shielded"}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <ul aria-hidden="true">
          {holdings.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <figcaption className="moment-foot">
        <span className="text-exposed underline decoration-2 underline-offset-4">3 threads exposed</span>
        <span className="text-shielded">4 shielded</span>
        <span className="ml-auto text-muted">Illustrative data</span>
      </figcaption>
    </figure>
  );
}
