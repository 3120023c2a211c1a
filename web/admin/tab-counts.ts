import { useQuery } from "@tanstack/react-query";
import type { TabCounts } from "#domain/dashboard/schema.ts";
import { type DashboardTabName, MAX_COUNT, tabsWithNews } from "#domain/dashboard/tabs.ts";
import { queryClient } from "#web/shell/query-client.ts";
import { request, toRequestError } from "#web/shell/request.ts";
import type { Tab } from "#web/ui/tabs.tsx";
import { useMay } from "./use-may.ts";

const path = "/api/admin/counts";
const POLL_MS = 30_000;

/** What a tab counts, and whether it needs a person. */
const kinds = {
  inquiries: { means: "new", isUrgent: false },
  applications: { means: "new", isUrgent: false },
  email: { means: "failing", isUrgent: true },
  conversations: { means: "waiting", isUrgent: true },
} as const satisfies Record<keyof TabCounts, object>;

interface LoadedCounts {
  counts: TabCounts;
  etag: string | null;
}

/** Loads the counts, or returns the loaded ones if they have not changed. The session ends as if it had not asked. */
async function loadCounts(): Promise<LoadedCounts> {
  const loaded = queryClient.getQueryData<LoadedCounts>([path]);
  const headers: HeadersInit = { "Session-Activity": "none" };
  if (loaded?.etag) headers["If-None-Match"] = loaded.etag;
  const response = await fetch(path, { credentials: "include", headers });
  if (response.status === 304 && loaded) return loaded;
  if (!response.ok) throw await toRequestError(response);
  return { counts: await response.json(), etag: response.headers.get("ETag") };
}

/** The count of a tab for display, or undefined when nothing needs attention. Polled while the page is visible. */
export function useTabCounts(): (tab: DashboardTabName) => Tab["count"] {
  const { data } = useQuery({
    queryKey: [path],
    queryFn: loadCounts,
    refetchInterval: POLL_MS,
    enabled: useMay("dashboard:read"),
  });
  return (tab) => {
    if (!(tab in kinds)) return undefined;
    const { means, isUrgent } = kinds[tab as keyof TabCounts];
    const count = data?.counts[tab as keyof TabCounts] ?? 0;
    if (count === 0) return undefined;
    const drawn = count < MAX_COUNT ? `${count}` : `${MAX_COUNT - 1}+`;
    return { drawn, words: `${drawn} ${means}`, isUrgent };
  };
}

/** Notes that the user sees the tab's list now: only what arrives later is new. A failure leaves the count as it is. */
export async function markTabOpened(tab: string): Promise<void> {
  if (!(tabsWithNews as readonly string[]).includes(tab)) return;
  try {
    await request("/api/account/opened-tab", "PUT", { tab });
    await queryClient.invalidateQueries({ queryKey: [path] });
  } catch {
    // The next visit notes it.
  }
}
