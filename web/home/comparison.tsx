import { site } from "#site";
import { Mark } from "#web/ui/mark.tsx";

const others = "Typical gateways and filters";

const rows: { point: string; ours: string; theirs: string; alike?: true }[] = [
  {
    point: "What the model receives",
    ours: "Tokens. The original stays with you.",
    theirs: "The original text, unless a keyword matches.",
  },
  {
    point: "What’s left of the sentence",
    ours: "Its meaning. PERSON_1 stays the same person throughout the conversation.",
    theirs: "Often nothing. The message is blocked, and people find a workaround.",
  },
  {
    point: "Who sees the full answer",
    ours: "The roles you choose, field by field.",
    theirs: "Everyone or no one.",
  },
  {
    point: "The AIs behind your vendors",
    ours: "On the map, each with the data it receives.",
    theirs: "Out of sight after the first hop.",
  },
  {
    point: "What the auditor gets",
    ours: "Every decision, with the rule behind it.",
    theirs: "A traffic log to interpret.",
  },
  {
    point: "A known attack phrase",
    ours: "Stopped.",
    theirs: "Stopped as well. They’re good at this.",
    alike: true,
  },
];

/** The product compared with typical tools on the market, in two columns at every width (specification, section 2). */
export function Comparison() {
  return (
    <section className="defer-60 border-y border-hairline bg-surface" aria-labelledby="comparison-title">
      <div className="wrap band">
        <div className="grid items-end gap-x-12 gap-y-4 pb-8 md:grid-cols-2 md:pb-14">
          <h2 id="comparison-title" className="display max-w-[8em] text-display-s">
            Why {site.name} Stands Out
          </h2>
          <p className="max-w-[30rem] text-muted md:justify-self-end">
            Based on vendors’ public documentation. Ask any vendor about these six points.
          </p>
        </div>
        <div aria-hidden="true" className="comparison-row comparison-head font-medium">
          <p className="flex items-center gap-2">
            <Mark className="size-5 shrink-0" /> {site.name}
          </p>
          <span className="text-shielded threads-6" />
          <p className="text-muted">{others}</p>
        </div>
        <ul>
          {rows.map((row) => (
            <li key={row.point} className="comparison-row">
              <h3 className="text-small text-muted">{row.point}</h3>
              <p className="font-medium">
                <span className="sr-only">{site.name}: </span>
                {row.ours}
              </p>
              <span aria-hidden="true" className="text-shielded threads-6" />
              <p className={row.alike ? "font-medium" : "text-muted"}>
                <span className="sr-only">{others}: </span>
                {row.theirs}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
