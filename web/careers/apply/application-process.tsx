import { site } from "#site";
import { NumberedSteps } from "#web/ui/numbered-steps.tsx";

const steps = [
  ["You send it", "To our own server. Until it has arrived there, what you typed stays in this tab."],
  ["It is stored whole", "Before you are thanked, your words and your file are on our disk, together or not at all."],
  [
    "People decide",
    "Our team is told by e-mail, without your resume. No program ranks you, and no one is sold your address.",
  ],
  [
    "A clock removes it",
    `After ${site.applicationRetentionMonths} months, file included, or on the day you ask us to.`,
  ],
] as const;

/** The steps of processing an application. */
export function ApplicationProcess() {
  return (
    <section className="hidden gap-5 border-t border-hairline pt-6 lg:grid" aria-labelledby="what-happens">
      <h2 id="what-happens" className="display text-title">
        What happens to your application
      </h2>
      <NumberedSteps steps={steps} />
    </section>
  );
}
