import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Transcript } from "#domain/conversations/schema.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Facts } from "../listing/facts.tsx";
import { LoadingFailed } from "../listing/loading-failed.tsx";
import { Moment } from "../listing/moment.tsx";
import { RecordDialog } from "../listing/record-dialog.tsx";
import { Removal } from "../listing/removal.tsx";
import { type Listing, refreshListing } from "../listing/use-listing.ts";
import { mailto } from "../mailto.ts";
import { type Conversation, StatusMark } from "./conversation-table.tsx";
import { visitorWords } from "./conversation-words.ts";
import { Messages } from "./messages.tsx";
import { ReplyForm } from "./reply-form.tsx";

/** How often an open conversation is looked at again: as often as the visitor's own panel does (ms). */
const LOOK_AGAIN_MS = 5000;

const pathOf = (id: string) => `/api/admin/conversations/${id}`;
const refreshOne = (id: string) => refreshListing(pathOf(id));

/** One conversation, whole and as it goes on, with a box to answer in. */
export function ConversationDialog({ listing }: { listing: Listing<Conversation> }) {
  const open = (id: string | null) => {
    listing.open(id);
    // What was read and answered meanwhile may belong elsewhere in the list: it stays until it is put away.
    if (id === null) void listing.refresh();
  };
  return (
    <RecordDialog
      listing={{ ...listing, open }}
      noun="conversation"
      titleOf={visitorWords}
      actions={(conversation) => (
        <>
          <Standing key={`standing ${conversation.id}`} id={conversation.id} />
          <Removal
            key={conversation.id}
            noun="Conversation"
            path={pathOf(conversation.id)}
            onRemoved={() => open(null)}
          />
        </>
      )}
    >
      {(conversation) => <Whole key={conversation.id} conversation={conversation} />}
    </RecordDialog>
  );
}

const useTranscript = (id: string) =>
  useQuery<Transcript>({ queryKey: [pathOf(id)], refetchInterval: LOOK_AGAIN_MS, staleTime: 0 });

function Whole({ conversation }: { conversation: Conversation }) {
  const { data, error, isFetching } = useTranscript(conversation.id);
  const { userEmail, startedAt, status } = data ?? conversation;
  return (
    <div className="grid gap-6">
      <Facts
        facts={[
          ["Status", <StatusMark key="status" status={status} />],
          [
            "Email",
            userEmail && (
              <a
                key="email"
                href={mailto(userEmail, "Your question in the chat")}
                className="underline underline-offset-4"
              >
                {userEmail}
              </a>
            ),
          ],
          ["Begun", <Moment key="begun" at={startedAt} />],
        ]}
      />
      {!data && !error && <Spinner label="Loading the conversation" />}
      {!data && error && (
        <LoadingFailed
          noun="conversation"
          error={error}
          busy={isFetching}
          onRetry={() => refreshOne(conversation.id)}
        />
      )}
      {data && <Messages messages={data.messages} />}
      {data && (
        <ReplyForm
          path={`${pathOf(conversation.id)}/messages`}
          hasAddress={userEmail !== null}
          onSent={() => refreshOne(conversation.id)}
        />
      )}
    </div>
  );
}

/** Closes a conversation, or gives it back to the assistant. */
function Standing({ id }: { id: string }) {
  const status = useTranscript(id).data?.status;
  const [busy, setBusy] = useState(false);
  // A toast lies behind the dialog, unheard.
  const [failure, setFailure] = useState("");
  const change = async (to: "closed" | "active") => {
    setBusy(true);
    setFailure("");
    try {
      await request(pathOf(id), "PATCH", { status: to });
      toast(
        to === "closed"
          ? { title: "Conversation closed", description: "One more message of the visitor opens it again." }
          : { title: "Given back", description: "The assistant answers the next message." },
      );
      await refreshOne(id);
    } catch (error) {
      const { message } = error as Error;
      setFailure(`Nothing changed. ${message}`);
      toast({ title: "Nothing changed", description: message, variant: "destructive" });
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
          Give back to the assistant
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
