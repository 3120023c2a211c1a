import type { ReactNode } from "react";
import { Exposed, Masked, State } from "#web/ui/redaction.tsx";

type Alert = {
  when: string;
  who: string;
  what: string;
  detail: ReactNode;
  kind: "exposed" | "shielded";
  state: string;
};

const alerts: Alert[] = [
  {
    when: "09:12",
    who: "Translation",
    what: "started calling a new model",
    detail: (
      <>
        Dialect model receives the name <Exposed>Ms. Berg</Exposed>
      </>
    ),
    kind: "exposed",
    state: "Needs review",
  },
  {
    when: "08:47",
    who: "Transcription",
    what: "moved processing to another country",
    detail: "Three meetings this morning, voices included",
    kind: "exposed",
    state: "Needs review",
  },
  {
    when: "07:30",
    who: "HR agent",
    what: "requested a field its role can’t read",
    detail: (
      <>
        Date of birth stayed masked: <Masked label="DATE_1" />
      </>
    ),
    kind: "shielded",
    state: "Denied",
  },
  {
    when: "Mon",
    who: "Spelling",
    what: "went unused for 90 days, and its key still worked",
    detail: "Key revoked, nothing broke",
    kind: "shielded",
    state: "Closed",
  },
];

const alertClasses = { exposed: "border-l-exposed bg-surface", shielded: "border-l-shielded" };

/** Sample alerts (specification, section 2): a change, its effect on personal data, and its status. */
export function Alerts() {
  return (
    <section className="defer-62 md:defer-55 lg:defer-47 wrap band" aria-labelledby="alerts-title">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr]">
        <div>
          <h2 id="alerts-title" className="display text-display-s">
            Know when a new AI joins the chain
          </h2>
          <p className="max-w-[26rem] pt-5 text-muted">
            Vendors swap subprocessors without telling you. You get an alert immediately, with the name of the service
            and the data it received.
          </p>
        </div>
        <figure aria-label="Alerts from the past few days">
          <ol>
            {alerts.map(({ when, who, what, detail, kind, state }) => (
              <li
                key={who}
                className={`grid grid-cols-[4rem_1fr] gap-y-1.5 border-b border-l-4 border-b-hairline pt-4.5 pb-5 pl-4 lg:grid-cols-[5rem_1fr_auto] lg:py-6 ${alertClasses[kind]}`}
              >
                <span className="font-mono text-small text-muted tabular-nums">{when}</span>
                <span className="justify-self-end pr-4 lg:order-1">
                  <State kind={kind}>{state}</State>
                </span>
                <p className="col-span-full pr-4 lg:col-2">
                  <span className="text-[clamp(1.0625rem,0.9rem+0.6vw,1.375rem)] leading-[1.3]">
                    <span className="font-medium">{who}</span> {what}
                  </span>
                  <span className="block pt-1 text-muted">{detail}</span>
                </p>
              </li>
            ))}
          </ol>
          <figcaption className="figure-foot pt-3">
            <span>4 alerts, 2 need review</span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
