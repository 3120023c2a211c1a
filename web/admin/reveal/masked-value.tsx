import { Fragment, useState } from "react";
import { HIDDEN, maskedParts } from "#domain/masking/kinds.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Masked } from "#web/ui/redaction.tsx";
import { hasJustEnded } from "./use-reveals.ts";

/** A bar: with the label of what was found, or as long for every value. */
function Bar({ label }: { label?: string }) {
  // Kept, so that the bar does not fall again when its record is fetched again.
  const [falls] = useState(hasJustEnded);
  const motion = falls ? "falling-bar" : undefined;
  if (label !== undefined) return <Masked label={label} {...(motion && { className: motion })} />;
  return (
    <span className={classNames("hidden-part bar", motion)}>
      <span className="sr-only">masked</span>
    </span>
  );
}

/** A value of a masked record, with a bar for each hidden part; any other value unchanged. */
export function MaskedValue({ text }: { text: string }) {
  return text.split(HIDDEN).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never reorder
    <Fragment key={index}>
      {index > 0 && <Bar />}
      {piece}
    </Fragment>
  ));
}

/** A longer text of a masked record: labeled bars for what was found in it, plain ones for the rest of links. */
export function MaskedLongText({ text }: { text: string }) {
  return maskedParts(text).map((piece, index) =>
    "label" in piece ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Bar key={index} label={piece.label} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <MaskedValue key={index} text={piece.text} />
    ),
  );
}

/** A masked value where only plain text is possible. */
export const spoken = (text: string): string => text.replaceAll(HIDDEN, " masked ");
