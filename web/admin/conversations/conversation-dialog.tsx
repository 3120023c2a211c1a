import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Transcript } from "#domain/conversations/schema.ts";
import { queryClient } from "#web/shell/query-client.ts";
import { request, requestIfChanged } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { type ListState, refreshRecordList } from "../lists/use-record-list.ts";
import { RecordDialog } from "../records/record-dialog.tsx";
import { useTemplates } from "../replies/template-picker.tsx";
import { EmailFact } from "../reveal/personal-facts.tsx";
import { RevealStatus } from "../reveal/reveal-button.tsx";
import { isMasked } from "../reveal/use-reveals.ts";
import { Facts } from "../ui/facts.tsx";
import { LoadStatus } from "../ui/load-status.tsx";
import { deleteRecord, RemoveButton } from "../ui/remove-button.tsx";
import { Timestamp } from "../ui/timestamp.tsx";
import { conversationsPath, visitorName } from "./conversation-labels.ts";
import { type Conversation, StatusMark } from "./conversation-table.tsx";
import { Messages } from "./messages.tsx";
import { ReplyForm } from "./reply-form.tsx";

/** How often an open conversation is refetched (ms), the same interval as in the visitor's panel. */
const REFETCH_INTERVAL_MS = 5000;

const pathOf = (id: string) => `${conversationsPath}/${id}`;
const refreshOne = (id: string) => refreshRecordList(pathOf(id));

/** One conversation with its messages, updated live, and a reply form. */
export default function ConversationDialog({ list }: { list: ListState<Conversation> }) {
  const open = (id: string | null) => {
    list.open(id);
    // Replying may move the conversation in the list: refresh the list only when the dialog closes.
    if (id === null) void list.refetch();
  };
  const remove = async (id: string) => {
    const toast = await deleteRecord("Conversation", pathOf(id));
    open(null);
    return toast;
  };
  return (
    <RecordDialog
      list={{ ...list, open }}
      work={{ kind: "conversation", listPath: conversationsPath }}
      pathOf={pathOf}
      noun="conversation"
      titleOf={visitorName}
      actions={(conversation) => (
        <>
          <RevealStatus key={`reveal ${conversation.id}`} record={conversation} listPath={conversationsPath} />
          <StatusActions key={`status ${conversation.id}`} id={conversation.id} />
          <RemoveButton
            key={conversation.id}
            failureTitle="Conversation not deleted"
            remove={() => remove(conversation.id)}
          />
        </>
      )}
    >
      {(conversation) => <ConversationDetail key={conversation.id} conversation={conversation} />}
    </RecordDialog>
  );
}

const useTranscript = (id: string) =>
  useQuery({
    queryKey: [pathOf(id)],
    queryFn: () => loadTranscript(pathOf(id)),
    refetchInterval: REFETCH_INTERVAL_MS,
    staleTime: 0,
  });

/** A conversation, and the entity tag of the response that contained it. */
interface LoadedTranscript extends Transcript {
  etag: string | null;
}

/** Loads a conversation, or returns the loaded one if it has not changed. */
async function loadTranscript(path: string): Promise<LoadedTranscript> {
  const loaded = queryClient.getQueryData<LoadedTranscript>([path]);
  const response = await requestIfChanged(path, loaded?.etag ?? null);
  return response ? { ...(await response.json()), etag: response.headers.get("ETag") } : (loaded as LoadedTranscript);
}

function ConversationDetail({ conversation }: { conversation: Conversation }) {
  const { data, error, isFetching } = useTranscript(conversation.id);
  const { startedAt, status } = data ?? conversation;
  // The list masks it on time; its messages are hidden until they have been fetched masked.
  const isEnded = isMasked(conversation) && Boolean(data?.revealedUntil);
  const shown = isEnded ? conversation : (data ?? conversation);
  const { userEmail } = shown;
  const end = useRef<HTMLDivElement>(null);
  const isLoaded = data !== undefined;
  const hasTemplates = useTemplates("conversation").isFetched;
  useEffect(() => {
    // The newest message and the reply box, which grows by the templates, are what the conversation was opened for.
    if (isLoaded && hasTemplates) end.current?.scrollIntoView({ block: "end" });
  }, [isLoaded, hasTemplates]);
  return (
    <div className="grid gap-6">
      <Facts
        facts={[
          ["Status", <StatusMark key="status" status={status} />],
          [
            "Email",
            userEmail && <EmailFact key="email" record={shown} email={userEmail} subject="Your question in the chat" />,
          ],
          ["Started", <Timestamp key="started" at={startedAt} />],
        ]}
      />
      <LoadStatus
        noun="conversation"
        loaded={isLoaded}
        error={data ? null : error}
        busy={isFetching}
        className=""
        onRetry={() => refreshOne(conversation.id)}
      />
      {data && !isEnded && <Messages transcript={data} />}
      {data && (
        <ReplyForm
          path={`${pathOf(conversation.id)}/messages`}
          hasAddress={userEmail !== null}
          visitorName={isMasked(shown) ? null : shown.userName}
          onSent={() => refreshOne(conversation.id)}
        />
      )}
      <div ref={end} />
    </div>
  );
}

/** Buttons that close a conversation or return it to the Support Assistant. */
function StatusActions({ id }: { id: string }) {
  const status = useTranscript(id).data?.status;
  const [busy, setBusy] = useState(false);
  // A toast is inert behind the open dialog, so the error is announced here as well.
  const [failure, setFailure] = useState("");
  const change = async (to: "closed" | "active") => {
    setBusy(true);
    setFailure("");
    try {
      await request(pathOf(id), "PATCH", { status: to });
      toast(
        to === "closed"
          ? { title: "Conversation closed", description: "It reopens when the visitor writes again." }
          : { title: "Conversation returned", description: "The Support Assistant will answer the next message." },
      );
      await refreshOne(id);
    } catch (error) {
      const { message } = error as Error;
      setFailure(`Status not changed. ${message}`);
      toast({ title: "Status not changed", description: message, variant: "destructive" });
    }
    setBusy(false);
  };
  if (!status || status === "closed") return null;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-disabled={busy || undefined}
        onClick={() => !busy && change("closed")}
      >
        Close conversation
      </Button>
      {status !== "active" && (
        <Button
          variant="quiet"
          size="small"
          aria-disabled={busy || undefined}
          onClick={() => !busy && change("active")}
        >
          Return to the Support Assistant
        </Button>
      )}
      {failure && (
        <p role="alert" className="order-1 basis-full text-small font-medium text-exposed">
          {failure}
        </p>
      )}
    </>
  );
}
