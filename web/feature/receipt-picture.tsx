import { PictureCaption } from "#web/ui/picture-caption.tsx";

/** Three fictional decisions, each with the mark of the previous one. */
const receipts = [
  { time: "09:41", who: "Nurse", what: "viewed the record", rule: "2 fields hidden", before: "a10c", mark: "7f3e" },
  { time: "09:44", who: "Reception", what: "viewed the record", rule: "2 fields hidden", before: "7f3e", mark: "c2d9" },
  { time: "09:58", who: "Unknown agent", what: "requested the table", rule: "Blocked", before: "c2d9", mark: "04b8" },
];

/** An audit log: each entry contains the mark of the previous one. */
export function ReceiptPicture() {
  return (
    <figure
      className="grid grid-rows-[1fr_auto] border border-t-4 border-hairline border-t-ink bg-surface p-[clamp(1rem,2.4vw,2rem)] lg:min-h-104"
      aria-label="Three entries of the audit log"
    >
      <ol className="@container grid content-center">
        {receipts.map(({ time, who, what, rule, before, mark }) => (
          <li
            key={mark}
            className="receipt relative grid grid-cols-[3.25rem_1fr_auto] gap-x-2 border border-ink bg-paper px-[clamp(0.75rem,2vw,1.5rem)] pt-4.5 pb-5.5 not-first:mt-6 @max-sm:grid-cols-[1fr_auto]"
          >
            <span className="font-mono text-[0.875rem] leading-[1.75] text-muted @max-sm:col-span-full">{time}</span>
            <span>
              <span className="font-medium">{who}</span> {what}
              <span className="block text-shielded">{rule}</span>
            </span>
            <span className="grid content-between justify-items-end font-mono text-[0.8125rem]">
              <span>after {before}</span>
              <span>
                is <span className="receipt-mark bar px-1.5">{mark}</span>
              </span>
            </span>
          </li>
        ))}
      </ol>
      <PictureCaption className="pt-5">
        <span>Each entry is linked to the one before it</span>
      </PictureCaption>
    </figure>
  );
}
