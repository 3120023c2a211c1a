import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { useEffect, useState } from "react";
import { toast } from "#web/shell/toasts.ts";
import { TabList, TabPanel } from "#web/ui/tabs.tsx";
import type { DashboardTab } from "./dashboard-tabs.ts";
import { FailingEmailsNotice } from "./failing-emails-notice.tsx";
import { Panel } from "./panel.tsx";
import { useSidebar } from "./sidebar-state.ts";
import { StorageNotice } from "./storage-notice.tsx";
import { goToTab, leaveTab, PanelTab, replaceEarlierAddress, useTabFromUrl } from "./tab-url.ts";
import { useMedia } from "./use-media.ts";

/**
 * The dashboard's frame with the tabs that the user may use, the first one by default: tabs in a collapsible sidebar on wide screens, above the panel on narrow ones. A tab's code and
 * data are fetched when it is first opened.
 */
export function DashboardFrame({ tabs: shown }: { tabs: readonly [DashboardTab, ...DashboardTab[]] }) {
  const fromUrl = useTabFromUrl();
  const named = shown.find(({ address }) => address === fromUrl);
  const { id: selected, name } = named ?? shown[0];
  const isDenied = fromUrl !== null && !named;
  const { collapsed, toggle } = useSidebar();
  const isBeside = useMedia("(width >= 80rem)");
  const [opened, setOpened] = useState<readonly string[]>([selected]);
  if (!opened.includes(selected)) setOpened([...opened, selected]);

  useEffect(() => replaceEarlierAddress(shown[0].address), [shown]);
  useEffect(() => {
    if (!isDenied) return;
    leaveTab();
    toast({ title: "No access to this tab", description: "Your account can’t open it. Ask an admin for access." });
  }, [isDenied]);
  useEffect(() => {
    const [site] = document.title.split(" | ").slice(-1);
    // Close dialogs first: a modal dialog in a hidden panel would make the page inert.
    for (const dialog of document.querySelectorAll("dialog[open]")) (dialog as HTMLDialogElement).close();
    document.title = `${name} | Admin Dashboard | ${site}`;
  }, [name]);

  const tabs = shown.map(({ icon: Icon, ...tab }) => ({
    ...tab,
    icon: <Icon aria-hidden="true" strokeWidth={1.75} className="tab-icon size-4.5" />,
  }));
  const ToggleIcon = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <div className="pt-8 pb-20 lg:pt-10">
      <h1 className="display pb-4 text-display-s xl:pb-7">Admin Dashboard</h1>
      <StorageNotice />
      <FailingEmailsNotice />
      <div className="dashboard-frame" data-collapsed={collapsed || undefined}>
        <div className="dashboard-sidebar">
          <div>
            <TabList
              label="Dashboard"
              tabs={tabs}
              selected={selected}
              orientation={isBeside ? "vertical" : "horizontal"}
              onSelect={(id) =>
                id !== selected && goToTab(shown.find((tab) => tab.id === id)?.address ?? shown[0].address)
              }
              className="dashboard-tabs"
            />
            <button type="button" onClick={toggle} className="dashboard-collapse">
              <ToggleIcon aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />
              <span className="tab-name">{collapsed ? "Expand the sidebar" : "Collapse"}</span>
            </button>
          </div>
        </div>
        <div className="min-w-0">
          {shown.map((tab) => (
            <TabPanel key={tab.id} id={tab.id} selected={selected}>
              {opened.includes(tab.id) && (
                <PanelTab value={{ tab: tab.address, isDefault: tab === shown[0] }}>
                  <Panel tab={tab} />
                </PanelTab>
              )}
            </TabPanel>
          ))}
        </div>
      </div>
    </div>
  );
}
