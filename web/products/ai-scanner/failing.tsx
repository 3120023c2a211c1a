import { site } from "#site";

const threads = Array.from({ length: 100 }, (_, index) => index);
const failing = 94;

/** The claim of section 9, drawn as a hundred threads, and called what it is: a claim of ours. */
export function Failing() {
  return (
    <section className="bg-sunken" aria-labelledby="failing-title">
      <svg
        className="failing"
        viewBox="0 0 500 60"
        preserveAspectRatio="none"
        role="img"
        aria-label="A hundred threads: 94 are torn and exposed, 6 hang whole and shielded."
      >
        {threads.map((index) => (
          <rect
            key={index}
            className={index < failing ? "failing-exposed" : "failing-shielded"}
            x={index * 5}
            y="0"
            width="2.5"
            // A torn thread ends early, no two alike; a whole one reaches the ground.
            height={index < failing ? 18 + ((index * 37) % 29) : 60}
          />
        ))}
      </svg>
      <div className="wrap grid items-end gap-x-16 gap-y-6 pt-8 pb-16 md:grid-cols-[auto_1fr] md:pb-24">
        <h2 id="failing-title" className="failing-title">
          <span className="failing-figure display text-exposed">94%</span>{" "}
          <span className="display block text-title">of enterprise AIs fail basic security tests</span>
        </h2>
        <div className="grid max-w-[34rem] gap-4 pb-1">
          <p className="text-lead">Ask for yours. It is the only one of the hundred that you answer for.</p>
          <p className="text-small text-muted">
            This figure is {site.name}&rsquo;s own claim. No published study stands behind it, and your result may
            differ. A scan of your assistants gives you a number with its evidence: every question we asked and every
            answer we got.
          </p>
        </div>
      </div>
    </section>
  );
}
