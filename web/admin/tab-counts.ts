import { useQuery } from "@tanstack/react-query";
import type { TabCounts } from "#domain/dashboard/schema.ts";
import { type DashboardTabName, MAX_COUNT, tabsWithNews } from "#domain/kernel/dashboard-tabs.ts";
import { queryClient } from "#web/shell/query-client.ts";
import { request } from "#web/shell/request.ts";
import type { Tab } from "#web/ui/tabs.tsx";
import { useMay } from "./access/use-may.ts";

const path = "/api/admin/counts";
const POLL_MS = 30_000;

/** What a tab counts, and whether it needs a person. */
const kinds = {
  inquiries: { means: "new", isUrgent: false },
  applications: { means: "new", isUrgent: false },
  email: { means: "failing", isUrgent: true },
  conversations: { means: "waiting", isUrgent: true },
} as const satisfies Record<keyof TabCounts, object>;

/** The count of a tab for display, or undefined when nothing needs attention. Polled while the page is visible. */
export function useTabCounts(): (tab: DashboardTabName) => Tab["count"] {
  const { data } = useQuery<TabCounts>({
    queryKey: [path],
    refetchInterval: POLL_MS,
    enabled: useMay("dashboard:read"),
  });
  return (tab) => {
    if (!(tab in kinds)) return undefined;
    const { means, isUrgent } = kinds[tab as keyof TabCounts];
    const count = data?.[tab as keyof TabCounts] ?? 0;
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
