import { notice } from "./notice.ts";
import { noticeHash, noticeText, policyVersion } from "./policy-version.ts";

/** The current consent notice with its full text, which the server stores as proof. `noticeHash` is the hash of `text`. */
export const noticeInForce = {
  policyVersion,
  noticeHash,
  language: notice.language,
  text: noticeText,
} as const;
