import { useQuery } from "@tanstack/react-query";
import type { Colleague, RecordKind, Work } from "#domain/work/schema.ts";
import { useAuth } from "#web/shell/auth.tsx";
import { FilterSelect } from "../lists/filter-select.tsx";
import type { ListState, Query } from "../lists/use-record-list.ts";
import { statusNames } from "./work-labels.ts";

/** The parameters of a list that filter by the work on its records. */
export const workParameters = {
  status: ["", "unfinished", ...Object.keys(statusNames)],
  snoozed: ["", "hide", "only"],
  assignee: "",
} as const;

/** What can be chosen, and the parameters that it stands for. */
const choices: Record<string, { name: string; query: Query }> = {
  todo: { name: "To do", query: { status: "unfinished", snoozed: "hide" } },
  new: { name: "New", query: { status: "new", snoozed: "" } },
  open: { name: "Open", query: { status: "open", snoozed: "" } },
  snoozed: { name: "Snoozed", query: { status: "", snoozed: "only" } },
  done: { name: "Done", query: { status: "done", snoozed: "" } },
  spam: { name: "Spam", query: { status: "spam", snoozed: "" } },
};

/** Whether a list is filtered by the work on its records. */
export const isFilteredByWork = ({ status, snoozed, assignee }: Query) => Boolean(status || snoozed || assignee);

/** Filters a list by status and assignee. */
export function WorkFilters({
  list,
  kind,
}: {
  list: Pick<ListState<unknown>, "query" | "setQuery">;
  kind: RecordKind;
}) {
  const { status = "", snoozed = "" } = list.query;
  const chosen = Object.entries(choices).find(
    ([, { query }]) => query.status === status && query.snoozed === snoozed,
  )?.[0];
  return (
    <>
      <FilterSelect
        label="Status"
        all="All statuses"
        value={chosen ?? ""}
        choices={Object.entries(choices).map(([value, { name }]) => [value, name])}
        onChoose={(value) => list.setQuery(choices[value]?.query ?? { status: "", snoozed: "" })}
      />
      <AssigneeFilter list={list} kind={kind} />
    </>
  );
}

/** Filters a list by assignee. */
export function AssigneeFilter({
  list,
  kind,
}: {
  list: Pick<ListState<unknown>, "query" | "setQuery">;
  kind: RecordKind;
}) {
  const { user } = useAuth().session;
  const { data = [] } = useQuery<Colleague[]>({ queryKey: [`/api/admin/colleagues?kind=${kind}`] });
  const { assignee = "" } = list.query;
  const isUnknown = assignee !== "" && !["me", "none"].includes(assignee) && !data.some(({ id }) => id === assignee);
  return (
    <FilterSelect
      label="Assignee"
      all="Any assignee"
      value={assignee}
      choices={[
        ["me", "Assigned to me"],
        ["none", "Not assigned"],
        ...data.filter(({ id }) => id !== user?.id).map(({ id, name }) => [id, name] as const),
        ...(isUnknown ? [[assignee, "Another colleague"] as const] : []),
      ]}
      onChoose={(id) => list.setQuery({ assignee: id })}
    />
  );
}

/** What is exceptional about the work on a listed record: an assignee, a snooze, spam. */
export function WorkMarks({ work }: { work: Work }) {
  const { assignee, snoozedUntil, status } = work;
  const isSnoozed = snoozedUntil !== null && Date.parse(snoozedUntil) > Date.now();
  return (
    <>
      {status === "spam" && <Mark text="Spam" />}
      {isSnoozed && <Mark text="Snoozed" />}
      {assignee && <Mark prefix="Assigned to " text={assignee.name} />}
    </>
  );
}

const Mark = ({ prefix, text }: { prefix?: string; text: string }) => (
  <span className="work-mark mr-2 rounded-control bg-sunken px-1.5 py-0.5 text-tiny text-ink">
    {prefix && <span className="sr-only">{prefix}</span>}
    {text}
  </span>
);
