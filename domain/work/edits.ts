import type { Queries } from "#db/database.ts";
import type { Changes } from "./schema.ts";

/** A change of an interview or a scorecard, as its row keeps it. */
interface Edit {
  /** The version that it made. */
  version: number;
  /** The id of the user who made it. */
  by: string;
  /** What it changed. */
  fields: readonly string[];
  /** Epoch milliseconds. */
  at: number;
}

/** How many edits a row keeps. */
const MAX_EDITS = 50;

const parsed = (edits: string): Edit[] => JSON.parse(edits);

/** The edits of a row, as JSON, with one more. */
export const withEdit = (edits: string, edit: Edit) => JSON.stringify([...parsed(edits), edit].slice(-MAX_EDITS));

/** The edits of a row after a version, oldest first, with the present names of their authors, as a 409 response tells them. */
export async function editsSince(queries: Queries, edits: string, version: number): Promise<Changes> {
  const later = parsed(edits).filter((edit) => edit.version > version);
  if (later.length === 0) return [];
  const ids = [...new Set(later.map(({ by }) => by))];
  const users = await queries.selectFrom("users").select(["id", "name"]).where("id", "in", ids).execute();
  return later.map(({ by, fields, at }) => ({
    by: users.find(({ id }) => id === by) ?? null,
    fields: [...fields],
    at: new Date(at).toISOString(),
  }));
}
