import { Keyboard, PanelLeftClose, PanelLeftOpen, Search } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useEffect, useLayoutEffect, useState } from "react";
import { personTab } from "#domain/kernel/dashboard-tabs.ts";
import { toast } from "#web/shell/toasts.ts";
import { TabList, TabPanel } from "#web/ui/tabs.tsx";
import { useMay } from "./access/use-may.ts";
import { type Overlay, useShortcuts } from "./commands/shortcuts.ts";
import type { DashboardTab } from "./dashboard-tabs.ts";
import { FailingEmailsNotice } from "./failing-emails-notice.tsx";
import { goToTab, leaveTab, PanelTab, replaceEarlierAddress, useTabFromUrl } from "./navigation/tab-url.ts";
import { LazyPanel, Panel } from "./panel.tsx";
import { useSidebar } from "./sidebar-state.ts";
import { StorageNotice } from "./storage-notice.tsx";
import { markTabOpened, useTabCounts } from "./tab-counts.ts";
import { lazyOverlay } from "./ui/lazy-overlay.ts";
import { useMedia } from "./ui/use-media.ts";

const Palette = lazyOverlay(() => import("./commands/palette.tsx"));
const PersonPage = lazy(() => import("./people/person.tsx"));
const ShortcutHelp = lazyOverlay(() => import("./commands/help.tsx"));

const commandKey = typeof navigator !== "undefined" && /Mac|iP(hone|ad)/.test(navigator.platform) ? "⌘" : "Ctrl";

/**
 * The dashboard's frame with the tabs that the user may use, `initial` by default: tabs in a collapsible sidebar on wide screens, above the panel on narrow ones. A tab's code and
 * data are fetched when it is first opened.
 */
export function DashboardFrame({ tabs: shown, initial }: { tabs: readonly DashboardTab[]; initial: DashboardTab }) {
  const fromUrl = useTabFromUrl();
  const named = shown.find(({ address }) => address === fromUrl);
  const isPerson = useMay("people:read") && fromUrl === personTab;
  const page = named ?? initial;
  const { id: selected, name } = isPerson ? { id: "person", name: "Person" } : page;
  const isDenied = fromUrl !== null && !named && !isPerson;
  const { collapsed, toggle } = useSidebar();
  const [everOpened, setEverOpened] = useState<readonly string[]>([]);
  if (!everOpened.includes(selected)) setEverOpened([...everOpened, selected]);

  useEffect(() => replaceEarlierAddress(initial.address), [initial]);
  useEffect(() => {
    if (!isDenied) return;
    leaveTab();
    toast({ title: "No access to this tab", description: "Your account can’t open it. Ask an admin for access." });
  }, [isDenied]);
  useLayoutEffect(() => {
    const [site] = document.title.split(" | ").slice(-1);
    // A modal dialog in a hidden panel would make the page inert. Those of the shown panel open after this, in an effect.
    for (const dialog of document.querySelectorAll("dialog[open]")) (dialog as HTMLDialogElement).close();
    document.title = `${name} | Admin Dashboard | ${site}`;
  }, [name]);

  const [overlay, setOverlay] = useState<Overlay>(null);
  useShortcuts(shown, setOverlay);
  // An overlay that opens another one closes after it.
  const close = () => setOverlay((open) => (open === overlay ? null : open));
  const countOf = useTabCounts();
  const opened = isPerson ? personTab : page.address;
  useEffect(() => void markTabOpened(opened), [opened]);

  const tabs = shown.map(({ icon: Icon, ...tab }) => ({
    ...tab,
    icon: <Icon aria-hidden="true" strokeWidth={1.75} className="tab-icon size-4.5 shrink-0" />,
    count: countOf(tab.address),
  }));
  return (
    <div className="dashboard-frame" data-collapsed={collapsed || undefined}>
      <DashboardRail
        tabs={tabs}
        selected={selected}
        collapsed={collapsed}
        onToggle={toggle}
        onShow={setOverlay}
        onSelect={(id) => id !== selected && goToTab(shown.find((tab) => tab.id === id)?.address ?? initial.address)}
      />
      <div className="dashboard-work">
        <StorageNotice />
        <FailingEmailsNotice />
        {isPerson && (
          <PanelTab value={{ tab: personTab, isDefault: false }}>
            <LazyPanel name="person" Content={PersonPage} />
          </PanelTab>
        )}
        {shown.map((tab) => (
          <TabPanel key={tab.id} id={tab.id} selected={selected}>
            {everOpened.includes(tab.id) && (
              <PanelTab value={{ tab: tab.address, isDefault: tab === initial }}>
                <Panel tab={tab} />
              </PanelTab>
            )}
          </TabPanel>
        ))}
      </div>
      <Suspense>
        {overlay === "palette" && <Palette tabs={shown} show={setOverlay} onClose={close} />}
        {overlay === "help" && <ShortcutHelp tabs={shown} commandKey={commandKey} onClose={close} />}
      </Suspense>
    </div>
  );
}

/** The title, the command palette, the tabs and the tools of the dashboard. */
function DashboardRail({
  tabs,
  selected,
  collapsed,
  onToggle,
  onShow,
  onSelect,
}: {
  tabs: ComponentProps<typeof TabList>["tabs"];
  selected: string;
  collapsed: boolean;
  onToggle: () => void;
  onShow: (overlay: Overlay) => void;
  onSelect: (id: string) => void;
}) {
  const isBeside = useMedia("(width >= 80rem)");
  const ToggleIcon = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <div className="dashboard-rail">
      <div className="dashboard-head">
        <h1 className="display text-[1.375rem] leading-tight">Admin Dashboard</h1>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => onShow("palette")}
          className="dashboard-palette"
        >
          <Search aria-hidden="true" className="size-4 shrink-0" />
          <span data-label>Find or go to…</span>
          <span aria-hidden="true" className="key">
            {commandKey} K
          </span>
        </button>
      </div>
      <div className="dashboard-nav">
        <TabList
          label="Dashboard"
          tabs={tabs}
          selected={selected}
          orientation={isBeside ? "vertical" : "horizontal"}
          onSelect={onSelect}
          className="dashboard-tabs"
        />
      </div>
      <div className="dashboard-foot">
        <button type="button" aria-haspopup="dialog" onClick={() => onShow("help")} className="dashboard-tool">
          <Keyboard aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />
          <span data-label>Keyboard shortcuts</span>
        </button>
        <button type="button" onClick={onToggle} className="dashboard-tool">
          <ToggleIcon aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />
          <span data-label>{collapsed ? "Expand the sidebar" : "Collapse"}</span>
        </button>
      </div>
    </div>
  );
}
