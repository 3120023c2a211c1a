/**
 * An error that a request can cause. Its `message` is a sentence for the user; `server/http/problems.ts` maps it to an
 * HTTP status.
 */
export abstract class ExpectedError extends Error {}

/** Error messages by field of the request; `body` stands for the whole request. */
export type FieldErrors = Record<string, string[]>;

/** The request does not match its schema. */
export class ValidationError extends ExpectedError {
  readonly errors: FieldErrors;
  constructor(errors: FieldErrors, message = "Please check the values you entered") {
    super(message);
    this.errors = errors;
  }
}

/** The request conflicts with stored data, such as a username that is taken. */
export class ConflictError extends ExpectedError {
  readonly errors: FieldErrors;
  constructor(errors: FieldErrors, message: string) {
    super(message);
    this.errors = errors;
  }
}

/** The request changes an earlier version of a record. `details` says what is stored now. */
export class StaleVersionError extends ConflictError {
  readonly details: object;
  constructor(details: object, message: string) {
    super({ version: [message] }, message);
    this.details = details;
  }
}

/** The `Idempotency-Key` of the request came with another one before. */
export class KeyReusedError extends ExpectedError {
  constructor() {
    super("This was sent before with other content. Reload the page, then send it again");
  }
}

/** The user is not signed in, or the credentials are wrong. */
export class UnauthenticatedError extends ExpectedError {
  readonly errors: FieldErrors | undefined;
  constructor(message = "Please log in first", errors?: FieldErrors) {
    super(message);
    this.errors = errors;
  }
}

/** A code was refused after the right password. With `waitMs`, none is checked for that time because of earlier wrong ones. */
export class CodeRefusedError extends UnauthenticatedError {
  readonly waitMs: number | null;
  constructor(message: string, waitMs: number | null = null) {
    super(message, { code: [message] });
    this.waitMs = waitMs;
  }
}

/** The signed-in user lacks the permission. */
export class ForbiddenError extends ExpectedError {
  constructor(message = "You don’t have permission to do this") {
    super(message);
  }
}

/** The user must prove again who they are before this change; the browser asks and repeats the request. */
export class ConfirmationNeededError extends ExpectedError {
  constructor(message = "Please confirm that it’s you") {
    super(message);
  }
}

/** The object does not exist, or the user may not know that it does. */
export class NotFoundError extends ExpectedError {
  constructor(message = "Not found") {
    super(message);
  }
}

/** The server is overloaded; the same request may succeed after `retryAfter` seconds. */
export class BusyError extends ExpectedError {
  readonly retryAfter: number;
  constructor(retryAfter: number, message = "We are busy. Please try again in a moment") {
    super(message);
    this.retryAfter = retryAfter;
  }
}
