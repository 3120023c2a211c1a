import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { useHydratedRef } from "#web/islands/use-hydrated-ref.ts";
import { EncryptionDemo } from "./encryption-demo.tsx";
import { type Glyph, TechniqueGlyph } from "./glyphs.tsx";
import { encryptionDelays, isPlainClick, navigateAfterDelay, tokenizationDelays } from "./timing.ts";
import { TokenizationDemo } from "./tokenization-demo.tsx";
import { useDemo } from "./use-demo.ts";

const techniquesWithoutDemo: { name: string; text: string; glyph: Glyph }[] = [
  {
    name: "Data Classification",
    glyph: "classify",
    text: "Each field is given a class before a rule asks for it: public, personal, health, secret.",
  },
  {
    name: "Policy Engine",
    glyph: "policy",
    text: "A rule names a field, a role and a purpose. What no rule allows stays hidden.",
  },
  {
    name: "Role-Based Views",
    glyph: "roles",
    text: "One answer, as many versions as there are roles that read it.",
  },
  {
    name: "Attack Detection",
    glyph: "attack",
    text: "Injection, jailbreak, exfiltration: a prompt that tries is stopped before the model.",
  },
  {
    name: "AI-to-AI Map",
    glyph: "chain",
    text: "Which AI hands your data on to which other, and the one line that should not be there.",
  },
  {
    name: "Audit Trail",
    glyph: "audit",
    text: "Each decision carries the mark of the one before it. A missing page is noticed.",
  },
  {
    name: "Compliance Templates",
    glyph: "template",
    text: "GDPR, HIPAA, CCPA, DPDP and ISO readiness as rules to start from, written in sentences that can be questioned.",
  },
];

/** A link to the contact page, followed 220 ms after a plain click or Enter, while a bar covers the tile's name. */
function TileLink({ children }: { children: string }) {
  const [leaving, setLeaving] = useState(false);
  // Reset the tile when the browser restores the page on Back.
  useEffect(() => {
    const reset = () => setLeaving(false);
    addEventListener("pageshow", reset);
    return () => removeEventListener("pageshow", reset);
  }, []);
  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (leaving) return;
    setLeaving(true);
    const { href } = event.currentTarget;
    navigateAfterDelay(() => location.assign(href));
  }
  return (
    <h3 className="display text-title">
      <a href="/contact" className="tile-link" data-leaving={leaving || undefined} onClick={onClick}>
        {children}
      </a>
    </h3>
  );
}

function DemoTile(props: {
  area: string;
  name: string;
  text: string;
  delays: readonly number[];
  demo: (stage: number) => ReactNode;
}) {
  const { stage, element, handlers, toggle } = useDemo(props.delays);
  return (
    <li
      ref={element}
      data-tile=""
      suppressHydrationWarning
      className={`tile tile-${props.area}`}
      data-stage={stage}
      {...handlers}
    >
      <div className="grid gap-1.5">
        <TileLink>{props.name}</TileLink>
        <p className="max-w-[34rem] text-muted">{props.text}</p>
      </div>
      <div className="demo relative mt-2 grid overflow-clip">
        {props.demo(stage)}
        <div aria-hidden="true" className="demo-veil absolute inset-0 grid place-items-center">
          <span className="demo-hint">Hover to lift the veil</span>
        </div>
        <button type="button" onClick={toggle} aria-expanded={stage >= 0} className="demo-button">
          {stage < 0 ? "Lift the veil" : "Let it down"} <span className="sr-only">over {props.name}</span>
        </button>
      </div>
    </li>
  );
}

/**
 * The nine techniques (specification, sections 2 and 9). Each tile links to the contact page. The first two play a
 * demonstration on hover, on focus, or when their veil is tapped. `use-cases-script.ts` animates their entrance.
 */
export default function Techniques() {
  const list = useHydratedRef<HTMLUListElement>();
  return (
    <ul ref={list} className="grid gap-px sm:grid-cols-12">
      <DemoTile
        area="encryption"
        name="Encryption That Stays Useful"
        text="Data can be computed with, shared in part and stored twice, and still be unreadable."
        delays={encryptionDelays}
        demo={(stage) => <EncryptionDemo stage={stage} />}
      />
      <DemoTile
        area="tokenization"
        name="Adaptive Tokenization"
        text="Your systems go on working with something that only looks like the data."
        delays={tokenizationDelays}
        demo={(stage) => <TokenizationDemo stage={stage} />}
      />
      {techniquesWithoutDemo.map(({ name, text, glyph }) => (
        <li key={name} data-tile="" suppressHydrationWarning className="tile tile-quiet">
          <TechniqueGlyph name={glyph} />
          <TileLink>{name}</TileLink>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
