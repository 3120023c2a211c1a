import { useAuth } from "#web/shell/auth.tsx";
import { toast } from "#web/shell/toasts.ts";
import type { DashboardTab } from "../dashboard-tabs.ts";
import { goToTab } from "../tab-url.ts";
import { useMay } from "../use-may.ts";
import type { Overlay } from "./shortcuts.ts";

/** A line of the command palette. */
export interface Command {
  id: string;
  group: "Go to" | "Actions" | "People" | "Records";
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

/** The palette's commands without records: the tabs that the role may open, and actions. */
export function useCommands(tabs: readonly DashboardTab[], show: (overlay: Overlay) => void): Command[] {
  const { logOut } = useAuth();
  const mayChangeListings = useMay("listings:change");
  const signOut = () =>
    logOut().catch((error: Error) =>
      toast({ title: "Logout failed", description: error.message, variant: "destructive" }),
    );
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
    ...(mayChangeListings ? [action("new-listing", "New job listing", () => goToTab("listings", { new: "1" }))] : []),
    action("light", "Use light colors", () => chooseScheme("light")),
    action("dark", "Use dark colors", () => chooseScheme("dark")),
    action("system", "Use the system’s colors", () => chooseScheme("system")),
    { ...action("help", "Keyboard shortcuts", () => show("help")), keys: ["?"] },
    action("logout", "Logout", () => void signOut()),
  ];
}

/** The commands whose name contains every word of `text`. */
export function matching(commands: readonly Command[], text: string): Command[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
}
