import type { Context } from "../kernel/context.ts";
import { maskPersonalData } from "../masking/mask.ts";
import { maskEmail } from "../masking/mask-fields.ts";
import { isMaskedFor } from "../reveals/shown.ts";

/** How the dashboard shows a recipient’s address and a mail server’s answer, which may repeat it. */
export function emailMask(context: Context) {
  const as = (mask: (text: string) => string) => (text: string) => (isMaskedFor(context) ? mask(text) : text);
  return { address: as(maskEmail), answer: as(maskPersonalData) };
}
