import { newId } from "#db/id.ts";
import type { Context } from "../kernel/context.ts";
import { ConflictError, NotFoundError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { normalizeForSearch } from "../lists/normalize-for-search.ts";
import { newViewSchema, type TableSettings, type View, viewChangeSchema } from "./schema.ts";
import { changeTableSettings, tablePermissions } from "./settings.ts";
import { MAX_VIEWS, type TableWithViews } from "./tables.ts";

/**
 * Saves filters and an order of a table as a view of the signed-in user. Throws a `ValidationError`, and a `ConflictError`
 * when the user has a view with this name, or as many as one person can have.
 */
export async function saveView(context: Context, table: TableWithViews, body: unknown): Promise<View> {
  requirePermission(context, tablePermissions[table]);
  const view = { id: newId(context.now()), ...parse(newViewSchema(table), body) };
  await changeTableSettings(context, table, (settings) => {
    if (settings.views.length >= MAX_VIEWS)
      throw conflict(`You have ${MAX_VIEWS} views of this table. Delete one to save another`);
    return { settings: withView(settings, view), action: { action: "create", kind: "saved-view", id: view.id } };
  });
  return view;
}

/** Renames the user's own view or gives it other filters. Throws as `saveView`, and a `NotFoundError`. */
export async function changeView(context: Context, table: TableWithViews, id: string, body: unknown): Promise<View> {
  requirePermission(context, tablePermissions[table]);
  const { name, query } = parse(viewChangeSchema(table), body);
  const changed = await changeTableSettings(context, table, (settings) => {
    const old = viewIn(settings, id);
    const view = { id, name: name ?? old.name, query: query ?? old.query };
    const fields = (["name", "query"] as const).filter(
      (field) => JSON.stringify(view[field]) !== JSON.stringify(old[field]),
    );
    if (fields.length === 0) return null;
    return { settings: withView(settings, view), action: { action: "change", kind: "saved-view", id, fields } };
  });
  return viewIn(changed, id);
}

/** Deletes the user's own view. Throws a `NotFoundError`. */
export async function removeView(context: Context, table: TableWithViews, id: string): Promise<void> {
  await changeTableSettings(context, table, (settings) => {
    viewIn(settings, id);
    const views = settings.views.filter((view) => view.id !== id);
    return { settings: { ...settings, views }, action: { action: "remove", kind: "saved-view", id } };
  });
}

function viewIn({ views }: TableSettings, id: string): View {
  const view = views.find((one) => one.id === id);
  if (!view) throw new NotFoundError("This view was not found");
  return view;
}

/** The settings with a new or changed view, in the order of the names. Throws a `ConflictError` when its name is taken. */
function withView(settings: TableSettings, view: View): TableSettings {
  const others = settings.views.filter(({ id }) => id !== view.id);
  const folded = ({ name }: View) => normalizeForSearch(name);
  if (others.some((other) => folded(other) === folded(view))) throw conflict("You have another view with this name");
  return { ...settings, views: [...others, view].sort((a, b) => (folded(a) < folded(b) ? -1 : 1)) };
}

const conflict = (message: string) => new ConflictError({ name: [message] }, message);
