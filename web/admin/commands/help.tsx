import { Dialog } from "#web/ui/dialog.tsx";
import type { DashboardTab } from "../dashboard-tabs.ts";
import { setShortcutsEnabled, useShortcutsEnabled } from "../navigation/single-keys.ts";

const general: readonly (readonly [keys: readonly string[], meaning: string])[] = [
  [["/"], "Search this list"],
  [["j"], "Next row"],
  [["k"], "Previous row"],
  [["Enter"], "Open the row"],
  [["x"], "Select the row"],
  [["←", "→"], "Previous or next record"],
  [["Esc"], "Close"],
  [["?"], "Show these shortcuts"],
];

const inRecord: typeof general = [
  [["e"], "Mark as done, or open again"],
  [["m"], "Assign to me"],
  [["h"], "Snooze until tomorrow, 9:00 AM"],
  [["n"], "Write a note"],
];

interface HelpProps {
  tabs: readonly DashboardTab[];
  /** The name of the key that opens the command palette together with K. */
  commandKey: string;
  onClose: () => void;
}

/** The dashboard's keyboard shortcuts, and the switch for those of a single key. */
export default function ShortcutHelp({ tabs, commandKey, onClose }: HelpProps) {
  const isEnabled = useShortcutsEnabled();
  return (
    <Dialog open title="Keyboard shortcuts" onClose={onClose}>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <Keys title="Go to" rows={tabs.map(({ key, name }) => [["g", key], name])} />
        <div className="grid content-start gap-y-6">
          <Keys title="Work" rows={[[[commandKey, "K"], "Find a record or a command"], ...general]} />
          <Keys title="In an open record" rows={inRecord} />
        </div>
      </div>
      <label className="mt-6 flex items-start gap-3 border-t border-hairline pt-4 text-small">
        <input
          type="checkbox"
          checked={isEnabled}
          onChange={(event) => setShortcutsEnabled(event.target.checked)}
          className="mt-0.5 size-4.5 shrink-0 accent-ink"
        />
        <span>
          Use single-key shortcuts
          <span className="block text-muted">
            Turn them off if you use speech input, or if keys act by accident. {commandKey} K, the arrow keys and Esc
            always work.
          </span>
        </span>
      </label>
    </Dialog>
  );
}

function Keys({
  title,
  rows,
}: {
  title: string;
  rows: readonly (readonly [keys: readonly string[], meaning: string])[];
}) {
  return (
    <section>
      <h3 className="border-b border-ink pb-1.5 text-small font-medium">{title}</h3>
      <dl>
        {rows.map(([keys, meaning]) => (
          <div key={meaning} className="flex items-center justify-between gap-4 border-b border-hairline py-1.5">
            <dt className="text-small">{meaning}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <kbd key={key} className="key">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
