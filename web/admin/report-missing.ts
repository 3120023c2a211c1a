import type { ReactNode } from "react";
import { toast } from "#web/shell/toasts.ts";

/** In place of an overlay whose code could not be loaded. */
export function reportMissing(): { default: () => ReactNode } {
  toast({ title: "This could not be opened", description: "Check your connection, then reload the page." });
  return { default: () => null };
}
