/**
 * An unsuccessful answer. Its message is the status code, a colon, a space, and what the server said
 * (specification, section 8): a problem's `detail` where the body is one, else the body, else the status text.
 */
export class RequestError extends Error {
  readonly status: number;
  /** What is wrong, by field, where the server named fields. */
  readonly errors: Record<string, string[]>;

  constructor(status: number, text: string, errors: Record<string, string[]> = {}) {
    super(`${status}: ${text}`);
    this.name = "RequestError";
    this.status = status;
    this.errors = errors;
  }
}

/** What an unsuccessful answer says, as the error that it becomes. */
export async function failureOf(response: Response): Promise<RequestError> {
  const body = await response.text();
  if (response.headers.get("content-type")?.startsWith("application/problem+json")) {
    try {
      const problem = JSON.parse(body);
      return new RequestError(response.status, problem.detail ?? problem.title ?? response.statusText, problem.errors);
    } catch {
      // Not the problem it claimed to be: shown as it came.
    }
  }
  return new RequestError(response.status, body || response.statusText);
}

/** Calls the API with cookies; a form goes as multipart, another body as JSON. Throws `RequestError` on an unsuccessful answer. */
export async function request(path: string, method = "GET", body?: unknown): Promise<Response> {
  const response = await fetch(path, { method, credentials: "include", ...encoded(body) });
  if (!response.ok) throw await failureOf(response);
  return response;
}

function encoded(body: unknown): RequestInit {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  return { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}
