import { useQuery } from "@tanstack/react-query";
import type { Colleague, RecordKind } from "#domain/work/schema.ts";
import { useAuth } from "#web/shell/auth.tsx";
import { FilterSelect } from "../lists/filter-select.tsx";
import type { ListState, Query } from "../lists/use-record-list.ts";
import { statusNames } from "./work-labels.tsx";

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
