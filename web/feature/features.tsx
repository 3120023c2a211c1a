import type { ReactNode } from "react";
import { InventoryPicture } from "./inventory-picture.tsx";
import { ReceiptPicture } from "./receipt-picture.tsx";
import { TracePicture } from "./trace-picture.tsx";

const cards: { when: string; title: string; text: string; points: string[]; picture: ReactNode }[] = [
  {
    when: "Before the prompt",
    title: "Discovery & Visibility",
    text: "You can’t protect data you can’t see. Find out which models you have, who talks to them, and what they already hold.",
    points: ["Every assistant and every model behind it, on one map", "Every field classified up front"],
    picture: <InventoryPicture />,
  },
  {
    when: "During the prompt",
    title: "Protection & Defense",
    text: "Every prompt is checked as people type, then masked and sent on, or stopped. Work continues without a pause.",
    points: ["Injection, jailbreak and exfiltration attempts are stopped", "Names, numbers and keys leave as tokens"],
    picture: <TracePicture />,
  },
  {
    when: "After the answer",
    title: "Governance & Compliance",
    text: "When an auditor asks in March what happened in November, you have the answer. Every decision is logged, and each entry is cryptographically linked to the last.",
    points: ["Templates for GDPR, HIPAA, CCPA, DPDP and ISO readiness", "A missing or altered entry is detected"],
    picture: <ReceiptPicture />,
  },
];

/** Three feature cards, each of which fades in when a tenth of it is visible (specification, sections 2 and 9). */
export function Features() {
  return (
    <section id="features" tabIndex={-1} className="wrap band outline-none" aria-labelledby="features-title">
      <h2 id="features-title" className="display max-w-[12em] text-display-s">
        Three moments when things can go wrong
      </h2>
      <ol className="grid gap-[clamp(4rem,3rem+4vw,7rem)] pt-[clamp(2.5rem,2rem+3vw,5rem)]">
        {cards.map(({ when, title, text, points, picture }) => (
          <li
            key={title}
            data-reveal=""
            className="defer-50 group grid gap-7 md:defer-28 md:grid-cols-2 md:gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16 lg:even:grid-cols-[7fr_5fr]"
          >
            <div className="grid content-start gap-4 md:group-even:order-2">
              <p className="flex items-center gap-3 text-[0.875rem] font-medium">
                <span
                  aria-hidden="true"
                  className="h-2.5 w-7 bar forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none"
                />
                {when}
              </p>
              <h3 className="display text-display-s">{title}</h3>
              <p className="max-w-[30rem] text-lead text-muted">{text}</p>
              <ul className="grid max-w-[30rem] pt-2">
                {points.map((point) => (
                  <li key={point} className="border-t border-hairline py-3">
                    {point}
                  </li>
                ))}
              </ul>
            </div>
            {picture}
          </li>
        ))}
      </ol>
    </section>
  );
}
