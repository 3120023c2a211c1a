import { NumberedSteps } from "#web/ui/numbered-steps.tsx";

const steps = [
  ["You send it", "It goes straight to us. Until it arrives, what you typed stays in this tab."],
  ["We save it", "We confirm only after your answers and your file are safely stored."],
  ["People decide", "Our team reads every application. No algorithm ranks you, and we never sell your details."],
] as const;

/** What happens to an application. */
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
