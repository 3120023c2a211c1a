import { maskEmail } from "../masking/mask-fields.ts";
import { maskOf } from "../masking/mask-person.ts";
import { maskedOnce } from "../masking/masked-once.ts";
import type { Inquiry } from "./schema.ts";

/** What an inquiry shows until it is revealed: everything but its address, and the message without personal data. */
export function maskInquiry<Row extends Pick<Inquiry, "email" | "company" | "message">>(inquiry: Row): Row {
  const { email, company, message } = inquiry;
  const mask = maskOf({ name: null, email });
  return {
    ...inquiry,
    email: maskEmail(email),
    company: mask.short(company),
    message: maskedOnce([email, message], () => mask.text(message)),
  };
}
