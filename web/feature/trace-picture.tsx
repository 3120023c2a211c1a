import { PictureCaption } from "#web/ui/picture-caption.tsx";
import { Masked } from "#web/ui/redaction.tsx";

/** The processing steps of one prompt, in hundredths of a millisecond. Fictional. */
const steps = [
  { name: "Read", from: 0, to: 8 },
  { name: "Classify", from: 8, to: 34 },
  { name: "Look for attacks", from: 8, to: 52 },
  { name: "Ask the policy", from: 52, to: 64 },
  { name: "Mask", from: 64, to: 86 },
  { name: "Send, and write it down", from: 86, to: 97 },
];

/** The trace of one prompt: six steps on a scale of one millisecond. */
export function TracePicture() {
  return (
    <figure
      className="trace band-ink well grid grid-cols-1 grid-rows-[auto_1fr_auto_auto] p-[clamp(1rem,2.4vw,2rem)] lg:min-h-104"
      aria-label="The trace of one prompt. Illustrative data."
    >
      <p className="pb-5 text-[1.125rem]">
        Write to <Masked label="PERSON_1" /> about the refund to <Masked label="CARD_1" />.
      </p>
      <ol className="grid border-y border-hairline">
        {steps.map(({ name, from, to }) => (
          <li
            key={name}
            className="grid min-h-11 grid-cols-[clamp(min(6.5rem,45%),30%,12rem)_1fr_2.75rem] items-center gap-2 text-[0.9375rem] leading-[1.2]"
          >
            <span>{name}</span>
            <svg className="h-7 w-full" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect
                x={from}
                y="2"
                width={to - from}
                height="6"
                className={`forced-colors:fill-[CanvasText] ${name === "Mask" ? "fill-shielded" : "fill-ink"}`}
              />
            </svg>
            <span className="text-right font-mono text-[0.8125rem]">
              0.{String(to - from).padStart(2, "0")}
              <span className="sr-only"> ms</span>
            </span>
          </li>
        ))}
      </ol>
      <p
        aria-hidden="true"
        className="mr-13 ml-[calc(clamp(min(6.5rem,45%),30%,12rem)+0.5rem)] flex justify-between pt-1.5 text-[0.75rem] text-muted"
      >
        <span>0</span>
        <span>0.5</span>
        <span>1 ms</span>
      </p>
      <PictureCaption className="pt-5">
        <span>Passed, two things masked</span>
      </PictureCaption>
    </figure>
  );
}
