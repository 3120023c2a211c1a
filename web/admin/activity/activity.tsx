import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { type AuditEntry, auditKinds } from "#domain/audit/schema.ts";
import { capitalize } from "#web/shell/capitalize.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { FilterSelect } from "../lists/filter-select.tsx";
import { NewerRecords } from "../lists/newer-records.tsx";
import { RefreshButton } from "../lists/refresh-button.tsx";
import { useRecordList } from "../lists/use-record-list.ts";
import { LoadStatus } from "../ui/load-status.tsx";
import { Timestamp } from "../ui/timestamp.tsx";
import { actorName, actorsWithoutUser, describeEntry, kindNames } from "./activity-labels.ts";

const path = "/api/admin/activity";

const columns: Column<AuditEntry>[] = [
  {
    id: "time",
    name: "Time",
    cell: ({ recordedAt }) => <Timestamp at={recordedAt} />,
    className: "lg:w-48 max-lg:order-3 text-muted",
  },
  {
    id: "actor",
    name: "Person",
    cell: (entry) => actorName(entry),
    isRowHeader: true,
    className: "lg:w-40 max-lg:order-1 wrap-anywhere",
  },
  {
    id: "role",
    name: "Role",
    cell: ({ actor }) => (actor.id ? capitalize(actor.role) : ""),
    className: "lg:w-24 max-lg:order-2 text-muted",
  },
  {
    id: "what",
    name: "Action",
    cell: (entry) => describeEntry(entry),
    className: "max-lg:order-4 max-lg:basis-full wrap-anywhere",
  },
  {
    id: "record",
    name: "Record",
    cell: ({ objectId }) => objectId && <code className="font-mono text-tiny wrap-anywhere">{objectId}</code>,
    className: "lg:w-56 xl:w-72 max-lg:order-5 max-lg:basis-full text-muted",
  },
];

/** The Activity tab: the audit log by person, kind of record and day, and its CSV export. */
export default function Activity() {
  const list = useRecordList<AuditEntry>(path, { actor: "", kind: ["", ...auditKinds], day: "" });
  const people = useQuery<{ id: string; name: string }[]>({ queryKey: [`${path}/people`] }).data ?? [];
  const { loaded, rows, total, error, busy, checkedAt, page, pageCount, query, setQuery, refresh } = list;
  const filters = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ""));
  return (
    <div className="min-h-[50vh]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 py-5 xl:pt-0">
        <FilterSelect
          label="Person"
          all="Everyone"
          value={query.actor ?? ""}
          choices={[
            ...people.map(({ id, name }) => [id, name] as const),
            ...actorsWithoutUser.map((role) => [role, capitalize(role)] as const),
          ]}
          onChoose={(actor) => setQuery({ actor })}
        />
        <FilterSelect
          label="Record type"
          all="All record types"
          value={query.kind ?? ""}
          choices={auditKinds.map((kind) => [kind, capitalize(kindNames[kind][0])] as const)}
          onChoose={(kind) => setQuery({ kind })}
        />
        <label className="flex items-center gap-2 text-small text-muted max-sm:basis-full">
          Day (UTC)
          <input
            type="date"
            value={query.day ?? ""}
            onChange={(event) => setQuery({ day: event.target.value })}
            className="h-10 min-w-0 rounded-control border border-edge bg-surface px-2.5 text-base text-ink hover:border-ink max-sm:flex-1 lg:text-small"
          />
        </label>
        <NewerRecords count={list.newer} nouns="entries" onShow={list.showNewer} />
        <div className="ml-auto flex items-center gap-3">
          <RefreshButton busy={busy} checkedAt={checkedAt} onPress={refresh} />
          <ButtonLink href={`${path}/export?${filters}`} download="activity.csv" variant="outlined" size="small">
            <Download aria-hidden="true" className="size-3.5" />
            Export CSV
          </ButtonLink>
        </div>
      </div>
      <LoadStatus noun="entries" loaded={loaded} error={error} busy={busy} onRetry={refresh} />
      {rows.length > 0 && (
        <>
          <Table label="Activity" columns={columns} rows={rows} keyOf={({ id }) => id} busy={busy} />
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-4">
            <p role="status" className="text-small text-muted tabular-nums">
              {total.toLocaleString("en-US")} {total === 1 ? "entry" : "entries"}
            </p>
            <Pagination label="Pages of entries" page={page} pageCount={pageCount} onPage={list.setPage} />
          </div>
        </>
      )}
      {loaded && total === 0 && (
        <EmptyState title="Nothing matches">
          <p>No entries match these filters. Choose another person, record type or day.</p>
        </EmptyState>
      )}
    </div>
  );
}
