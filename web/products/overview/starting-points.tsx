import { ButtonLink } from "#web/ui/button.tsx";

const startingPoints = [
  {
    problem: "You don’t know what your assistants say when you’re not looking.",
    name: "Start with the Scanner",
    href: "/products/ai-scanner",
  },
  {
    problem: "People are typing names and card numbers into your assistants right now.",
    name: "Start with the Shield",
    href: "/products/protection-shield",
  },
  {
    problem: "An auditor asked who else receives the data, and your list has gaps.",
    name: "Start with the Supply Chain",
    href: "/products/supply-chain",
  },
];

/** Which product to start with, by the problem it solves, and a link to a demo. */
export function StartingPoints() {
  return (
    <section className="wrap band" aria-labelledby="beginnings-title">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <div className="grid content-start justify-items-start gap-6">
          <h2 id="beginnings-title" className="display text-display-s">
            Which one first?
          </h2>
          <p className="text-muted">They share one policy, so the rules you write for the first apply to the next.</p>
          <ButtonLink href="/contact">Request a Demo</ButtonLink>
        </div>
        <ul className="border-t-4 border-ink">
          {startingPoints.map(({ problem, name, href }) => (
            <li
              key={href}
              className="grid items-baseline gap-x-8 gap-y-2 border-b border-hairline py-6 md:grid-cols-[1fr_auto]"
            >
              <p className="text-lead">{problem}</p>
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
