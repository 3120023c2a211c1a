import { NumberedSteps } from "#web/ui/numbered-steps.tsx";
import { Masked } from "#web/ui/redaction.tsx";

const steps = [
  ["You write", "The form goes to our own server, which tells our team by e-mail. No third party loads on this page."],
  [
    "We store it once",
    "Before you see “Request submitted”, it is on our disk. A power cut a moment later loses nothing.",
  ],
  [
    "A person reads it",
    "On the dashboard only people with the admin role can open it. Your text is shown there as plain text.",
  ],
] as const;

/** How a request is processed, and the masked log line it produces. */
export function WhatHappens() {
  return (
    <section aria-labelledby="what-happens" className="grid gap-5">
      <h2 id="what-happens" className="display text-title">
        What happens to what you write
      </h2>
      <NumberedSteps steps={steps} />
      <p className="border-t border-hairline pt-4 font-mono text-small text-muted">
        As our log sees it: POST /api/inquiries 201 <Masked label="NAME_1" /> <Masked label="EMAIL_1" />{" "}
        <Masked label="MESSAGE_1" />
      </p>
    </section>
  );
}
