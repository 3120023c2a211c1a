import { IllustrativeData } from "#web/ui/measure-mark.tsx";
import { Exposed } from "#web/ui/redaction.tsx";
import { secrets, veilExample } from "./veil-example.ts";
import { VeilCount, Veiled, VeilSwitch } from "./veiled.tsx";

/** The prompt as typed, the veil, and the prompt as the model saw it. For screens wider than a phone. */
export function HeroPicture() {
  return (
    <figure className="hero-picture veil-figure" aria-label="A prompt before and after the veil">
      <div className="hero-typed">
        <p className="flex justify-between gap-4 text-small text-muted">
          <span>What the {veilExample.who} typed</span>
          <span className="font-mono tabular-nums">09:41</span>
        </p>
        <p className="hero-sentence">
          {veilExample.runs.map((run) =>
            typeof run === "string" ? (
              run
            ) : (
              <span key={run.label} className="whitespace-nowrap">
                <Exposed>{run.text}</Exposed>
                {run.after}
              </span>
            ),
          )}
        </p>
      </div>
      <div className="hero-veil relative z-1 bg-paper text-shielded" aria-hidden="true">
        <div className="hero-threads absolute inset-0 threads-8" />
        {secrets.map((secret) => (
          <span key={secret.label} className="hero-thread" />
        ))}
      </div>
      <div className="hero-pull z-2">
        <VeilSwitch id="veil-wide" />
      </div>
      <div className="hero-seen band-ink well">
        <p className="flex justify-between gap-4 text-small text-muted">
          <span>What the model saw</span>
          <VeilCount count={secrets.length} />
        </p>
        <p className="hero-sentence">
          {veilExample.runs.map((run) =>
            typeof run === "string" ? (
              run
            ) : (
              <span key={run.label} className="whitespace-nowrap">
                <Veiled secret={run} order={secrets.indexOf(run)} />
                {run.after}
              </span>
            ),
          )}
        </p>
        <p className="flex flex-wrap self-end justify-between gap-4 text-small text-muted">
          <span>{veilExample.policy}</span>
          <IllustrativeData />
        </p>
      </div>
    </figure>
  );
}
