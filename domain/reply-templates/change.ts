import type { Queries } from "#db/database.ts";
import { violatedUniqueColumn } from "#db/failures.ts";
import { isId, newId } from "#db/id.ts";
import { recordAction } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { ConflictError, NotFoundError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { normalizeForSearch } from "../lists/normalize-for-search.ts";
import { templatePermissions } from "./list.ts";
import { type ReplyTemplate, type TemplateKind, templateSchema } from "./schema.ts";

/** More templates than a person can choose from. */
const MAX_TEMPLATES = 100;

/**
 * Stores a new template. Throws a `ValidationError`, also for an unknown placeholder, and a `ConflictError` when the name is
 * taken or the kind has 100 templates.
 */
export async function createTemplate(context: Context, kind: TemplateKind, body: unknown): Promise<ReplyTemplate> {
  requirePermission(context, templatePermissions[kind].change);
  const template = { id: newId(context.now()), kind, subject: "", ...parse(templateSchema(kind), body) };
  await context.db.write(async (queries) => {
    const { count } = await queries
      .selectFrom("replyTemplates")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("kind", "=", kind)
      .executeTakeFirstOrThrow();
    if (count >= MAX_TEMPLATES)
      throw conflict(`You’ve reached the limit of ${MAX_TEMPLATES} templates. Delete one first`);
    const { numInsertedOrUpdatedRows } = await queries
      .insertInto("replyTemplates")
      .values({ ...template, nameFolded: normalizeForSearch(template.name) })
      .onConflict((taken) => taken.columns(["kind", "nameFolded"]).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) throw taken();
    await recordAction(context, queries, { action: "create", kind: "reply-template", id: template.id });
  });
  return template;
}

/** Replaces a template's name, subject and text. Throws as `createTemplate`, and a `NotFoundError`. */
export async function changeTemplate(
  context: Context,
  kind: TemplateKind,
  id: string,
  body: unknown,
): Promise<ReplyTemplate> {
  requirePermission(context, templatePermissions[kind].change);
  const template = { id, kind, subject: "", ...parse(templateSchema(kind), body) };
  try {
    await context.db.write(async (queries) => {
      const old = await findTemplate(queries, kind, id);
      await queries
        .updateTable("replyTemplates")
        .set({ ...template, nameFolded: normalizeForSearch(template.name) })
        .where("id", "=", id)
        .execute();
      const fields = (["name", "subject", "text"] as const).filter((field) => template[field] !== old[field]);
      await recordAction(context, queries, { action: "change", kind: "reply-template", id, fields });
    });
  } catch (error) {
    throw violatedUniqueColumn(error, "reply_templates") ? taken() : error;
  }
  return template;
}

/** Deletes a template. Throws a `NotFoundError`. */
export async function removeTemplate(context: Context, kind: TemplateKind, id: string): Promise<void> {
  requirePermission(context, templatePermissions[kind].change);
  await context.db.write(async (queries) => {
    await findTemplate(queries, kind, id);
    await queries.deleteFrom("replyTemplates").where("id", "=", id).execute();
    await recordAction(context, queries, { action: "remove", kind: "reply-template", id });
  });
}

async function findTemplate(queries: Queries, kind: TemplateKind, id: string) {
  const find = queries.selectFrom("replyTemplates").selectAll().where("id", "=", id).where("kind", "=", kind);
  const template = isId(id) ? await find.forUpdate().executeTakeFirst() : undefined;
  if (!template) throw new NotFoundError("This template was not found");
  return template;
}

const conflict = (message: string) => new ConflictError({ name: [message] }, message);
const taken = () => conflict("Another template has this name. Choose a different one");
