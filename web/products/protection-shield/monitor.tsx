import { Masked, State } from "#web/ui/redaction.tsx";
import { blocked, kinds } from "./watch.ts";

const log = [
  { time: "03:14:07.412", who: "Support bot", did: "Jailbreak, third try", verdict: "Blocked" },
  { time: "03:14:06.980", who: "Claims copilot", did: "Name and policy number", verdict: "Masked", label: "PERSON_1" },
  { time: "03:14:06.551", who: "Voice line", did: "“I am the new administrator.”", verdict: "Blocked" },
  { time: "03:14:05.127", who: "Search", did: "Nothing to hide", verdict: "Passed" },
  { time: "03:14:04.803", who: "Code agent", did: "Key in a build log", verdict: "Masked", label: "KEY_1" },
  { time: "03:14:04.266", who: "Support bot", did: "Jailbreak, second try", verdict: "Blocked" },
] as const;

const most = Math.max(...kinds.map(({ count }) => count));

/** The live-threat monitor, standing still: counts by kind and the last six decisions, all invented (specification, section 2). */
export function Monitor() {
  return (
    <section className="monitor-band" aria-labelledby="monitor-title">
      <div className="wrap">
        <figure className="monitor" aria-labelledby="monitor-title">
          <div className="monitor-kinds">
            <h2 id="monitor-title" className="display text-title">
              Live threat monitor
            </h2>
            <ul className="pt-6">
              {kinds.map(({ name, count, last }) => (
                <li key={name} className="kind">
                  <span className="font-medium">{name}</span>
                  <span className="display kind-count">{count}</span>
                  <svg className="kind-bar" viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
                    <rect width={count} height="1" />
                  </svg>
                  <span className="kind-last text-small text-muted">
                    <span className="sr-only">Last: </span>
                    {last}
                  </span>
                </li>
              ))}
            </ul>
          </div>
          <div className="monitor-log band-ink well">
            <h3 className="text-small text-muted">The last three seconds</h3>
            <ol>
              {log.map(({ time, who, did, verdict, ...rest }) => (
                <li key={time} className="decision">
                  <span className="font-mono text-small text-muted tabular-nums">{time}</span>
                  <span className="decision-verdict">
                    {verdict === "Passed" ? (
                      <span className="text-small font-medium">Passed</span>
                    ) : (
                      <State kind="shielded">{verdict}</State>
                    )}
                  </span>
                  <span className="decision-words">
                    {who}: <span className="text-muted">{did}</span> {"label" in rest && <Masked label={rest.label} />}
                  </span>
                </li>
              ))}
            </ol>
          </div>
          <figcaption className="monitor-foot figure-foot">
            <span>{blocked.toLocaleString("en")} blocked since yesterday, 03:14</span>
            <span>Illustrative data</span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
