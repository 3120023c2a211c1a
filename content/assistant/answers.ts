import { articlesAccessAnswers } from "./articles/access.ts";
import { articlesComplianceAnswers } from "./articles/compliance.ts";
import { articlesEncryptionAnswers } from "./articles/encryption.ts";
import { articlesLawAnswers } from "./articles/law.ts";
import { articlesMaskingAnswers } from "./articles/masking.ts";
import { articlesPrivacyAnswers } from "./articles/privacy.ts";
import { accountAnswers } from "./company/account.ts";
import { assistantAnswers } from "./company/assistant.ts";
import { buyingAnswers } from "./company/buying.ts";
import { careersAnswers } from "./company/careers.ts";
import { companyAnswers } from "./company/company.ts";
import { contactAnswers } from "./company/contact.ts";
import { internshipsAnswers } from "./company/internships.ts";
import { websiteAnswers } from "./company/website.ts";
import type { CuratedAnswer } from "./curated-answer.ts";
import { cookiesAnswers } from "./privacy/cookies.ts";
import { privacyAnswers } from "./privacy/privacy.ts";
import { retentionAnswers } from "./privacy/retention.ts";
import { rightsAnswers } from "./privacy/rights.ts";
import { securityReportsAnswers } from "./privacy/security-reports.ts";
import { aiScannerAnswers } from "./products/ai-scanner.ts";
import { aiScannerFindingsAnswers } from "./products/ai-scanner-findings.ts";
import { featureAnswers } from "./products/features.ts";
import { homeAnswers } from "./products/home.ts";
import { productAnswers } from "./products/products.ts";
import { protectionShieldAnswers } from "./products/protection-shield.ts";
import { supplyChainAnswers } from "./products/supply-chain.ts";
import { techniqueAnswers } from "./products/techniques.ts";
import { useCaseAnswers } from "./products/use-cases.ts";
import { complianceAnswers } from "./technology/compliance.ts";
import { dataFlowAnswers } from "./technology/data-flow.ts";
import { deploymentAnswers } from "./technology/deployment.ts";

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
  ...contactAnswers,
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
