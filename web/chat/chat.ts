import { type Conversation, type Message, messageLimits } from "#domain/conversations/schema.ts";
import { RequestError, request } from "#web/shell/request.ts";
import { createStore } from "#web/shell/store.ts";
import { newSessionId, storedSessionId } from "./browser-storage.ts";
import { type PolledState, poll } from "./poll.ts";

/** How often the panel polls for messages, besides the event stream (specification, section 9; ms). */
const POLL_INTERVAL_MS = 5000;

/** The state of the panel. */
export interface Chat {
  /** `ready` once there is a conversation. */
  phase: "idle" | "starting" | "ready" | "failed";
  conversation: Conversation | null;
  messages: readonly Message[];
  /** Whether the messages are loaded; true from the start for a new session. */
  isLoaded: boolean;
  /** The answer that is being streamed: the message that it answers, and the text received so far. */
  writing: { messageId: string; text: string } | null;
  sending: boolean;
  /** The server refused a message because the conversation is full. */
  isRefused: boolean;
}

export const chatStore = createStore<Chat>({
  phase: "idle",
  conversation: null,
  messages: [],
  isLoaded: false,
  writing: null,
  sending: false,
  isRefused: false,
});
let isOpen = false;
let polledState: PolledState | null = null;
let polling: ReturnType<typeof setInterval> | undefined;
let events: EventSource | undefined;

const update = (changes: Partial<Chat>) => chatStore.set({ ...chatStore.get(), ...changes });

/** Call when the panel opens. The first time on a page, starts or resumes the conversation. */
export function openChat() {
  isOpen = true;
  if (chatStore.get().phase === "ready") {
    startUpdates();
    void refresh();
  } else {
    void start();
  }
  addEventListener("pagehide", pause);
  addEventListener("pageshow", resume);
}

/** Call when the panel closes: stops polling and streaming. */
export function closeChat() {
  isOpen = false;
  pause();
  removeEventListener("pagehide", pause);
  removeEventListener("pageshow", resume);
}

// A page with an open stream is not eligible for the back/forward cache.
function pause() {
  clearInterval(polling);
  polling = undefined;
  events?.close();
  events = undefined;
}

function resume({ persisted }: PageTransitionEvent) {
  if (persisted) openChat();
}

let starting: Promise<void> | undefined;

/** Starts or resumes the conversation of this browser's session; simultaneous calls share one request. Never throws: see `phase`. */
export function start(): Promise<void> {
  starting ??= startOrResume().finally(() => {
    starting = undefined;
  });
  return starting;
}

async function startOrResume() {
  const storedId = storedSessionId();
  update({ phase: "starting", isLoaded: storedId === null });
  try {
    const conversation = await conversationOf(storedId ?? newSessionId()).catch((error: unknown) => {
      // The session id outlived the owner cookie, so the conversation is not accessible: start a new one.
      if (storedId && error instanceof RequestError && error.status === 404) return conversationOf(newSessionId());
      throw error;
    });
    polledState = null;
    update({ phase: "ready", conversation, messages: [] });
    startUpdates();
    await refresh();
  } catch (error) {
    console.error("The chat could not be started", error);
    update({ phase: "failed" });
  }
}

/** Starts another conversation; the current one is not changed. Never throws: see `phase`. */
export async function startNewConversation(): Promise<void> {
  newSessionId();
  pause();
  update({ messages: [], writing: null, isRefused: false });
  await start();
}

async function conversationOf(sessionId: string): Promise<Conversation> {
  const body = { sessionId, userEmail: null, userName: null, category: "general" };
  return await (await request("/api/chat/conversations", "POST", body)).json();
}

/**
 * Sends a message (specification, section 7). `metadata` holds the visitor's name and email, or the fields of an application.
 * Throws `RequestError` when the server refuses it.
 */
export async function send(
  { content, metadata, isApplicationRequest = false }: NewMessage,
  attachment: File | null,
): Promise<void> {
  update({ sending: true });
  try {
    if (chatStore.get().phase !== "ready") await start();
    if (chatStore.get().phase !== "ready") throw new Error("There is no conversation");
    const form = new FormData();
    form.set("sender", "user");
    form.set("content", content);
    form.set("isApplicationRequest", String(isApplicationRequest));
    if (metadata) form.set("metadata", JSON.stringify(metadata));
    if (attachment) form.set("attachment", attachment);
    addMessages([await postMessage(form, isApplicationRequest)]);
    if (metadata) rememberSender(metadata);
    void refresh();
  } finally {
    update({ sending: false });
  }
}

interface NewMessage {
  content: string;
  metadata?: Sender | null;
  isApplicationRequest?: boolean;
}

/** The sender's name and email, as in a message or an application. */
export interface Sender {
  userName?: string;
  userEmail?: string;
  fullName?: string;
  email?: string;
}

/** Fills in the visitor's unknown name and email from what was sent (specification, section 4), as the server does. */
function rememberSender({ userName, userEmail, fullName, email }: Sender) {
  const { conversation } = chatStore.get();
  if (!conversation) return;
  update({
    conversation: {
      ...conversation,
      userName: conversation.userName ?? ((userName ?? fullName)?.trim() || null),
      userEmail: conversation.userEmail ?? ((userEmail ?? email)?.trim() || null),
    },
  });
}

async function postMessage(form: FormData, isApplication: boolean): Promise<Message> {
  const post = async () =>
    (await recordingRefusal(() => request(`${conversationPath()}/messages`, "POST", form))).json();
  try {
    return await post();
  } catch (error) {
    // The conversation was removed or its cookie is gone: send the message to a new one. An application also goes to a
    // new one when this one is full, since it needs no context.
    const isGone = error instanceof RequestError && error.status === 404;
    if (!isGone && !(isApplication && chatStore.get().isRefused)) throw error;
    await startNewConversation();
    return await post();
  }
}

/** Hands the conversation over to the team, which answers to `email`. Throws `RequestError` when refused. */
export async function requestHandOver(email: string): Promise<void> {
  addMessages([
    await (await recordingRefusal(() => request(`${conversationPath()}/hand-over`, "POST", { email }))).json(),
  ]);
  const { conversation } = chatStore.get();
  if (conversation) update({ conversation: { ...conversation, userEmail: email, status: "waiting" } });
}

/** Stores whether an answer of the assistant helped. Throws `RequestError` when the server refuses it. */
export async function rateAnswer(messageId: string, helpful: boolean): Promise<void> {
  const path = `${conversationPath()}/messages/${messageId}/feedback`;
  addMessages([await (await request(path, "PUT", { helpful })).json()]);
}

/** Records a refusal because the conversation is full, and rethrows the error. */
async function recordingRefusal(send: () => Promise<Response>): Promise<Response> {
  try {
    return await send();
  } catch (error) {
    // A duplicate application is also a 409, but its error is at the position field.
    if (error instanceof RequestError && error.status === 409 && error.errors.content) update({ isRefused: true });
    throw error;
  }
}

/** Whether the conversation takes no more messages. */
export const isFull = ({ isRefused, messages }: Chat) => isRefused || messages.length >= messageLimits.perConversation;

const conversationPath = () => `/api/chat/conversations/${chatStore.get().conversation?.id}`;

/** Loads what changed in the conversation; a failure is retried with the next poll. */
async function refresh() {
  try {
    const path = conversationPath();
    const polled = await poll(path, chatStore.get().messages, polledState);
    const { conversation } = chatStore.get();
    if (!polled || !conversation || path !== conversationPath()) return;
    polledState = polled.state;
    update({ conversation: { ...conversation, status: polled.state.status }, isLoaded: true });
    addMessages(polled.messages);
  } catch (error) {
    console.error("Messages could not be loaded", error);
  }
}

/** Adds messages, or replaces their earlier versions. */
function addMessages(added: readonly Message[]) {
  if (added.length === 0) return;
  const byId = new Map([...chatStore.get().messages, ...added].map((message) => [message.id, message]));
  // Ids start with the time, so they sort by creation.
  const messages = [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  update({ messages, ...(messages.at(-1)?.sender === "bot" ? { writing: null } : {}) });
}

function startUpdates() {
  // The panel was closed while the conversation started.
  if (!isOpen) return;
  polling ??= setInterval(() => {
    if (document.visibilityState === "visible") void refresh();
  }, POLL_INTERVAL_MS);
  if (events) return;
  events = new EventSource(`${conversationPath()}/events`);
  events.addEventListener("message", (event) => {
    if (typeof event.data !== "string") return;
    addMessages([JSON.parse(event.data).message]);
    // The message may have changed the status.
    void refresh();
  });
  events.addEventListener("words", (event) => {
    const { answers, words } = JSON.parse(event.data);
    if (chatStore.get().messages.at(-1)?.sender === "bot") return;
    const { writing } = chatStore.get();
    const previous = writing?.messageId === answers ? writing?.text : "";
    update({ writing: { messageId: answers, text: previous + words } });
  });
}
