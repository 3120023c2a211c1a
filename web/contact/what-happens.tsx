import { officeHours } from "#content/office-hours.ts";
import { NumberedSteps } from "#web/ui/numbered-steps.tsx";

const steps = [
  ["You write", "A few lines about what your AI does are enough. An email confirms that we received them."],
  ["A person replies", `Our team reads every request and answers by email. We work ${officeHours}.`],
  [
    "You see it work",
    "On a call, we run one of your prompts with your rules. You watch what is masked, what passes, and what the log records.",
  ],
  ["You decide on a pilot", "If you want one, we set it up with you on the same call, free of charge."],
] as const;

/** What happens between a demo request and a pilot: who replies, when, and what the demo covers. */
export function WhatHappens() {
  return (
    <section aria-labelledby="what-happens" className="grid gap-5">
      <h2 id="what-happens" className="display text-title">
        From request to pilot
      </h2>
      <NumberedSteps steps={steps} />
    </section>
  );
}
