import { type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Tables } from "#db/tables.ts";
import { withPlainSigns } from "../lists/searched-text.ts";

const idInText = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/**
 * The condition that an email matches a search: its recipient's address contains its words, in any case and order, or, when the text
 * contains an id, the email has that id or is about that record. Emails to the team match the addresses of `team`.
 * With `isMasked`, visitors' addresses are masked for the user and match nothing.
 */
export function matchesText(text: string, team: readonly string[], isMasked: boolean) {
  const id = idInText.exec(text)?.[0].toLowerCase();
  return ({ and, eb, lit, or, selectFrom }: ExpressionBuilder<Tables, "mails">) => {
    if (id) {
      const messages = selectFrom("chatMessages").select("chatMessages.id").where("conversationId", "=", id);
      const replies = selectFrom("replies")
        .select("replies.id")
        .where((about) => about.or([about("inquiryId", "=", id), about("jobApplicationId", "=", id)]));
      const notes = selectFrom("notes")
        .select("notes.id")
        .where((about) =>
          about.or([about("inquiryId", "=", id), about("jobApplicationId", "=", id), about("conversationId", "=", id)]),
        );
      const interviews = selectFrom("interviews").select("interviews.id").where("jobApplicationId", "=", id);
      return or([
        eb("mails.id", "=", id),
        eb("aboutId", "=", id),
        eb("aboutId", "in", messages),
        eb("aboutId", "in", replies),
        eb("aboutId", "in", notes),
        eb("aboutId", "in", interviews),
      ]);
    }
    const words = withPlainSigns(text).normalize("NFKC").toLowerCase().split(/\s+/).filter(Boolean);
    const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
    const isTo =
      isMasked || words.length === 0
        ? lit(false)
        : and(patterns.map((pattern) => sql<SqlBool>`lower(recipient) like lower(${pattern}) escape '\\'`));
    const isToTeam = team.some((address) => words.every((word) => address.toLowerCase().includes(word)));
    return isToTeam ? or([isTo, eb("recipient", "is", null)]) : isTo;
  };
}
