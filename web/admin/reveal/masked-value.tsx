import { Fragment } from "react";
import { HIDDEN, maskedParts } from "#domain/masking/kinds.ts";
import { Masked } from "#web/ui/redaction.tsx";

/** A value of a masked record, with a bar for each hidden part; any other value unchanged. */
export function MaskedValue({ text }: { text: string }) {
  return text.split(HIDDEN).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never reorder
    <Fragment key={index}>
      {index > 0 && (
        <span className="hidden-part bar">
          <span className="sr-only">masked</span>
        </span>
      )}
      {piece}
    </Fragment>
  ));
}

/** A longer text of a masked record: labeled bars for what was found in it, plain ones for the rest of links. */
export function MaskedLongText({ text }: { text: string }) {
  return maskedParts(text).map((piece, index) =>
    "label" in piece ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Masked key={index} label={piece.label} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <MaskedValue key={index} text={piece.text} />
    ),
  );
}

/** A masked value where only plain text is possible. */
export const spoken = (text: string): string => text.replaceAll(HIDDEN, " masked ");
