import { PictureCaption } from "#web/ui/picture-caption.tsx";

const kinds = ["Names", "Health", "Cards", "Keys", "Files"];

/** Which system receives which kind of data: `e` exposed, `s` shielded, `-` not received. Fictional data. */
const systems = [
  { name: "Shop chat", cells: "s-s-s" },
  { name: "Ward notes", cells: "se--e" },
  { name: "Loan desk", cells: "s-s-e" },
  { name: "HR agent", cells: "ss--e" },
  { name: "Vendor OCR", cells: "eee-e" },
];

const meaning = { e: "exposed", s: "shielded", "-": "none" } as const;
type Cell = keyof typeof meaning;

/** The result of a scan as a table of squares: filled ones are shielded, outlined ones exposed. */
export function DiscoveryPicture() {
  return (
    <figure className="product-picture discovery bg-surface">
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">Which system receives which kind of data</caption>
        <thead>
          <tr className="text-small text-muted">
            <td />
            {kinds.map((kind) => (
              <th key={kind} scope="col" className="discovery-kind font-normal">
                {kind}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {systems.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row" className="text-small font-medium">
                {name}
              </th>
              {kinds.map((kind, index) => {
                const cell = cells[index] as Cell;
                return (
                  <td key={kind}>
                    <span className={`discovery-cell discovery-${meaning[cell]}`}>
                      <span className="sr-only">{meaning[cell]}</span>
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <PictureCaption>
        <span className="inline-flex items-center gap-2 text-exposed">
          <span aria-hidden="true" className="size-3 border-2 border-exposed bg-exposed-wash" /> Exposed
        </span>
        <span className="inline-flex items-center gap-2 text-shielded">
          <span aria-hidden="true" className="size-3 bg-shielded" /> Shielded
        </span>
      </PictureCaption>
    </figure>
  );
}
