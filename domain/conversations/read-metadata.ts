import { ValidationError } from "../errors.ts";

/** The object that a message brings as JSON beside its words; an empty one where it brings none. */
export function readMetadata(metadata: string): object {
  if (metadata === "") return {};
  try {
    const value: unknown = JSON.parse(metadata);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Said below.
  }
  throw new ValidationError({ metadata: ["Must be a JSON object"] });
}
