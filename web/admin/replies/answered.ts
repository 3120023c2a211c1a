import type { ReplyKind } from "#domain/replies/schema.ts";
import type { Revealable } from "../reveal/use-reveals.ts";

/** The record that is answered. */
export interface Answered {
  kind: ReplyKind;
  record: Revealable;
  /** The API path of the record. */
  path: string;
  /** A link that writes to the person in the user's own email program. */
  mailto: string;
  /** The subject of a new reply. */
  subject: string;
  /** What the placeholders of templates become. */
  values: Readonly<Record<string, string | null>>;
}
