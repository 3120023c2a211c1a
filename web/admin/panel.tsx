import { Component, type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { type DashboardTab, dashboardTabs } from "./dashboard-tabs.ts";

const panels = new Map<string, ComponentType>(dashboardTabs.map(({ id, load }) => [id, lazy(load)]));

/** The content of a tab, imported on first render. */
export function Panel({ tab }: { tab: DashboardTab }) {
  const Content = panels.get(tab.id);
  return Content && <LazyPanel name={tab.name} Content={Content} />;
}

/** A part of the dashboard that is imported on first render. */
export function LazyPanel({ name, Content }: { name: string; Content: ComponentType }) {
  return (
    <PanelBoundary name={name}>
      <Suspense fallback={<Waiting name={name} />}>
        <Content />
      </Suspense>
    </PanelBoundary>
  );
}

const Waiting = ({ name }: { name: string }) => (
  <div className="grid min-h-80 place-items-center">
    <Spinner label={`Loading ${name}`} />
  </div>
);

/** An error boundary, so that a failing panel does not break the other tabs. */
class PanelBoundary extends Component<{ name: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="mt-5 grid justify-items-start gap-3 border-l-4 border-ink bg-surface px-5 py-5 sm:px-6">
        <div role="alert" className="grid gap-1">
          <h2 className="text-body font-medium">{this.props.name} could not be shown</h2>
          <p className="text-muted">
            Part of the dashboard failed to load, or a new version was released. Reload the page to return to this tab.
          </p>
        </div>
        <Button size="small" onClick={() => location.reload()}>
          Reload the page
        </Button>
      </div>
    );
  }
}
