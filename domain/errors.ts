/**
 * The failures that are expected. What throws one says in `message` a sentence for the person who asked;
 * `server/http/problems.ts` is the one place that turns them into an HTTP status.
 */
export abstract class ExpectedError extends Error {}

/** Messages by field: what is wrong with what was sent. `body` stands for the whole. */
export type FieldErrors = Record<string, string[]>;

/** What was sent breaks the rules of a schema. */
export class ValidationError extends ExpectedError {
  readonly errors: FieldErrors;
  constructor(errors: FieldErrors, message = "Please check what you entered") {
    super(message);
    this.errors = errors;
  }
}

/** What was sent collides with what is stored, such as a username that is taken. */
export class ConflictError extends ExpectedError {
  readonly errors: FieldErrors;
  constructor(errors: FieldErrors, message: string) {
    super(message);
    this.errors = errors;
  }
}

/** Nobody is signed in, or the credentials are wrong. */
export class UnauthenticatedError extends ExpectedError {
  constructor(message = "Please sign in first") {
    super(message);
  }
}

/** Somebody is signed in who may not do this. */
export class ForbiddenError extends ExpectedError {
  constructor(message = "You don't have permission to do this") {
    super(message);
  }
}

/** There is no such thing, or none that the asker may know of. */
export class NotFoundError extends ExpectedError {
  constructor(message = "There is nothing here") {
    super(message);
  }
}

/** Too much is being asked at once; the same request may succeed after `retryAfter` seconds. */
export class BusyError extends ExpectedError {
  readonly retryAfter: number;
  constructor(retryAfter: number, message = "We are busy. Please try again in a moment") {
    super(message);
    this.retryAfter = retryAfter;
  }
}
