import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { EncryptionDemo, EncryptionPeek } from "./encryption-demo.tsx";
import { type Glyph, TechniqueGlyph } from "./glyphs.tsx";
import { encryptionDelays, isPlainClick, navigateAfterDelay, tokenizationDelays } from "./timing.ts";
import { TokenizationDemo, TokenizationPeek } from "./tokenization-demo.tsx";
import { useDemo } from "./use-demo.ts";

const techniquesWithoutDemo: { name: string; text: string; glyph: Glyph }[] = [
  {
    name: "Data Classification",
    glyph: "classify",
    text: "Every field gets a class before any rule applies: public, personal, health or secret.",
  },
  {
    name: "Policy Engine",
    glyph: "policy",
    text: "A rule names a field, a role and a purpose. Anything no rule allows stays hidden.",
  },
  {
    name: "Role-Based Views",
    glyph: "roles",
    text: "One answer, with a version for each role that reads it.",
  },
  {
    name: "Attack Detection",
    glyph: "attack",
    text: "Injection, jailbreak, exfiltration: attacks are stopped before they reach the model.",
  },
  {
    name: "AI-to-AI Map",
    glyph: "chain",
    text: "See which AIs pass your data on to others, and spot the connection that shouldn’t be there.",
  },
  {
    name: "Audit Trail",
    glyph: "audit",
    text: "Every decision is cryptographically linked to the last. A missing entry is detected.",
  },
  {
    name: "Compliance Templates",
    glyph: "template",
    text: "GDPR, HIPAA, CCPA, DPDP and ISO readiness as ready-made rules in plain language.",
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
  /** What the partly lifted veil shows of the demonstration until it plays. */
  peek: ReactNode;
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
        {stage < 0 && (
          <div aria-hidden="true" className="demo-peek">
            {props.peek}
          </div>
        )}
        <div aria-hidden="true" className="demo-veil grid place-items-center">
          <span className="demo-hint">Hover to lift the veil</span>
        </div>
        <button type="button" onClick={toggle} aria-expanded={stage >= 0} className="demo-button">
          <span>{stage < 0 ? "Lift the veil" : "Close the veil"}</span>{" "}
          <span className="sr-only">over {props.name}</span>
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
  return (
    <ul className="grid gap-px sm:grid-cols-12">
      <DemoTile
        area="encryption"
        name="Encryption That Stays Useful"
        text="Compute with data, share parts of it and store it twice, without making all of it readable."
        delays={encryptionDelays}
        demo={(stage) => <EncryptionDemo stage={stage} />}
        peek={<EncryptionPeek />}
      />
      <DemoTile
        area="tokenization"
        name="Adaptive Tokenization"
        text="Your systems keep working with a token that only looks like the data."
        delays={tokenizationDelays}
        demo={(stage) => <TokenizationDemo stage={stage} />}
        peek={<TokenizationPeek />}
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
