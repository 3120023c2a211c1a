import { accountAnswers } from "./account.ts";
import { aiScannerAnswers } from "./ai-scanner.ts";
import { aiScannerFindingsAnswers } from "./ai-scanner-findings.ts";
import { articlesAccessAnswers } from "./articles-access.ts";
import { articlesComplianceAnswers } from "./articles-compliance.ts";
import { articlesEncryptionAnswers } from "./articles-encryption.ts";
import { articlesLawAnswers } from "./articles-law.ts";
import { articlesMaskingAnswers } from "./articles-masking.ts";
import { articlesPrivacyAnswers } from "./articles-privacy.ts";
import { assistantAnswers } from "./assistant.ts";
import { buyingAnswers } from "./buying.ts";
import { careersAnswers } from "./careers.ts";
import { companyAnswers } from "./company.ts";
import { complianceAnswers } from "./compliance.ts";
import { cookiesAnswers } from "./cookies.ts";
import type { CuratedAnswer } from "./curated-answer.ts";
import { dataFlowAnswers } from "./data-flow.ts";
import { deploymentAnswers } from "./deployment.ts";
import { featureAnswers } from "./features.ts";
import { homeAnswers } from "./home.ts";
import { internshipsAnswers } from "./internships.ts";
import { privacyAnswers } from "./privacy.ts";
import { productAnswers } from "./products.ts";
import { protectionShieldAnswers } from "./protection-shield.ts";
import { retentionAnswers } from "./retention.ts";
import { rightsAnswers } from "./rights.ts";
import { securityReportsAnswers } from "./security-reports.ts";
import { supplyChainAnswers } from "./supply-chain.ts";
import { techniqueAnswers } from "./techniques.ts";
import { useCaseAnswers } from "./use-cases.ts";
import { websiteAnswers } from "./website.ts";

/** All reviewed answers of the support assistant. */
export const curatedAnswers: readonly CuratedAnswer[] = [
  ...accountAnswers,
  ...aiScannerAnswers,
  ...aiScannerFindingsAnswers,
  ...articlesAccessAnswers,
  ...articlesComplianceAnswers,
  ...articlesEncryptionAnswers,
  ...articlesLawAnswers,
  ...articlesMaskingAnswers,
  ...articlesPrivacyAnswers,
  ...assistantAnswers,
  ...buyingAnswers,
  ...careersAnswers,
  ...companyAnswers,
  ...complianceAnswers,
  ...cookiesAnswers,
  ...dataFlowAnswers,
  ...deploymentAnswers,
  ...featureAnswers,
  ...homeAnswers,
  ...internshipsAnswers,
  ...privacyAnswers,
  ...productAnswers,
  ...protectionShieldAnswers,
  ...retentionAnswers,
  ...rightsAnswers,
  ...securityReportsAnswers,
  ...supplyChainAnswers,
  ...techniqueAnswers,
  ...useCaseAnswers,
  ...websiteAnswers,
];
