import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { products } from "#web/shell/navigation.ts";
import { ChainPicture, ScannerPicture, ShieldPicture } from "./pictures.tsx";

const cards: Record<(typeof products)[number]["href"], { when: string; picture: ReactNode; text: string }> = {
  "/products/ai-scanner": {
    when: "Before the conversation",
    picture: <ScannerPicture />,
    text: "Attacks your assistants the way people do and checks every answer. You get a list of what leaked, worst first.",
  },
  "/products/protection-shield": {
    when: "During the conversation",
    picture: <ShieldPicture />,
    text: "Sits between people and your AI. It stops attacks, masks personal data as people type, and shows each role only what it’s allowed to see.",
  },
  "/products/supply-chain": {
    when: "After the conversation",
    picture: <ChainPicture />,
    text: "Follows your data to the AIs behind your AI. See who receives what, get an alert when a new one appears, and cut off the one that leaks.",
  },
};

/** The three product cards (specification, section 2) with one picture across them: seven wires from the first card to the last. */
export function Trio() {
  return (
    <ul className="trio border-hairline lg:border-b">
      {products.map(({ name, href }) => (
        <li key={href} className="trio-card group relative">
          <div className="trio-frame band-ink well">{cards[href].picture}</div>
          <div className="trio-words grid content-start gap-2 px-(--gutter) pt-6 pb-12 md:content-center lg:content-start lg:pt-8 lg:pr-8 lg:pb-16 lg:pl-0">
            <p className="text-small text-muted">{cards[href].when}</p>
            <h2 className="display text-title">
              <a
                href={href}
                className="trio-link group-hover:underline group-hover:decoration-1 group-hover:underline-offset-[0.2em]"
              >
                {name}
              </a>
            </h2>
            <p className="text-muted">{cards[href].text}</p>
            <ArrowRight
              aria-hidden="true"
              strokeWidth={1.5}
              className="mt-2 size-6 [transition:translate_0.2s_var(--ease-out)] group-hover:translate-x-2"
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
