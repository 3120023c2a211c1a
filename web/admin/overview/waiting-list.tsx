import { FileUser, Inbox, MessagesSquare } from "lucide-react";
import type { Overview, WaitingRecord } from "#domain/dashboard/schema.ts";
import { dashboardAddress, MAX_COUNT } from "#domain/kernel/dashboard-tabs.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { TabLink } from "../navigation/tab-link.tsx";
import { MaskedValue } from "../reveal/masked-value.tsx";
import { Age } from "../ui/timestamp.tsx";

const icons = { inquiries: Inbox, applications: FileUser, conversations: MessagesSquare };
/** The list of what is not finished, the oldest first where a list can be sorted. */
const unfinished = {
  inquiries: { status: "unfinished", sort: "oldest" },
  applications: { status: "unfinished", sort: "oldest" },
  conversations: { status: "waiting" },
};
const nouns = { inquiries: "inquiry", applications: "application", conversations: "conversation" };

/** What waits for the user, the longest first, with links to the rest. */
export function WaitingList({ overview: { waiting, waitingCounts } }: { overview: Overview }) {
  if (waiting.length === 0)
    return (
      <EmptyState title="Nothing is waiting for you">
        <p>New inquiries, applications and conversations that need a reply appear here, the oldest first.</p>
      </EmptyState>
    );
  const counts = Object.entries(waitingCounts).filter(([, count = 0]) => count > 0) as [WaitingRecord["tab"], number][];
  return (
    <>
      <ol aria-label="Waiting for you" className="border-t border-ink">
        {waiting.map((record) => (
          <Waiting key={record.id} record={record} />
        ))}
      </ol>
      <p className="flex flex-wrap gap-x-5 gap-y-1 pt-4 text-small text-muted">
        <span>In total:</span>
        {counts.map(([tab, count]) => (
          <TabLink key={tab} tab={tab} parameters={unfinished[tab]}>
            {count < MAX_COUNT ? count : `${MAX_COUNT - 1}+`} {count === 1 ? nouns[tab] : tab}
          </TabLink>
        ))}
      </p>
    </>
  );
}

function Waiting({ record: { tab, id, title, detail, since, isMine } }: { record: WaitingRecord }) {
  const Icon = icons[tab];
  return (
    <li className="relative flex items-baseline gap-x-3 border-b border-hairline py-2.5 hover:bg-sunken">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 self-center text-muted" />
      <TabLink
        tab={tab}
        href={dashboardAddress(tab, id)}
        parameters={{ open: id }}
        // The whole line is clickable.
        className="min-w-0 truncate font-medium after:absolute after:inset-0 hover:underline hover:underline-offset-4"
      >
        <span className="sr-only">Open the {nouns[tab]}: </span>
        <MaskedValue text={title || "Visitor"} />
      </TabLink>
      <span className="min-w-0 flex-1 truncate text-muted">
        <MaskedValue text={detail} />
      </span>
      {isMine && (
        <span className="border border-hairline px-1.5 text-tiny whitespace-nowrap">
          <span className="max-sm:sr-only">Assigned to </span>
          <span className="max-sm:capitalize">you</span>
        </span>
      )}
      <span className="text-small whitespace-nowrap text-muted">
        <Age at={since} />
      </span>
    </li>
  );
}
