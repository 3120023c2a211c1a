import { STATUS_CODES } from "node:http";
import type { Context as HonoContext } from "hono";
import { collisionOf, isTemporaryFailure } from "#db/failures.ts";
import {
  BusyError,
  ConfirmationNeededError,
  ConflictError,
  ExpectedError,
  type FieldErrors,
  ForbiddenError,
  KeyReusedError,
  NotFoundError,
  StaleVersionError,
  UnauthenticatedError,
  ValidationError,
} from "#domain/kernel/errors.ts";

/** The body of every error response (RFC 9457). `errors` holds messages by field; `detail` is a sentence for people. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  errors?: FieldErrors;
  requestId?: string;
}

/** A problem, and what it says beyond that (RFC 9457, section 3.2). */
interface Answer {
  problem: Problem;
  headers: Record<string, string>;
  details?: object;
}

// RFC 9110 renamed 413.
const titles: Record<number, string | undefined> = { ...STATUS_CODES, 413: "Content Too Large" };

/** A failure of HTTP rather than of the domain: wrong method, wrong media type, too large, too many requests. */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly errors: FieldErrors | undefined;
  constructor(status: number, detail: string, headers: Record<string, string> = {}, errors?: FieldErrors) {
    super(detail);
    this.status = status;
    this.headers = headers;
    this.errors = errors;
  }
}

/** The refusal of a method, which says in `Allow` what the address takes. */
export const methodRefusal = (method: string, allow = "GET, HEAD") =>
  new HttpError(405, `${method} is not supported here`, { Allow: allow });

/** Seconds after which to retry when the disk is full or the database is unavailable. */
const RETRY_AFTER = "5";

const collisions = {
  missing: "The record you’re changing, or one it belongs to, was just deleted. Reload the page and try again",
  duplicate: "Another request just saved the same thing. Reload the page and try again",
};

/** Maps every error to its status. The response to an unexpected error does not reveal the cause. */
export function problemOf(error: unknown): Answer {
  if (error instanceof HttpError) return problem(error.status, error.message, error.headers, error.errors);
  if (error instanceof ValidationError) return problem(400, error.message, {}, error.errors);
  if (error instanceof StaleVersionError)
    return { ...problem(409, error.message, {}, error.errors), details: error.details };
  if (error instanceof ConflictError) return problem(409, error.message, {}, error.errors);
  if (error instanceof KeyReusedError) return problem(422, error.message);
  if (error instanceof UnauthenticatedError) return problem(401, error.message, {}, error.errors);
  if (error instanceof ForbiddenError) return problem(403, error.message);
  if (error instanceof ConfirmationNeededError)
    return problem(403, error.message, {}, { confirmation: [error.message] });
  if (error instanceof NotFoundError) return problem(404, error.message);
  if (error instanceof BusyError) return problem(503, error.message, { "Retry-After": String(error.retryAfter) });
  if (isTemporaryFailure(error)) {
    return problem(503, "We cannot store or read this right now. Please try again in a moment", {
      "Retry-After": RETRY_AFTER,
    });
  }
  // Verbs that can say more find it out before. The rest are rare moments, such as the removal of the user's own account.
  const collision = collisionOf(error);
  if (collision) return problem(409, collisions[collision]);
  return problem(500, "Something went wrong on our side. Please try again later");
}

/**
 * The control that refused a request, for the log: `authentication`, `permission`, `origin`, `validation`, `capacity`,
 * `protocol` (method, media type, size or time), or `limit` and the limit's name. Undefined for any other outcome.
 */
export function refusingControl(error: unknown): string | undefined {
  if (error instanceof UnauthenticatedError || error instanceof ConfirmationNeededError) return "authentication";
  if (error instanceof ForbiddenError) return "permission";
  if (error instanceof ValidationError) return "validation";
  if (error instanceof BusyError) return "capacity";
  if (!(error instanceof HttpError)) return undefined;
  if (error.status === 403) return "origin";
  if (error.status >= 500) return "capacity";
  if (error.status !== 429) return "protocol";
  return `limit ${/\w+/.exec(error.headers["RateLimit-Policy"] ?? "")?.[0] ?? ""}`.trimEnd();
}

/** Whether a request can cause this error by itself; such errors are not logged. */
export function isExpected(error: unknown): boolean {
  return error instanceof HttpError || error instanceof ExpectedError;
}

function problem(status: number, detail: string, headers: Record<string, string> = {}, errors?: FieldErrors): Answer {
  const title = titles[status] ?? "Error";
  return { problem: { type: "about:blank", title, status, detail, ...(errors && { errors }) }, headers };
}

/** Answers with the problem for `error`. */
export function answerProblem(c: HonoContext, error: unknown): Response {
  const { problem, headers, details } = problemOf(error);
  const requestId = c.get("requestId") as string | undefined;
  return c.body(JSON.stringify({ ...problem, ...details, ...(requestId && { requestId }) }), problem.status as 400, {
    ...headers,
    "Content-Type": "application/problem+json",
    "Cache-Control": "no-store",
  });
}
