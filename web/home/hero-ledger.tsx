import { secrets, veilExample } from "./veil-example.ts";
import { VeilCount, Veiled, VeilSwitch } from "./veiled.tsx";

/** The same prompt for a phone: not the sentence twice, but each secret crossing an upright veil, from edge to edge. */
export function HeroLedger() {
  return (
    <figure className="hero-ledger veil-figure" aria-label="A prompt before and after the veil. Illustrative data.">
      <div className="ledger-head text-small">
        <p>The {veilExample.who} typed</p>
        <p>The model saw</p>
      </div>
      <div className="ledger-body">
        <div aria-hidden="true" className="ledger-veil" />
        <ul>
          {secrets.map((secret, index) => (
            <li key={secret.label} className="ledger-row">
              <span className="ledger-typed">
                <span className="block text-tiny text-muted">{secret.kind}</span>
                {/* An address may break behind its @. */}
                <span className="text-exposed">{secret.text.replace("@", "@\u200b")}</span>
              </span>
              <span className="ledger-seen band-ink well">
                <Veiled secret={secret} order={index} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex items-center justify-between gap-4 px-(--gutter) py-3">
        <VeilSwitch id="veil-narrow" />
        <VeilCount count={secrets.length} />
      </div>
      <p className="border-t border-hairline px-(--gutter) py-3 text-small text-muted">Illustrative data</p>
    </figure>
  );
}
