import { MeasureMark } from "#web/ui/measure-mark.tsx";

const failing = 94;
/** Each thread as a rectangle of an SVG path. Failing threads end at different heights; the others have full length. */
const threads = Array.from(
  { length: 100 },
  (_, index) => `M${index * 5} 0h2.5v${index < failing ? 18 + ((index * 37) % 29) : 60}h-2.5z`,
);

/** The claim about failing AIs (specification, section 9) as a drawing of 100 threads. */
export function Failing() {
  return (
    <section className="bg-sunken" aria-labelledby="failing-title">
      <svg
        className="h-[clamp(5.5rem,13vw,11rem)] w-full"
        viewBox="0 0 500 60"
        preserveAspectRatio="none"
        role="img"
        aria-label="100 threads: 94 are torn and exposed, 6 are whole and shielded."
      >
        <path className="fill-exposed" d={threads.slice(0, failing).join("")} />
        <path className="fill-shielded" d={threads.slice(failing).join("")} />
      </svg>
      <div className="wrap grid items-end gap-x-16 gap-y-6 pt-8 pb-16 md:grid-cols-[auto_1fr] md:pb-24">
        <h2 id="failing-title">
          <span className="display block pb-[0.06em] text-[clamp(6.5rem,3.6rem+13vw,15rem)]/[0.85] text-exposed">
            {failing}%
          </span>{" "}
          <span className="display block text-title">of enterprise AIs fail basic security tests</span>
        </h2>
        <div className="grid max-w-[34rem] gap-4 pb-1">
          <p className="text-lead">
            Find out where yours stands.
            <MeasureMark section="protection" figure={`${failing}%`} />
          </p>
          <p className="text-small text-muted">
            A scan gives you a figure of your own, with the evidence: every question we asked and every answer we got,
            with leaked values masked.
          </p>
        </div>
      </div>
    </section>
  );
}
