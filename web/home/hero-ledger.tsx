import { IllustrativeData } from "#web/ui/measure-mark.tsx";
import { secrets, veilExample } from "./veil-example.ts";
import { VeilCount, Veiled, VeilSwitch } from "./veiled.tsx";

/** The example prompt for phones, as a table: each secret on the left, its label on the right. */
export function HeroLedger() {
  return (
    <figure
      className="veil-figure border-t border-ink bg-surface md:hidden"
      aria-label="A prompt before and after the veil"
    >
      <div className="grid grid-cols-2 border-b border-ink px-(--gutter) py-3 text-small">
        <p>The {veilExample.who} typed</p>
        <p className="pl-10">The model saw</p>
      </div>
      <div className="relative border-b border-ink">
        <div aria-hidden="true" className="ledger-veil text-shielded threads-6" />
        <ul>
          {secrets.map((secret, index) => (
            <li key={secret.label} className="grid min-h-17 grid-cols-2">
              <span className="grid content-center border-b-2 border-exposed py-2.5 pr-8 pl-(--gutter) text-[1.125rem]/[1.25]">
                <span className="block text-tiny text-muted">{secret.kind}</span>
                {/* Lets an email address break after its @. */}
                <span className="text-exposed">{secret.text.replace("@", "@\u200b")}</span>
              </span>
              <span className="ledger-seen band-ink well grid content-center py-2.5 pr-(--gutter) pl-10">
                <Veiled secret={secret} order={index} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex items-center justify-between gap-4 px-(--gutter) py-3">
        <VeilSwitch id="veil-narrow" />
        <p className="grid justify-items-end text-small">
          <VeilCount count={secrets.length} />
          <IllustrativeData />
        </p>
      </div>
    </figure>
  );
}
