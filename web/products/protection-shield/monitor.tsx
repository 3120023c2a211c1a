import { Masked, State } from "#web/ui/redaction.tsx";
import { blocked, kinds } from "./threats.ts";

const log = [
  { time: "03:14:07.412", who: "Support bot", did: "Jailbreak, third attempt", verdict: "Blocked" },
  {
    time: "03:14:06.980",
    who: "Claims copilot",
    did: "Name and policy number",
    verdict: "Masked",
    labels: ["PERSON_1", "POLICY_1"],
  },
  { time: "03:14:06.551", who: "Voice line", did: "“I’m the new administrator.”", verdict: "Blocked" },
  { time: "03:14:05.127", who: "Search", did: "No personal data", verdict: "Passed" },
  { time: "03:14:04.803", who: "Code agent", did: "Key in a build log", verdict: "Masked", labels: ["KEY_1"] },
  { time: "03:14:04.466", who: "Support bot", did: "Jailbreak, second attempt", verdict: "Blocked" },
] as const;

const max = Math.max(...kinds.map(({ count }) => count));

/** The live threat monitor with fictional sample data: counts by kind and the last six decisions (specification, section 2). */
export function Monitor() {
  return (
    <section className="-mt-28" aria-labelledby="monitor-title">
      <div className="wrap">
        <figure className="grid border border-ink bg-surface lg:grid-cols-2" aria-labelledby="monitor-title">
          <div className="p-[clamp(1.25rem,3vw,2.5rem)]">
            <h2 id="monitor-title" className="display text-title">
              Live threat monitor
            </h2>
            <ul className="pt-6">
              {kinds.map(({ name, count, last }) => (
                <li key={name} className="grid grid-cols-[1fr_auto] items-end gap-x-4 gap-y-0.5 pb-4.5">
                  <span className="font-medium">{name}</span>
                  <span className="display text-[2rem] leading-none">{count}</span>
                  <svg
                    className="col-span-full h-2.5 w-full bg-shielded-wash fill-shielded forced-colors:[outline:1px_solid]"
                    viewBox={`0 0 ${max} 1`}
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <rect width={count} height="1" />
                  </svg>
                  <span className="text-small text-muted">
                    <span className="sr-only">Last: </span>
                    {last}
                  </span>
                </li>
              ))}
            </ul>
          </div>
          <div className="band-ink well p-[clamp(1.25rem,3vw,2.5rem)]">
            <h3 className="text-small text-muted">The last three seconds</h3>
            <ol>
              {log.map(({ time, who, did, verdict, ...rest }) => (
                <li
                  key={time}
                  className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-hairline py-3 last:border-0 last:pb-0"
                >
                  <span className="font-mono text-small text-muted tabular-nums">{time}</span>
                  <span>
                    {verdict === "Passed" ? (
                      <span className="text-small font-medium">Passed</span>
                    ) : (
                      <State kind="shielded">{verdict}</State>
                    )}
                  </span>
                  <span className="col-span-full">
                    {who}: <span className="text-muted">{did}</span>{" "}
                    {"labels" in rest && rest.labels.map((label) => <Masked key={label} label={label} />)}
                  </span>
                </li>
              ))}
            </ol>
          </div>
          <figcaption className="figure-foot border-t border-hairline px-[clamp(1.25rem,3vw,2.5rem)] py-3.5 lg:col-span-full">
            <span>{blocked.toLocaleString("en")} blocked in the last 24 hours</span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
