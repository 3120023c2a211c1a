import { lazy } from "react";
import type { conversationStatuses } from "#domain/conversations/schema.ts";
import { FilterSelect } from "../lists/filter-select.tsx";
import { RecordListByState } from "../lists/list-by-state.tsx";
import { useRecordList } from "../lists/use-record-list.ts";
import { WhenOpened } from "../lists/when-opened.tsx";
import { useReveals } from "../reveal/use-reveals.ts";
import { AssigneeFilter, workParameters } from "../work/work-filters.tsx";
import { conversationsPath, statusLabels } from "./conversation-labels.ts";
import { type Conversation, ConversationTable } from "./conversation-table.tsx";
import { Report } from "./report.tsx";

const ConversationDialog = lazy(() => import("./conversation-dialog.tsx"));
const shown = ["waiting", "active", "answered", "closed"] as const satisfies (typeof conversationStatuses)[number][];

/** The Conversations tab: chat conversations by status, and the questions that need better answers. */
export default function Conversations() {
  const list = useReveals(
    useRecordList<Conversation>(conversationsPath, {
      status: ["", ...shown],
      snoozed: workParameters.snoozed,
      assignee: "",
    }),
    conversationsPath,
  );
  return (
    <div className="grid gap-16 max-xl:pt-5">
      <RecordListByState
        list={list}
        title="Conversations"
        nouns="conversations"
        parameter="status"
        states={shown}
        labels={statusLabels}
        tools={
          <>
            <AssigneeFilter list={list} kind="conversation" />
            <FilterSelect
              label="Snoozed conversations"
              all="Snoozed or not"
              value={list.query.snoozed ?? ""}
              choices={[
                ["hide", "Not snoozed"],
                ["only", "Snoozed"],
              ]}
              onChoose={(snoozed) => list.setQuery({ snoozed })}
            />
          </>
        }
        isNarrowed={Boolean(list.query.snoozed || list.query.assignee)}
        nothing={(status) => `No conversations have the status “${statusLabels[status]}” right now.`}
        empty="When a visitor writes to the Support Assistant, the conversation appears here with personal data masked."
      >
        <ConversationTable list={list} />
      </RecordListByState>
      <Report onOpen={list.open} />
      <WhenOpened list={list}>
        <ConversationDialog list={list} />
      </WhenOpened>
    </div>
  );
}
