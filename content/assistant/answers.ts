import { aiScannerAnswers } from "./ai-scanner.ts";
import { aiScannerFindingsAnswers } from "./ai-scanner-findings.ts";
import { articlesAccessAnswers } from "./articles-access.ts";
import { articlesComplianceAnswers } from "./articles-compliance.ts";
import { articlesEncryptionAnswers } from "./articles-encryption.ts";
import { articlesLawAnswers } from "./articles-law.ts";
import { articlesMaskingAnswers } from "./articles-masking.ts";
import { articlesPrivacyAnswers } from "./articles-privacy.ts";
import { buyingAnswers } from "./buying.ts";
import { companyAnswers } from "./company.ts";
import { complianceAnswers } from "./compliance.ts";
import type { CuratedAnswer } from "./curated-answer.ts";
import { dataFlowAnswers } from "./data-flow.ts";
import { deploymentAnswers } from "./deployment.ts";
import { featureAnswers } from "./features.ts";
import { homeAnswers } from "./home.ts";
import { privacyAnswers } from "./privacy.ts";
import { privacyNoticeAnswers } from "./privacy-notice.ts";
import { productAnswers } from "./products.ts";
import { protectionShieldAnswers } from "./protection-shield.ts";
import { retentionAnswers } from "./retention.ts";
import { rightsAnswers } from "./rights.ts";
import { supplyChainAnswers } from "./supply-chain.ts";
import { techniqueAnswers } from "./techniques.ts";
import { useCaseAnswers } from "./use-cases.ts";

/** All reviewed answers of the support assistant. */
export const curatedAnswers: readonly CuratedAnswer[] = [
  ...aiScannerAnswers,
  ...aiScannerFindingsAnswers,
  ...articlesAccessAnswers,
  ...articlesComplianceAnswers,
  ...articlesEncryptionAnswers,
  ...articlesLawAnswers,
  ...articlesMaskingAnswers,
  ...articlesPrivacyAnswers,
  ...buyingAnswers,
  ...companyAnswers,
  ...complianceAnswers,
  ...dataFlowAnswers,
  ...deploymentAnswers,
  ...featureAnswers,
  ...homeAnswers,
  ...privacyAnswers,
  ...privacyNoticeAnswers,
  ...productAnswers,
  ...protectionShieldAnswers,
  ...retentionAnswers,
  ...rightsAnswers,
  ...supplyChainAnswers,
  ...techniqueAnswers,
  ...useCaseAnswers,
];
