import { KeyRound, type LucideIcon, Scissors, Telescope } from "lucide-react";

const features: { icon: LucideIcon; title: string; text: string; outcome: string }[] = [
  {
    icon: Telescope,
    title: "Find undeclared AIs",
    text: "A contract names the first hop. Traffic, keys and answers reveal the second and third.",
    outcome: "You have the list before an auditor asks for it.",
  },
  {
    icon: KeyRound,
    title: "Give every AI a role",
    text: "An OCR service needs the page, not the patient. Its role says so, field by field.",
    outcome: "Anything it isn’t allowed to read arrives as a token.",
  },
  {
    icon: Scissors,
    title: "Cut one connection, not the service",
    text: "Block one connection, for one kind of data, immediately. The assistant keeps answering.",
    outcome: "Reconnect just as quickly.",
  },
];

/** Three feature cards (specification, section 2), connected like hops; their texts share lines. */
export function ChainFeatures() {
  return (
    <section
      className="defer-62 md:defer-40 border-t border-hairline bg-surface"
      aria-labelledby="chain-features-title"
    >
      <div className="wrap band">
        <h2 id="chain-features-title" className="display max-w-[11em] text-display-s">
          See beyond your contracts
        </h2>
        <ul className="chain-features">
          {features.map(({ icon: Icon, title, text, outcome }) => (
            <li key={title} className="chain-feature">
              <Icon aria-hidden="true" strokeWidth={1.25} className="size-9" />
              <h3 className="display text-title">{title}</h3>
              <p className="text-muted">{text}</p>
              <p className="font-medium">{outcome}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
