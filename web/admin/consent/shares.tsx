import type { ConsentSummary } from "#domain/consents/schema.ts";
import { ShareBar } from "#web/ui/share-bar.tsx";
import { formatCount, formatShare } from "../figures/figures.ts";
import { Section } from "../ui/section.tsx";

/** The share of choices that allow each category, and the share sent with Global Privacy Control. */
export function Shares({ summary }: { summary: ConsentSummary }) {
  const { total, allowed, gpc, gpcOverride } = summary;
  const rows = [
    { name: "Analytics", count: allowed.analytics },
    { name: "Functional", count: allowed.functional },
    { name: "Marketing", count: allowed.marketing },
  ];
  return (
    <Section title="Allowed categories">
      <ul className="grid gap-5">
        {rows.map(({ name, count }) => (
          <Share key={name} name={name} count={count} total={total} />
        ))}
        <li className="grid gap-2 border-t border-hairline pt-5">
          <Share name="Global Privacy Control" count={gpc} total={total} as="div" />
          <p className="text-small text-muted">
            When a browser sends this signal, analytics and marketing stay off.{" "}
            {gpc > 0 &&
              (gpcOverride === 0
                ? "No visitor turned them on."
                : `In ${formatCount(gpcOverride)} of ${formatCount(gpc)} choices, the visitor was told about the signal and still turned on analytics or marketing.`)}
          </p>
        </li>
      </ul>
    </Section>
  );
}

function Share({
  name,
  count,
  total,
  as: Tag = "li",
}: {
  name: string;
  count: number;
  total: number;
  as?: "li" | "div";
}) {
  return (
    <Tag className="grid gap-1.5">
      <p className="flex items-baseline gap-3 tabular-nums">
        <span className="flex-1 text-small font-medium">{name}</span>
        <span className="text-small text-muted">
          {formatCount(count)} of {formatCount(total)}
        </span>
        <span className="min-w-12 text-right">{formatShare(count, total)}</span>
      </p>
      <ShareBar share={total === 0 ? 0 : count / total} />
    </Tag>
  );
}
