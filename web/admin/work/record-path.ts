import type { RecordKind } from "#domain/work/schema.ts";

const tabs = { inquiry: "inquiries", application: "applications", conversation: "conversations" } as const;

/** The address of a record in the dashboard. */
export const tabPathOf = (kind: RecordKind, id: string) => `/admin/${tabs[kind]}/${id}`;
