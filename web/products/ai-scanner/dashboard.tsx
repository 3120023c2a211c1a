import { State } from "#web/ui/redaction.tsx";
import { compliance, risk, scans, threats } from "./scan-overview.ts";

const cell = "border-hairline p-[clamp(1.125rem,2.4vw,2rem)]";

/** The classes of each risk level: the width of its group of bars, and the height of the bars. */
const riskClasses = {
  Critical: { share: "lg:flex-2", height: "h-full" },
  High: { share: "lg:flex-3", height: "h-[66%]" },
  Medium: { share: "lg:flex-8", height: "h-[36%]" },
  Low: { share: "lg:flex-12", height: "h-[14%]" },
};

/** The dashboard while 24 scans run, with consistent fictional figures (specification, section 2). */
export function Dashboard() {
  return (
    <section className="defer-106 md:defer-78 wrap band" aria-labelledby="dashboard-title">
      <div className="grid items-end gap-x-16 gap-y-4 pb-10 md:grid-cols-2 md:pb-14">
        <h2 id="dashboard-title" className="display max-w-[10em] text-display-s">
          One screen shows where to start
        </h2>
        <p className="max-w-[30rem] text-muted md:justify-self-end">
          You get a list that starts with the worst finding, not a 400-page report. Each line opens the exchange behind
          it.
        </p>
      </div>
      <figure
        className="grid border border-t-4 border-ink bg-surface md:grid-cols-2 lg:grid-cols-12"
        aria-label="The scanner’s dashboard"
      >
        <div className={`${cell} md:flex md:flex-col lg:col-span-5`}>
          <h3 className="text-small text-muted">Active scans</h3>
          <p className="console-figure display">{scans.length}</p>
          <div
            className="grid grid-cols-8 gap-1 pt-5 sm:grid-cols-12 md:mt-auto md:grid-cols-6"
            role="img"
            aria-label="24 scans: in 7 of them an attack got through, in 17 none did."
          >
            {scans.map((threat, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <span key={index} className={threat ? "scan-cell scan-exposed" : "scan-cell"} />
            ))}
          </div>
        </div>
        <div
          className={`${cell} border-t md:border-t-0 md:border-l lg:col-span-7 lg:grid lg:grid-cols-[auto_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-12`}
        >
          <h3 className="text-small text-muted">Threats</h3>
          <p className="console-figure display text-exposed">{threats.length}</p>
          <ul className="lg:col-2 lg:row-[1/3] lg:self-center">
            {threats.map(({ where, what, severity }) => (
              <li
                key={where + what}
                className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-hairline py-2 text-[0.9375rem] lg:first:border-t-0"
              >
                <span className="font-medium">{where}</span>
                <span className="col-span-full row-start-2 text-[0.875rem] text-muted">{what}</span>
                <span className="text-exposed">{severity}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className={`${cell} border-t lg:col-span-8`}>
          <h3 className="text-small text-muted">Findings by risk</h3>
          <ul className="flex gap-[clamp(0.75rem,2.4vw,2rem)] pt-5">
            {risk.map(({ level, count }) => (
              <li key={level} className={`risk-group ${riskClasses[level].share}`}>
                <span aria-hidden="true" className="risk-bars">
                  {Array.from({ length: count }, (_, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the bars are identical and never reordered
                    <span key={index} className={riskClasses[level].height} />
                  ))}
                </span>
                <span className="pb-[0.2rem] text-[0.875rem] text-muted max-lg:pb-0 max-lg:text-[0.75rem]">
                  {level}
                </span>{" "}
                <span className="display text-title">{count}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className={`${cell} border-t md:border-l lg:col-span-4`}>
          <h3 className="text-small text-muted">Compliance</h3>
          <ul>
            {compliance.map(({ rule, holds }) => (
              <li
                key={rule}
                className="flex items-baseline justify-between gap-4 border-hairline py-3 not-first:border-t"
              >
                <span className="display text-title">{rule}</span>{" "}
                <State kind={holds ? "shielded" : "exposed"}>{holds ? "Compliant" : "Issues found"}</State>
              </li>
            ))}
          </ul>
        </div>
        <figcaption className={`figure-foot ${cell} border-t md:col-span-full lg:py-3`}>
          <span>All assistants, 09:41</span>
        </figcaption>
      </figure>
    </section>
  );
}
