// Browser-safe: emails, the server and the dashboard itself share these addresses. None holds personal data.

/** The dashboard's tabs as addresses name them: `/admin/<tab>`. */
export const dashboardTabNames = [
  "overview",
  "inquiries",
  "applications",
  "email",
  "listings",
  "conversations",
  "consent",
  "insights",
  "team",
  "activity",
] as const;
export type DashboardTabName = (typeof dashboardTabNames)[number];

/** The tabs that count what arrived since the user last opened them. */
export const tabsWithNews = ["inquiries", "applications"] as const satisfies DashboardTabName[];

/** A tab's count stops here: the dashboard shows "99+". */
export const MAX_COUNT = 100;

/** The tabs whose records have an address: `/admin/<tab>/<id>`. */
type RecordTabName = "inquiries" | "applications" | "email" | "conversations";
const recordTabs: readonly string[] = ["inquiries", "applications", "email", "conversations"] satisfies RecordTabName[];

const isTabName = (text: string): text is DashboardTabName => (dashboardTabNames as readonly string[]).includes(text);

/** The address of a tab, or of a record in it, without the origin. */
export const dashboardAddress = (tab: RecordTabName, id: string) => `/admin/${tab}/${id}`;

/**
 * The page of one person, `/admin/people/<id>`, which is no tab: it is reached from records and by search. The id has no
 * meaning, so the address holds no personal data.
 */
export const personTab = "people";

/** The tab and the record that a path names, or null for any other path. Both are null for `/admin` itself. */
export function readDashboardPath(
  path: string,
): { tab: DashboardTabName | typeof personTab | null; id: string | null } | null {
  const [, tab = null, id = null] = /^\/admin(?:\/([a-z]+)(?:\/([\w-]{1,64}))?)?$/.exec(path) ?? [];
  if (tab === null) return path === "/admin" ? { tab, id } : null;
  if (tab === personTab) return id === null ? null : { tab, id };
  return isTabName(tab) && (id === null || recordTabs.includes(tab)) ? { tab, id } : null;
}
