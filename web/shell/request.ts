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

  constructor(status: number, text: string, errors: Record<string, string[]> = {}, problem?: unknown) {
    super(`${status}: ${text}`);
    this.name = "RequestError";
    this.status = status;
    this.errors = errors;
    this.problem = problem;
  }
}

/** The server's explanation if it refused a request because of a limit (429) or a lack of space (507), else undefined. */
export function limitMessage(error: unknown): string | undefined {
  const isLimit = error instanceof RequestError && (error.status === 429 || error.status === 507);
  return isLimit ? error.message.slice("507: ".length) : undefined;
}

/** Reads the error from an unsuccessful response. */
export async function toRequestError(response: Response): Promise<RequestError> {
  const body = await response.text();
  if (response.headers.get("content-type")?.startsWith("application/problem+json")) {
    try {
      const problem = JSON.parse(body);
      const text = problem.detail ?? problem.title ?? response.statusText;
      return new RequestError(response.status, text, problem.errors, problem);
    } catch {
      // Not valid JSON despite its content type: the message is the body.
    }
  }
  return new RequestError(response.status, body || response.statusText);
}

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

/** Sends an API request with cookies: a form as multipart, any other body as JSON. Throws `RequestError` unless successful. */
export async function request(path: string, method = "GET", body?: unknown): Promise<Response> {
  const { headers, ...encoded } = encodeBody(body);
  const sent = { method, credentials: "include", headers: { ...headers, ...activity() }, ...encoded } as const;
  const response = await fetch(path, sent);
  if (!response.ok) throw await refusalOf(response);
  return response;
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
