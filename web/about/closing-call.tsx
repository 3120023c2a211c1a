import { site } from "#site";
import { ButtonLink } from "#web/ui/button.tsx";

/** The cloth sags between three masts; threads of shade hang from it. */
const sags = [0, 400, 800];
const sag = (x: number) => 14 + 176 * (x / 400) * (1 - x / 400);
const cloth = sags.map((x) => `M${x} 14Q${x + 200} 102 ${x + 400} 14`).join("");
const shade = sags
  .flatMap((start) =>
    Array.from({ length: 39 }, (_, index) => (index + 1) * 10).map((x) => `M${start + x} ${sag(x).toFixed(1)}V100`),
  )
  .join("");

/** The last band of the about page; both links lead to the contact page (specification, section 2). */
export function ClosingCall() {
  return (
    <section className="defer-24 md:defer-26 border-t border-ink bg-sunken" aria-labelledby="about-closing-title">
      <svg
        aria-hidden="true"
        className="h-[clamp(4rem,9vw,8rem)] w-full [mask-image:linear-gradient(#000_30%,transparent)]"
        viewBox="0 0 1200 100"
        preserveAspectRatio="none"
      >
        <path d={shade} className="stroke-shielded" vectorEffect="non-scaling-stroke" />
        <path d={cloth} className="fill-none stroke-shielded stroke-5" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="wrap band-s grid gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr]">
        <h2 id="about-closing-title" className="display max-w-[11em] text-display">
          Ask us what your AI has read
        </h2>
        <div className="grid content-end gap-6">
          <p className="max-w-[28rem] text-lead text-muted">
            Bring a prompt, a rule or a question. The people who build {site.name} will answer.
          </p>
          <p className="flex flex-wrap gap-3">
            <ButtonLink href="/contact">Request a Demo</ButtonLink>
            <ButtonLink href="/contact" variant="outlined">
              Contact Us
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
