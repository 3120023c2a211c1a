import type { Context as HonoContext } from "hono";
import { isPassingFailure } from "#db/failures.ts";
import {
  BusyError,
  ConflictError,
  ExpectedError,
  type FieldErrors,
  ForbiddenError,
  NotFoundError,
  UnauthenticatedError,
  ValidationError,
} from "#domain/errors.ts";

/** RFC 9457: what every answer that is no success looks like. `errors` names fields; `detail` is for people. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  errors?: FieldErrors;
  requestId?: string;
}

const titles: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  408: "Request Timeout",
  409: "Conflict",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  417: "Expectation Failed",
  429: "Too Many Requests",
  431: "Request Header Fields Too Large",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

/** A failure of HTTP rather than of the product: wrong method, wrong type, too large, too often. */
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

/** Seconds after which a full disk or a lost database is worth another try. */
const RETRY_AFTER = "5";

/** The one place where a failure becomes a status. What is not expected says nothing of its cause. */
export function problemOf(error: unknown): { problem: Problem; headers: Record<string, string> } {
  if (error instanceof HttpError) return made(error.status, error.message, error.headers, error.errors);
  if (error instanceof ValidationError) return made(400, error.message, {}, error.errors);
  if (error instanceof ConflictError) return made(409, error.message, {}, error.errors);
  if (error instanceof UnauthenticatedError) return made(401, error.message);
  if (error instanceof ForbiddenError) return made(403, error.message);
  if (error instanceof NotFoundError) return made(404, error.message);
  if (error instanceof BusyError) return made(503, error.message, { "Retry-After": String(error.retryAfter) });
  if (isPassingFailure(error)) {
    return made(503, "We cannot store or read this right now. Please try again in a moment", {
      "Retry-After": RETRY_AFTER,
    });
  }
  return made(500, "Something went wrong on our side. Please try again later");
}

/** True for what a visitor can cause: such a failure is no news for the log. */
export function isExpected(error: unknown): boolean {
  return error instanceof HttpError || error instanceof ExpectedError;
}

/**
 * What the log may know of a failure. A database's own error carries more, such as the row it refused: a visitor's name.
 */
export function loggable(error: unknown): { name: string; code?: string; message: string; stack?: string } {
  if (!(error instanceof Error)) return { name: "unknown", message: "something that is no error was thrown" };
  const { code } = error as NodeJS.ErrnoException;
  return {
    name: error.name,
    message: error.message,
    ...(code === undefined ? {} : { code: String(code) }),
    ...(error.stack === undefined ? {} : { stack: error.stack }),
  };
}

function made(status: number, detail: string, headers: Record<string, string> = {}, errors?: FieldErrors) {
  const problem: Problem = { type: "about:blank", title: titles[status] ?? "Error", status, detail };
  if (errors) problem.errors = errors;
  return { problem, headers };
}

/** Answers with the problem that `error` stands for. */
export function answerProblem(c: HonoContext, error: unknown): Response {
  const { problem, headers } = problemOf(error);
  const requestId = c.get("requestId") as string | undefined;
  return c.body(JSON.stringify(requestId ? { ...problem, requestId } : problem), problem.status as 400, {
    ...headers,
    "Content-Type": "application/problem+json",
    "Cache-Control": "no-store",
  });
}
