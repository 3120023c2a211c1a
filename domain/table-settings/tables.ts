// Browser-safe, and without schemas: the dashboard needs these names before its first table is drawn.

/** The tables of records that each member of the team arranges, named as their tabs are in addresses. */
export const tableNames = ["inquiries", "applications", "email", "conversations"] as const;
export type TableName = (typeof tableNames)[number];
/** Those with saved views. */
export type TableWithViews = Exclude<TableName, "email">;

/** The columns that can be hidden, in the order of the table: all but the one that names the record. */
export const columnsOf = {
  inquiries: ["date", "email", "company", "industry", "message"],
  applications: ["date", "email", "phone", "position", "experience", "resume"],
  email: ["status", "to", "queued", "server-response"],
  conversations: ["last-question", "status", "messages", "last-message"],
} as const satisfies Record<TableName, readonly string[]>;

/** The most saved views that one person has of a table. */
export const MAX_VIEWS = 20;
/** The maximum length of a view's name, in characters. */
export const MAX_VIEW_NAME = 60;
