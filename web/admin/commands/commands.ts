import { type UseQueryOptions, useQueries } from "@tanstack/react-query";
import type { TableSettings } from "#domain/table-settings/schema.ts";
import { tableNames } from "#domain/table-settings/tables.ts";
import { useAuth } from "#web/shell/auth.tsx";
import { toast } from "#web/shell/toasts.ts";
import { useMay } from "../access/use-may.ts";
import type { DashboardTab } from "../dashboard-tabs.ts";
import { settingsPath } from "../lists/table-settings.ts";
import { goToTab } from "../navigation/tab-url.ts";
import type { Overlay } from "./shortcuts.ts";

/** A line of the command palette. */
export interface Command {
  id: string;
  group: "Go to" | "Views" | "Actions" | "People" | "Records";
  name: string;
  /** Muted text behind the name. */
  detail?: string;
  /** The keys that do the same. */
  keys?: readonly string[];
  run: () => void;
}

/** Chooses a color scheme with the switch in the footer, which applies and stores it. */
const chooseScheme = (value: string) =>
  document.querySelector<HTMLInputElement>(`input[name="scheme-footer"][value="${value}"]`)?.click();

/** The user's saved views of all tables that the role may open. */
function useViews(tabs: readonly DashboardTab[]): Command[] {
  const tables = tabs.flatMap((tab) =>
    tableNames.filter((table) => table === tab.address).map((table) => ({ table, tab })),
  );
  const settings = useQueries({
    queries: tables.map(({ table }): UseQueryOptions<TableSettings> => ({ queryKey: [settingsPath(table)] })),
  });
  return tables.flatMap(({ table, tab }, index) =>
    (settings[index]?.data?.views ?? []).map(
      ({ id, name, query }): Command => ({
        id: `view-${id}`,
        group: "Views",
        name,
        detail: tab.name,
        run: () => goToTab(table, { ...query, saved: id }),
      }),
    ),
  );
}

/** The palette's commands without records: the tabs that the role may open, saved views, and actions. */
export function useCommands(tabs: readonly DashboardTab[], show: (overlay: Overlay) => void): Command[] {
  const { logOut } = useAuth();
  const mayChangeListings = useMay("listings:change");
  const signOut = () =>
    logOut().catch((error: Error) =>
      toast({ title: "Logout failed", description: error.message, variant: "destructive" }),
    );
  const views = useViews(tabs);
  const action = (id: string, name: string, run: () => void): Command => ({ id, group: "Actions", name, run });
  return [
    ...tabs.map(
      ({ id, name, address, key }): Command => ({
        id: `tab-${id}`,
        group: "Go to",
        name,
        keys: ["g", key],
        run: () => goToTab(address),
      }),
    ),
    { id: "account", group: "Go to", name: "Your Account", run: () => location.assign("/account") },
    ...views,
    ...(mayChangeListings ? [action("new-listing", "New job listing", () => goToTab("listings", { new: "1" }))] : []),
    action("light", "Use light colors", () => chooseScheme("light")),
    action("dark", "Use dark colors", () => chooseScheme("dark")),
    action("system", "Use the system’s colors", () => chooseScheme("system")),
    { ...action("help", "Keyboard shortcuts", () => show("help")), keys: ["?"] },
    action("logout", "Logout", () => void signOut()),
  ];
}

/** The commands whose name contains every word of `text`; views only when there is one, because there can be many. */
export function matching(commands: readonly Command[], text: string): Command[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(
    ({ group, name }) =>
      (words.length > 0 || group !== "Views") && words.every((word) => name.toLowerCase().includes(word)),
  );
}
