import { State } from "#web/ui/redaction.tsx";
import { compliance, risk, scans, threats } from "./scan-overview.ts";

/** What the console shows while 24 scans run: invented figures of the specification's section 2, which agree with each other. */
export function Dashboard() {
  return (
    <section className="wrap band" aria-labelledby="dashboard-title">
      <div className="grid items-end gap-x-16 gap-y-4 pb-10 md:grid-cols-2 md:pb-14">
        <h2 id="dashboard-title" className="display max-w-[10em] text-display-s">
          One screen, and you know where to begin
        </h2>
        <p className="max-w-[30rem] text-muted md:justify-self-end">
          A scan that ends in four hundred pages ends unread. Yours ends in a list that begins with the worst, and each
          line opens on the words that were said.
        </p>
      </div>
      <figure className="console" aria-label="The scanner's dashboard. Illustrative data.">
        <div className="console-scans">
          <h3 className="text-small text-muted">Active scans</h3>
          <p className="console-figure display">{scans.length}</p>
          <div
            className="scan-field"
            role="img"
            aria-label="24 scans: in 7 of them an attack got through, in 17 none did."
          >
            {scans.map((threat, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the field never changes
              <span key={index} className={threat ? "scan-cell scan-exposed" : "scan-cell"} />
            ))}
          </div>
        </div>
        <div className="console-threats">
          <h3 className="text-small text-muted">Threats</h3>
          <p className="console-figure display text-exposed">{threats.length}</p>
          <ul>
            {threats.map(({ where, what, severity }) => (
              <li key={where + what} className="threat">
                <span className="font-medium">{where}</span>
                <span className="threat-what text-muted">{what}</span>
                <span className="text-exposed">{severity}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="console-risk">
          <h3 className="text-small text-muted">Findings by risk</h3>
          <ul className="risk">
            {risk.map(({ level, count }) => (
              <li key={level} className={`risk-group risk-${level.toLowerCase()}`}>
                <span aria-hidden="true" className="risk-bars">
                  {Array.from({ length: count }, (_, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a bar for each finding, which never move
                    <span key={index} />
                  ))}
                </span>
                <span className="risk-name">{level}</span> <span className="display text-title">{count}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="console-compliance">
          <h3 className="text-small text-muted">Compliance</h3>
          <ul>
            {compliance.map(({ rule, holds }) => (
              <li key={rule} className="compliance">
                <span className="display text-title">{rule}</span>
                <State kind={holds ? "shielded" : "exposed"}>{holds ? "Compliant" : "Issues found"}</State>
              </li>
            ))}
          </ul>
        </div>
        <figcaption className="console-foot figure-foot">
          <span>All assistants, 09:41</span>
          <span>Illustrative data</span>
        </figcaption>
      </figure>
    </section>
  );
}
