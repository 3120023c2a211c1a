/**
 * An unsuccessful response. Its message is the status code, a colon, a space, and the server's explanation (specification,
 * section 8): the `detail` of a problem document, else the body, else the status text.
 */
export class RequestError extends Error {
  readonly status: number;
  /** The errors by field, if the server named fields. */
  readonly errors: Record<string, string[]>;
  /** The problem document, if the server sent one. */
  readonly problem: unknown;
  readonly statusText: string;

  constructor(status: number, text: string, errors: Record<string, string[]> = {}, problem?: unknown, statusText = "") {
    super(`${status}: ${text}`);
    this.name = "RequestError";
    this.status = status;
    this.errors = errors;
    this.problem = problem;
    this.statusText = statusText;
  }
}

/** The server's explanation if it refused a request because of a limit (429) or a lack of space (507), else undefined. */
export function limitMessage(error: unknown): string | undefined {
  const isLimit = error instanceof RequestError && (error.status === 429 || error.status === 507);
  return isLimit ? error.message.slice("507: ".length) : undefined;
}

/**
 * Reads the error from an unsuccessful response. A body that is neither JSON nor plain text, such as the page of a proxy, or
 * that cannot be read, is no explanation for a visitor: the status text takes its place.
 */
export async function toRequestError(response: Response): Promise<RequestError> {
  const { status, statusText } = response;
  const type = response.headers.get("content-type") || "text/plain";
  const body = await response.text().catch(() => "");
  if (type.startsWith("application/problem+json")) {
    try {
      const problem = JSON.parse(body);
      return new RequestError(status, problem.detail ?? problem.title ?? statusText, problem.errors, problem);
    } catch {
      return new RequestError(status, statusText);
    }
  }
  const isReadable = /^(text\/plain|application\/(.*\+)?json)\b/i.test(type) && !/^\s*</.test(body);
  return new RequestError(status, (isReadable && body) || statusText, {}, undefined, statusText);
}

/** A random `Idempotency-Key`. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** Sends a request with an `Idempotency-Key`, and once more where the connection was lost, perhaps after it arrived. */
export async function sendAgainIfLost<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof RequestError || !navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return await send();
  }
}

/** The keys of the requests that no response has confirmed yet, by what they send. */
const keys = new Map<string, string>();

/**
 * Sends a POST of a visitor with a key (`Idempotency-Key`). Until the server has answered it, the same content has the same
 * key, so that it is stored once however often the visitor, the browser or a proxy repeats it.
 */
async function sendOnce<Result>(path: string, content: unknown, send: (key: string) => Promise<Result>) {
  const parts = content instanceof FormData ? [...content].map(([name, value]) => [name, partOf(value)]) : content;
  const asked = JSON.stringify([path, parts]);
  const key = keys.get(asked) ?? newKey();
  keys.set(asked, key);
  let isAnswered = true;
  try {
    return await sendAgainIfLost(() => send(key));
  } catch (error) {
    isAnswered = error instanceof RequestError && error.status < 500;
    throw error;
  } finally {
    if (isAnswered) keys.delete(asked);
  }
}

/** Call when it turns out that a request arrived although its response was lost: the same content is then another request. */
export const confirmArrival = (): void => keys.clear();

const partOf = (value: FormDataEntryValue) =>
  typeof value === "string" ? value : [value.name, value.size, value.lastModified];

interface RequestWatcher {
  /** Whether the person does nothing in the page, so that a request is the page's own. */
  isUnused(): boolean;
  onRefused(status: number): void;
}
let watcher: RequestWatcher | null = null;

/** Watches the requests of this page: those of an unused page are marked, so that the server extends no session by them. */
export function watchRequests(next: RequestWatcher | null): void {
  watcher = next;
}

const activity = (): Record<string, string> => (watcher?.isUnused() ? { "session-activity": "none" } : {});

async function refusalOf(response: Response): Promise<RequestError> {
  watcher?.onRefused(response.status);
  return await toRequestError(response);
}

/**
 * Sends an API request with cookies: a form as multipart, any other body as JSON; a POST of a visitor once (`sendOnce`). Throws
 * `RequestError` unless successful.
 */
export async function request(path: string, method = "GET", body?: unknown): Promise<Response> {
  const send = async (key?: string) => {
    const { headers, ...encoded } = encodeBody(body);
    const added = { ...headers, ...activity(), ...(key && { "idempotency-key": key }) };
    const response = await fetch(path, { method, credentials: "include", headers: added, ...encoded });
    if (!response.ok) throw await refusalOf(response);
    return response;
  };
  return await (method === "POST" && !path.startsWith("/api/admin/") ? sendOnce(path, body, send) : send());
}

/**
 * Sends a GET request for what may have changed since the response with the entity tag `etag`. Null when it has not. Throws
 * `RequestError` when the request fails.
 */
export async function requestIfChanged(path: string, etag: string | null): Promise<Response | null> {
  const response = await fetch(path, {
    credentials: "include",
    headers: { ...activity(), ...(etag ? { "If-None-Match": etag } : {}) },
  });
  if (response.status === 304) return null;
  if (!response.ok) throw await refusalOf(response);
  return response;
}

function encodeBody(body: unknown): RequestInit {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  return { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}
