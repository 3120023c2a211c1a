import { ValidationError } from "../kernel/errors.ts";

/** Parses the JSON metadata of a message; an empty object when there is none. */
export function readMetadata(metadata: string): object {
  if (metadata === "") return {};
  try {
    const value: unknown = JSON.parse(metadata);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Reported below.
  }
  throw new ValidationError({ metadata: ["Must be a JSON object"] });
}
