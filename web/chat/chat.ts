import {
  type Conversation,
  type ConversationStatus,
  type Message,
  messageLimits,
} from "#domain/conversations/schema.ts";
import { RequestError, request } from "#web/shell/request.ts";
import { keptSessionId, newSessionId } from "./kept.ts";

/** Messages are asked for so often, whatever else tells of them (specification, section 9; ms). */
const POLL = 5000;

/** The panel as it is shown. */
export interface Chat {
  /** `ready` once there is a conversation. */
  phase: "idle" | "starting" | "ready" | "failed";
  conversation: Conversation | null;
  messages: readonly Message[];
  /** Whether it is known which messages there are; of a session that is new, none. */
  known: boolean;
  /** The words of an answer that is being written. */
  writing: { answers: string; words: string } | null;
  sending: boolean;
  /** The server has said that this conversation takes no more. */
  refused: boolean;
}

let chat: Chat = {
  phase: "idle",
  conversation: null,
  messages: [],
  known: false,
  writing: null,
  sending: false,
  refused: false,
};
const listeners = new Set<() => void>();
let isOpen = false;
let polling: ReturnType<typeof setInterval> | undefined;
let events: EventSource | undefined;

function set(next: Partial<Chat>) {
  chat = { ...chat, ...next };
  for (const listener of listeners) listener();
}

export const subscribeToChat = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const currentChat = () => chat;

/** The panel is opened: the first time on a page this begins or resumes the conversation. */
export function openChat() {
  isOpen = true;
  if (chat.phase === "ready") {
    listen();
    void refresh();
  } else {
    void begin();
  }
  addEventListener("pagehide", pause);
  addEventListener("pageshow", resume);
}

/** The panel is closed: nothing is asked any more. */
export function closeChat() {
  isOpen = false;
  pause();
  removeEventListener("pagehide", pause);
  removeEventListener("pageshow", resume);
}

// A page with an open stream could not be kept for the way back.
function pause() {
  clearInterval(polling);
  polling = undefined;
  events?.close();
  events = undefined;
}

function resume({ persisted }: PageTransitionEvent) {
  if (persisted) openChat();
}

let beginning: Promise<void> | undefined;

/** Begins the conversation of this browser's session, or resumes it: once, whoever asks. Throws nothing: `phase` says how it went. */
export function begin(): Promise<void> {
  beginning ??= beginOnce().finally(() => {
    beginning = undefined;
  });
  return beginning;
}

async function beginOnce() {
  const kept = keptSessionId();
  set({ phase: "starting", known: kept === null });
  try {
    const conversation = await conversationOf(kept ?? newSessionId()).catch((error: unknown) => {
      // The id outlived the cookie that proves it ours: that conversation is closed to us, so we begin anew.
      if (kept && error instanceof RequestError && error.status === 404) return conversationOf(newSessionId());
      throw error;
    });
    set({ phase: "ready", conversation, messages: [] });
    listen();
    await refresh();
  } catch (error) {
    console.error("The chat could not be started", error);
    set({ phase: "failed" });
  }
}

/** Leaves the conversation as it is and begins another; `phase` says how it went. */
export async function beginAnew(): Promise<void> {
  newSessionId();
  pause();
  set({ messages: [], writing: null, refused: false });
  await begin();
}

async function conversationOf(sessionId: string): Promise<Conversation> {
  const body = { sessionId, userEmail: null, userName: null, category: "general" };
  return await (await request("/api/chat/conversations", "POST", body)).json();
}

/**
 * Sends a message in the form that section 7 describes; beside its words, who writes, or the fields of an application.
 * Throws `RequestError` when it was not taken.
 */
export async function send(
  { content, metadata, isApplicationRequest = false }: SentWords,
  attachment: File | null,
): Promise<void> {
  set({ sending: true });
  try {
    if (chat.phase !== "ready") await begin();
    if (chat.phase !== "ready") throw new Error("There is no conversation");
    const form = new FormData();
    form.set("sender", "user");
    form.set("content", content);
    form.set("isApplicationRequest", String(isApplicationRequest));
    if (metadata) form.set("metadata", JSON.stringify(metadata));
    if (attachment) form.set("attachment", attachment);
    take(await posted(form, isApplicationRequest));
    if (metadata) rememberWho(metadata);
    void refresh();
  } finally {
    set({ sending: false });
  }
}

interface SentWords {
  content: string;
  metadata?: Who | null;
  isApplicationRequest?: boolean;
}

/** Who writes, as a message or an application tells it. */
interface Who {
  userName?: string;
  userEmail?: string;
  fullName?: string;
  email?: string;
}

/** What was not known yet of who writes is filled from what was sent (specification, section 4), here as on the server. */
function rememberWho({ userName, userEmail, fullName, email }: Who) {
  const { conversation } = chat;
  if (!conversation) return;
  set({
    conversation: {
      ...conversation,
      userName: conversation.userName ?? ((userName ?? fullName)?.trim() || null),
      userEmail: conversation.userEmail ?? ((userEmail ?? email)?.trim() || null),
    },
  });
}

async function posted(form: FormData, isApplication: boolean): Promise<Message> {
  const post = async () => (await unlessFull(() => request(`${address()}/messages`, "POST", form))).json();
  try {
    return await post();
  } catch (error) {
    // Removed meanwhile, or its cookie is gone: what was typed goes into a new one. So does an application where this
    // one is full: it speaks for itself, and the whole of it is typed.
    const isGone = error instanceof RequestError && error.status === 404;
    if (!isGone && !(isApplication && chat.refused)) throw error;
    await beginAnew();
    return await post();
  }
}

/** Asks for a person, who answers to `email`. Throws `RequestError` when refused. */
export async function askForPerson(email: string): Promise<void> {
  take(await (await unlessFull(() => request(`${address()}/hand-over`, "POST", { email }))).json());
  if (chat.conversation) set({ conversation: { ...chat.conversation, userEmail: email, status: "waiting" } });
}

/** Makes known when a call is refused because the conversation is full, and throws what it threw. */
async function unlessFull(call: () => Promise<Response>): Promise<Response> {
  try {
    return await call();
  } catch (error) {
    // An application that was made already is a 409 too, and names its position.
    if (error instanceof RequestError && error.status === 409 && error.errors.content) set({ refused: true });
    throw error;
  }
}

/** Whether the conversation takes no more: as the server said, or as its messages show. */
export const isFull = ({ refused, messages }: Chat) => refused || messages.length >= messageLimits.perConversation;

/** With whom the conversation is, as far as its messages tell: a person of the team may have answered meanwhile. */
export function standingOf({ conversation, messages }: Chat): ConversationStatus {
  const last = messages.findLast(({ sender }) => sender === "bot");
  if (last?.metadata.author === "team") return messages.at(-1) === last ? "answered" : "waiting";
  if (last?.metadata.handedOver) return "waiting";
  return conversation?.status === "closed" ? "closed" : "active";
}

const address = () => `/api/chat/conversations/${chat.conversation?.id}`;

/** Takes the messages as the server has them. What fails here is asked for again. */
async function refresh() {
  try {
    const asked = address();
    const messages: Message[] = await (await request(`${asked}/messages`)).json();
    if (asked !== address() || messages.length < chat.messages.length) return;
    const answered = chat.writing && messages.at(-1)?.sender === "bot";
    if (messages.length !== chat.messages.length || answered || !chat.known)
      set({ messages, known: true, ...(answered ? { writing: null } : {}) });
  } catch (error) {
    console.error("Messages could not be loaded", error);
  }
}

function take(message: Message) {
  const writing = message.sender === "bot" ? null : chat.writing;
  const known = chat.messages.some(({ id }) => id === message.id);
  // Ids begin with the time: the order of creation, whatever comes first.
  const messages = [...chat.messages, message].sort((a, b) => (a.id < b.id ? -1 : 1));
  set({ messages: known ? chat.messages : messages, writing });
}

function listen() {
  // Closed while it was being begun: then nobody asks.
  if (!isOpen) return;
  polling ??= setInterval(() => {
    if (document.visibilityState === "visible") void refresh();
  }, POLL);
  if (events) return;
  events = new EventSource(`${address()}/events`);
  events.addEventListener("message", (event) => {
    if (typeof event.data === "string") take(JSON.parse(event.data).message);
  });
  events.addEventListener("words", (event) => {
    const { answers, words } = JSON.parse(event.data);
    if (chat.messages.at(-1)?.sender === "bot") return;
    const before = chat.writing?.answers === answers ? chat.writing?.words : "";
    set({ writing: { answers, words: before + words } });
  });
}
