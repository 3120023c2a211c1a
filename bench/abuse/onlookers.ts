import { setTimeout as wait } from "node:timers/promises";
import { cast } from "#harness/cast.ts";
import { type Answer, send } from "#harness/send.ts";
import { Visitor } from "#harness/visitor.ts";

/** The time between two rounds of requests (ms). */
const PAUSE_MS = 50;
/** The address of the admin. Visitors and attackers have others. */
const adminAddress = "192.0.2.1";
let visitors = 0;

/** What other visitors and an admin experience: the durations of their requests (ms) by name, and failures. */
export interface Experience {
  durations: Record<string, number[]>;
  failures: string[];
}

/** The admin in a browser, with an address of their own. */
export const adminOf = (origin: string) => new Visitor(origin, { "X-Forwarded-For": adminAddress });

/**
 * Requests the home page, the careers page, an inquiry and the admin's first page of inquiries, one after the other and each
 * visitor's from another address, until `isOver`.
 */
export async function experience(origin: string, admin: Visitor, isOver: () => boolean): Promise<Experience> {
  const seen: Experience = { durations: {}, failures: [] };
  const page = { headers: { Accept: "text/html" } };
  const inquiry = {
    method: "POST",
    headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" },
    body: JSON.stringify(cast.vera),
  };
  const requests: Record<string, () => Promise<Answer>> = {
    "/": () => send(`${origin}/`, asVisitor(page)),
    "/careers": () => send(`${origin}/careers`, asVisitor(page)),
    "POST /api/inquiries": () => send(`${origin}/api/inquiries`, asVisitor(inquiry)),
    "admin's inquiries": () => admin.get("/api/admin/inquiries?page=1&pageSize=10"),
  };
  do {
    for (const [name, request] of Object.entries(requests)) {
      const startedAt = performance.now();
      const outcome = await request().then(
        ({ status }) => String(status),
        (error: NodeJS.ErrnoException) => error.code ?? error.message,
      );
      if (!outcome.startsWith("2")) seen.failures.push(`${name} ${outcome}`);
      seen.durations[name] ??= [];
      seen.durations[name].push(performance.now() - startedAt);
    }
    await wait(PAUSE_MS);
  } while (!isOver());
  return seen;
}

/** The request from an address of its own. */
function asVisitor<Sent extends { headers: Record<string, string> }>(request: Sent): Sent {
  visitors += 1;
  const address = `198.51.${(visitors >> 8) & 255}.${visitors & 255}`;
  return { ...request, headers: { ...request.headers, "X-Forwarded-For": address } };
}

/** The duration (ms) within which this share of the requests was answered. */
export function quantile(durations: readonly number[] = [], part: number): number {
  return durations.toSorted((a, b) => a - b)[Math.floor(durations.length * part)] ?? Number.NaN;
}

/** The median of the durations (ms). */
export const median = (durations?: readonly number[]) => quantile(durations, 0.5);
