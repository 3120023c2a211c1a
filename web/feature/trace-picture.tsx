import { Masked } from "#web/ui/redaction.tsx";

/** What happens to one prompt within a millisecond, in hundredths of it. Invented. */
const steps = [
  { name: "Read", from: 0, to: 8 },
  { name: "Classify", from: 8, to: 34 },
  { name: "Look for attacks", from: 8, to: 52 },
  { name: "Ask the policy", from: 52, to: 64 },
  { name: "Mask", from: 64, to: 86 },
  { name: "Send, and write it down", from: 86, to: 97 },
];

/** The trace of one prompt: six steps side by side on a scale of one millisecond. */
export function TracePicture() {
  return (
    <figure className="moment-picture trace band-ink well" aria-label="The trace of one prompt. Illustrative data.">
      <p className="trace-prompt">
        Write to <Masked label="PERSON_1" /> about the refund to <Masked label="CARD_1" />.
      </p>
      <ol className="trace-steps">
        {steps.map(({ name, from, to }) => (
          <li key={name}>
            <span className="trace-name">{name}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect
                x={from}
                y="2"
                width={to - from}
                height="6"
                className={name === "Mask" ? "fill-shielded" : "fill-ink"}
              />
            </svg>
            <span className="trace-time">
              0.{String(to - from).padStart(2, "0")}
              <span className="sr-only"> ms</span>
            </span>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="trace-scale">
        <span>0</span>
        <span>0.5</span>
        <span>1 ms</span>
      </p>
      <figcaption className="moment-foot text-muted">
        <span>Passed, two things masked</span>
        <span className="ml-auto">Illustrative data</span>
      </figcaption>
    </figure>
  );
}
