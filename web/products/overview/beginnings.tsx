import { ButtonLink } from "#web/ui/button.tsx";

const beginnings = [
  {
    now: "You do not know what your assistants say when you are not listening.",
    name: "Begin with the Scanner",
    href: "/products/ai-scanner",
  },
  {
    now: "You know, and people type names and card numbers into them this minute.",
    name: "Begin with the Shield",
    href: "/products/protection-shield",
  },
  {
    now: "An auditor asked who else receives the data, and the list has gaps.",
    name: "Begin with the Supply Chain",
    href: "/products/supply-chain",
  },
];

/** Which of the three comes first, by what keeps you awake, and the way to a demo for everyone else. */
export function Beginnings() {
  return (
    <section className="wrap band" aria-labelledby="beginnings-title">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <div className="grid content-start justify-items-start gap-6">
          <h2 id="beginnings-title" className="display text-display-s">
            Which one first?
          </h2>
          <p className="text-muted">They share one policy, so what you write for the first is there for the next.</p>
          <ButtonLink href="/contact">Request a Demo</ButtonLink>
        </div>
        <ul className="border-t-4 border-ink">
          {beginnings.map(({ now, name, href }) => (
            <li key={href} className="beginning">
              <p className="text-lead">{now}</p>
              <a href={href} className="link font-medium whitespace-nowrap">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
