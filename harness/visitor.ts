import type { OutgoingHttpHeaders } from "node:http";
import { cast } from "./cast.ts";
import { type Answer, type Sent, send } from "./send.ts";

/** A visitor with a browser: stores cookies and marks its requests as same-origin, as browsers do. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #origin: string;
  readonly #headers: OutgoingHttpHeaders;

  /** `headers` are part of every request. */
  constructor(origin: string, headers: OutgoingHttpHeaders = {}) {
    this.#origin = origin;
    this.#headers = headers;
  }

  async send(path: string, { method = "GET", headers = {}, body }: Sent = {}): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await send(this.#origin + path, {
      method,
      headers: { ...(cookie ? { Cookie: cookie } : {}), "Sec-Fetch-Site": "same-origin", ...this.#headers, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    for (const line of answer.headers["set-cookie"] ?? []) this.#storeCookie(line);
    return answer;
  }

  get(path: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
    return this.send(path, { headers });
  }

  post(path: string, body?: unknown, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
    if (body === undefined) return this.send(path, { method: "POST", headers });
    return this.send(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  }

  logIn({ username, password }: { username: string; password: string }, headers: OutgoingHttpHeaders = {}) {
    return this.post("/api/login", { username, password }, headers);
  }

  register(person: object = cast.otto): Promise<Answer> {
    return this.post("/api/register", person);
  }

  #storeCookie(line: string): void {
    const [pair = "", ...attributes] = line.split("; ");
    const [name = "", value = ""] = pair.split("=");
    if (attributes.includes("Max-Age=0")) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
