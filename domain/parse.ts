import type * as z from "zod/mini";
import { type FieldErrors, ValidationError } from "./errors.ts";

/**
 * What `schema` makes of `input`, or a `ValidationError` that names every field that is wrong, nested ones with dots.
 * An input that is no object at all is reported under `body`.
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
