import { articlesMaskingAnswers } from "./articles-masking.ts";
import { buyingAnswers } from "./buying.ts";
import { companyAnswers } from "./company.ts";
import { complianceAnswers } from "./compliance.ts";
import type { CuratedAnswer } from "./curated-answer.ts";
import { dataFlowAnswers } from "./data-flow.ts";
import { deploymentAnswers } from "./deployment.ts";
import { privacyAnswers } from "./privacy.ts";
import { privacyNoticeAnswers } from "./privacy-notice.ts";
import { retentionAnswers } from "./retention.ts";
import { rightsAnswers } from "./rights.ts";

/** All reviewed answers of the support assistant. */
export const curatedAnswers: readonly CuratedAnswer[] = [
  ...articlesMaskingAnswers,
  ...buyingAnswers,
  ...companyAnswers,
  ...complianceAnswers,
  ...dataFlowAnswers,
  ...deploymentAnswers,
  ...privacyAnswers,
  ...privacyNoticeAnswers,
  ...retentionAnswers,
  ...rightsAnswers,
];
