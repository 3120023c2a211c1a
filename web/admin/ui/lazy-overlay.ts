import { type ComponentType, lazy, type ReactNode } from "react";
import { toast } from "#web/shell/toasts.ts";

/** An overlay whose code is loaded when it first opens. If that fails, a toast says so, and nothing opens. */
export const lazyOverlay = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => load().catch(reportMissing));

function reportMissing(): { default: () => ReactNode } {
  toast({ title: "This could not be opened", description: "Check your connection, then reload the page." });
  return { default: () => null };
}
