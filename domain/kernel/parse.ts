import type * as z from "zod/mini";
import { type FieldErrors, ValidationError } from "./errors.ts";

/**
 * Parses `input` with `schema`. Throws a `ValidationError` with messages for every invalid field, nested fields as
 * dotted paths; an input that is not an object is reported under `body`.
 */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const errors: FieldErrors = {};
  for (const issue of result.error.issues) {
    const field = issue.path.join(".") || "body";
    errors[field] ??= [];
    const messages = errors[field];
    if (!messages.includes(issue.message)) messages.push(issue.message);
  }
  throw new ValidationError(errors);
}
