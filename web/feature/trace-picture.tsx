import { PictureCaption } from "#web/ui/picture-caption.tsx";
import { Masked } from "#web/ui/redaction.tsx";

/**
 * The processing steps of one prompt, in tenths of a millisecond. Fictional, and consistent with the other latency figures:
 * the verdict after 3 ms, a policy decision below 1 ms, and 11 ms of the round trip of 50 ms (/how-we-measure).
 */
const steps = [
  { name: "Read", from: 0, to: 10 },
  { name: "Check for attacks", from: 10, to: 30 },
  { name: "Classify", from: 10, to: 52 },
  { name: "Policy decision", from: 52, to: 60 },
  { name: "Mask", from: 60, to: 88 },
  { name: "Log and send", from: 88, to: 110 },
];
/** The length of the scale, in tenths of a millisecond. */
const scale = 120;

/** The trace of one prompt: six steps on a scale of 12 ms. */
export function TracePicture() {
  return (
    <figure
      className="trace band-ink well grid grid-cols-1 grid-rows-[auto_1fr_auto_auto] p-[clamp(1rem,2.4vw,2rem)] lg:min-h-104"
      aria-label="The trace of one prompt"
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
            <svg className="h-7 w-full" viewBox={`0 0 ${scale} 10`} preserveAspectRatio="none" aria-hidden="true">
              <rect
                x={from}
                y="2"
                width={to - from}
                height="6"
                className={`forced-colors:fill-[CanvasText] ${name === "Mask" ? "fill-shielded" : "fill-ink"}`}
              />
            </svg>
            <span className="text-right font-mono text-[0.8125rem]">
              {((to - from) / 10).toFixed(1)}
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
        <span>6</span>
        <span>12 ms</span>
      </p>
      <PictureCaption className="pt-5">
        <span>Passed in 11 ms, two values masked</span>
      </PictureCaption>
    </figure>
  );
}
