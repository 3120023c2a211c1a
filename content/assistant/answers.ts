import { buyingAnswers } from "./buying.ts";
import { companyAnswers } from "./company.ts";
import type { CuratedAnswer } from "./curated-answer.ts";
import { privacyAnswers } from "./privacy.ts";
import { privacyNoticeAnswers } from "./privacy-notice.ts";
import { retentionAnswers } from "./retention.ts";
import { rightsAnswers } from "./rights.ts";

/** All reviewed answers of the support assistant. */
export const curatedAnswers: readonly CuratedAnswer[] = [
  ...buyingAnswers,
  ...companyAnswers,
  ...privacyAnswers,
  ...privacyNoticeAnswers,
  ...retentionAnswers,
  ...rightsAnswers,
];
