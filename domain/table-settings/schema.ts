import * as z from "zod/mini";
import { conversationStatuses } from "../conversations/schema.ts";
import { applicationTypes } from "../job-applications/form-schema.ts";
import { MAX_STAGE_NAME } from "../job-listings/stages.ts";
import { line } from "../kernel/text.ts";
import { workFilters } from "../work/schema.ts";
import { columnsOf, MAX_VIEW_NAME, type TableName, type TableWithViews } from "./tables.ts";

const searchText = "A view can’t include search text, which may be a person’s name or address";
const notSaved = { q: z.optional(z.undefined(searchText)) };
const order = { sort: z.optional(z.literal("oldest", "Must be oldest; without it, the newest come first")) };

/** What a view of each table can hold: the parameters of its list that filter and sort, without those that have their default. */
const filtersOf = {
  inquiries: { ...order, ...workFilters },
  applications: {
    ...order,
    ...workFilters,
    jobListingId: z.optional(line(36)),
    applicationType: z.optional(z.enum(applicationTypes, "Must be job or internship")),
    stage: z.optional(line(MAX_STAGE_NAME, "Name a stage")),
  },
  conversations: {
    status: z.optional(z.enum(conversationStatuses, "Must be a status of a conversation")),
    assignee: workFilters.assignee,
    snoozed: workFilters.snoozed,
  },
} as const satisfies Record<TableWithViews, object>;

/** The filters and the order of a view, by the name of the parameter. */
export type ViewQuery = Record<string, string>;

function queryOf(table: TableWithViews): z.ZodMiniType<ViewQuery> {
  const filters = z.strictObject({ ...filtersOf[table], ...notSaved }, "Must hold filters of this table alone");
  return filters.check(
    z.refine((query) => Object.values(query).some(Boolean), "Filter or sort the list first"),
  ) as unknown as z.ZodMiniType<ViewQuery>;
}

const name = () => line(MAX_VIEW_NAME, "Give the view a name");

/** The body that saves the filters and the order of a table as a view. */
export const newViewSchema = (
  table: TableWithViews,
): z.ZodMiniType<{
  name: string;
  query: ViewQuery;
}> => z.object({ name: name(), query: queryOf(table) });

/** The body that renames a view, or gives it other filters. What is absent stays as it is. */
export const viewChangeSchema = (
  table: TableWithViews,
): z.ZodMiniType<{
  name?: string | undefined;
  query?: ViewQuery | undefined;
}> =>
  z
    .strictObject({ name: z.optional(name()), query: z.optional(queryOf(table)) })
    .check(
      z.refine((change) => Object.values(change).some((value) => value !== undefined), "Contains nothing to change"),
    );

/** The body that chooses the columns of a table: those that it does not show. */
export const columnChoiceSchema = (table: TableName): z.ZodMiniType<{ hiddenColumns: string[] }> =>
  z.object({
    hiddenColumns: z
      .array(z.enum(columnsOf[table] as readonly string[], "Must be a column that can be hidden"), "Must be a list")
      .check(z.maxLength(columnsOf[table].length, "Names a column twice")),
  });

/** A saved view of a table. */
export const viewSchema = z.object({
  id: z.string(),
  name: z.string(),
  query: z.record(z.string(), z.string()),
});
export type View = z.infer<typeof viewSchema>;

/** How one person has arranged a table: the columns that it does not show, and its saved views by name. */
export const tableSettingsSchema = z.object({
  hiddenColumns: z.array(z.string()),
  views: z.array(viewSchema),
});
export type TableSettings = z.infer<typeof tableSettingsSchema>;
