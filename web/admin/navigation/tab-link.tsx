import type { ComponentProps } from "react";
import type { DashboardTabName } from "#domain/kernel/dashboard-tabs.ts";
import { goToTab } from "./tab-url.ts";

/** A link to a tab with parameters, or with `href` to a record in it, that does not load the page again. */
export function TabLink({
  tab,
  parameters,
  href = `/admin/${tab}?${new URLSearchParams(parameters)}`,
  className = "link",
  ...props
}: { tab: DashboardTabName; parameters: Record<string, string> } & ComponentProps<"a">) {
  return (
    <a
      {...props}
      href={href}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        goToTab(tab, parameters);
      }}
    />
  );
}
