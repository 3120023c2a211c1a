import type { Message } from "#domain/conversations/schema.ts";
import { site } from "#site";
import { confirmArrival, limitMessage, RequestError } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { chatStore, isFull, isRefusal, postForMessage, refresh, start, startNewConversation, update } from "./chat.ts";

/** The last message whose request failed: it may have arrived all the same, and is then found among those of the server. */
let missing: { isIt: (message: Message) => boolean; onSent: () => void } | null = null;
chatStore.subscribe(findMissing);

function findMissing() {
  if (!missing || !chatStore.get().messages.some(missing.isIt)) return;
  const { onSent } = missing;
  missing = null;
  confirmArrival();
  update({ unsent: "" });
  onSent();
}

/** The sender's name and email, as in a message or an application. */
export interface Sender {
  userName?: string;
  userEmail?: string;
  fullName?: string;
  email?: string;
}

/**
 * Sends a message (specification, section 7). `metadata` holds the visitor's name and email, or the fields of an application.
 * Calls `onSent` when the message has arrived, even if that is found after a failure. Throws `RequestError` when the server
 * refuses it, and another error when its request failed and it is not among the messages.
 */
export async function send(
  message: { content: string; metadata?: Sender | null; isApplicationRequest?: boolean },
  attachment: File | null,
  onSent = () => {},
): Promise<void> {
  const { content, metadata, isApplicationRequest = false } = message;
  update({ sending: true, unsent: "" });
  try {
    if (chatStore.get().phase !== "ready") await start();
    const { phase, isLoaded, messages } = chatStore.get();
    if (phase !== "ready") throw new Error("There is no conversation");
    const form = new FormData();
    form.set("sender", "user");
    form.set("content", content);
    form.set("isApplicationRequest", String(isApplicationRequest));
    if (metadata) form.set("metadata", JSON.stringify(metadata));
    if (attachment) form.set("attachment", attachment);
    const before = new Set(messages.map(({ id }) => id));
    const isIt = ({ id, sender, attachmentUrl, metadata, ...shown }: Message) => {
      const isNew = isLoaded && sender === "user" && !before.has(id) && Boolean(attachmentUrl) === Boolean(attachment);
      // A masked text differs from what was typed.
      return isNew && (shown.content === content.trim() || metadata.hidden !== undefined);
    };
    missing = null;
    await postMessage(form, isApplicationRequest).then(onSent, async (error) => {
      if (isRefusal(error)) throw error;
      missing = { isIt, onSent };
      await refresh();
      findMissing();
      if (missing) throw error;
    });
    if (metadata) rememberSender(metadata);
    void refresh();
  } finally {
    update({ sending: false });
  }
}

/** Shows the specified toast about a message that was not sent. Returns what to say in place; nothing if the conversation is full. */
export function reportUnsent(error: unknown): string {
  console.error("A message was not sent", error);
  // The panel shows its own notice.
  if (isFull(chatStore.get())) return "";
  toast({ title: "Error", description: "Failed to send message. Please try again.", variant: "destructive" });
  const [reason] = error instanceof RequestError ? Object.values(error.errors).flat() : [];
  const tryAgain = error instanceof RequestError ? "Try again" : "Check your connection and try again";
  return reason ?? limitMessage(error) ?? `This was not sent, and is still here. ${tryAgain}, or email ${site.email}.`;
}

async function postMessage(form: FormData, isApplication: boolean): Promise<void> {
  try {
    await postForMessage("messages", form);
  } catch (error) {
    // The conversation was removed or its cookie is gone: send the message to a new one. An application also goes to a
    // new one when this one is full, since it needs no context.
    const isGone = error instanceof RequestError && error.status === 404;
    if (!isGone && !(isApplication && chatStore.get().isRefused)) throw error;
    await startNewConversation();
    if (chatStore.get().phase !== "ready") throw error;
    await postForMessage("messages", form);
  }
}

/** Fills in the visitor's unknown name and email from what was sent (specification, section 4), as the server does. */
function rememberSender({ userName, userEmail, fullName, email }: Sender) {
  const { conversation } = chatStore.get();
  if (!conversation) return;
  const name = conversation.userName ?? ((userName ?? fullName)?.trim() || null);
  const address = conversation.userEmail ?? ((userEmail ?? email)?.trim() || null);
  update({ conversation: { ...conversation, userName: name, userEmail: address } });
}
