import { type Conversation, type Message, messageLimits } from "#domain/conversations/schema.ts";
import { RequestError, request } from "#web/shell/request.ts";
import { createStore } from "#web/shell/store.ts";
import { toast } from "#web/shell/toasts.ts";
import { newSessionId, storedSessionId } from "./browser-storage.ts";
import { startUpdates } from "./live-updates.ts";
import { type PolledState, poll, receivedMessages } from "./poll.ts";

/** The state of the panel. */
export interface Chat {
  /** `ready` once there is a conversation; `forgotten` if the server then does not know it, because cookies are blocked. */
  phase: "idle" | "starting" | "ready" | "failed" | "forgotten";
  conversation: Conversation | null;
  messages: readonly Message[];
  /** Whether the messages are loaded; true from the start for a new session. */
  isLoaded: boolean;
  /** The answer that is being streamed: the message that it answers, and the text received so far. */
  writing: { messageId: string; text: string } | null;
  sending: boolean;
  /** Why a message was not sent, or a file not attached. */
  unsent: string;
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
  unsent: "",
  isRefused: false,
});
let isOpen = false;
let polledState: PolledState | null = null;
let stopUpdates: (() => void) | undefined;

export const update = (changes: Partial<Chat>) => chatStore.set({ ...chatStore.get(), ...changes });

/** Call when the panel opens. The first time on a page, starts or resumes the conversation. */
export function openChat() {
  isOpen = true;
  if (chatStore.get().phase === "ready") {
    listen();
    void refresh();
  } else {
    void start();
  }
}

/** Call when the panel closes: stops polling and streaming. */
export function closeChat() {
  isOpen = false;
  pause();
}

function pause() {
  stopUpdates?.();
  stopUpdates = undefined;
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
    listen();
    const error = await refresh();
    if (error) throw error;
  } catch (error) {
    console.error("The chat could not be started", error);
    toast({
      title: "Error",
      description: "Failed to initialize chat. Please try again later.",
      variant: "destructive",
    });
    pause();
    update({ phase: error instanceof RequestError && error.status === 404 ? "forgotten" : "failed" });
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
  const conversation = await (await request("/api/chat/conversations", "POST", body)).json();
  if (!conversation?.id) throw new Error("The response names no conversation");
  // Of the rest, another server may state nothing (specification, section 7).
  return { userEmail: null, userName: null, status: "active", ...conversation };
}

/** Hands the conversation over to the team, which answers to `email`. Throws `RequestError` when refused. */
export async function requestHandOver(email: string): Promise<void> {
  try {
    await postForMessage("hand-over", { email });
  } catch (error) {
    if (isRefusal(error)) throw error;
    await refresh();
    if (chatStore.get().conversation?.status === "active") throw error;
  }
  const { conversation } = chatStore.get();
  if (conversation) update({ conversation: { ...conversation, userEmail: email, status: "waiting" } });
}

/** Stores whether an answer of the assistant helped. Throws `RequestError` when the server refuses it. */
export async function rateAnswer(messageId: string, helpful: boolean): Promise<void> {
  const path = `${conversationPath()}/messages/${messageId}/feedback`;
  addMessages(receivedMessages([await (await request(path, "PUT", { helpful })).json()]));
}

/** Whether the server refused a request. After any other failure, the request may have arrived. */
export const isRefusal = (error: unknown) => error instanceof RequestError && error.status < 500;

/** Posts to the conversation and adds the message that this returns. Records a refusal because the conversation is full. */
export async function postForMessage(path: string, body: unknown): Promise<void> {
  try {
    addMessages(receivedMessages([await (await request(`${conversationPath()}/${path}`, "POST", body)).json()]));
  } catch (error) {
    // A duplicate application is also a 409, but its error is at the position field.
    if (error instanceof RequestError && error.status === 409 && error.errors.content) update({ isRefused: true });
    throw error;
  }
}

/** Whether the conversation takes no more messages. */
export const isFull = ({ isRefused, messages }: Chat) => isRefused || messages.length >= messageLimits.perConversation;

const conversationPath = () => `/api/chat/conversations/${chatStore.get().conversation?.id}`;

/** Loads what changed in the conversation; a failure, which is returned, is retried with the next poll. */
export async function refresh(): Promise<unknown> {
  try {
    const path = conversationPath();
    const polled = await poll(path, chatStore.get().messages, polledState);
    const { conversation } = chatStore.get();
    if (!polled || !conversation || path !== conversationPath()) return null;
    polledState = polled.state;
    const status = polled.state.status ?? conversation.status;
    update({ conversation: { ...conversation, status }, isLoaded: true });
    addMessages(polled.messages);
    return null;
  } catch (error) {
    console.error("Messages could not be loaded", error);
    return error;
  }
}

/** Adds messages, or replaces their earlier versions. */
function addMessages(added: readonly Message[]) {
  if (added.length === 0) return;
  const byId = new Map([...chatStore.get().messages, ...added].map((message) => [message.id, message]));
  const messages = [...byId.values()].sort((a, b) => timeOf(a) - timeOf(b) || 0);
  update({ messages, ...(messages.at(-1)?.sender === "bot" ? { writing: null } : {}) });
}

const timeOf = ({ timestamp }: Message) => new Date(timestamp).getTime();

function listen() {
  // The panel was closed while the conversation started.
  if (!isOpen) return;
  stopUpdates ??= startUpdates(
    conversationPath(),
    () => void refresh(),
    (type, data) => {
      if (type === "words") return addWords(Object(data));
      addMessages(receivedMessages([Object(data).message]));
      // The message may have changed the status.
      void refresh();
    },
  );
}

/** Adds words to the answer that is being streamed. */
function addWords({ answers, words }: { answers: string; words: string }) {
  const { messages, writing } = chatStore.get();
  if (messages.at(-1)?.sender === "bot") return;
  const previous = writing?.messageId === answers ? writing.text : "";
  update({ writing: { messageId: answers, text: previous + words } });
}
