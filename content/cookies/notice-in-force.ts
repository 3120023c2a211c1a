import { notice } from "./notice.ts";
import { noticeHash, noticeText, policyVersion } from "./policy-version.ts";

/** What is shown when consent is asked for, whole: `noticeHash` is made of `text`. For the server, which keeps it as proof. */
export const noticeInForce = {
  policyVersion,
  noticeHash,
  language: notice.language,
  text: noticeText,
} as const;
