import { blogAnswers } from "./articles/blog.ts";
import { citedSourcesAnswers } from "./articles/cited-sources.ts";
import { complianceByDesignAnswers } from "./articles/compliance-by-design.ts";
import { complianceInPracticeAnswers } from "./articles/compliance-in-practice.ts";
import { consentAnswers } from "./articles/consent.ts";
import { consentInPracticeAnswers } from "./articles/consent-in-practice.ts";
import { dlpAndIamAnswers } from "./articles/dlp-and-iam.ts";
import { encryptionAnswers } from "./articles/encryption.ts";
import { lawAnswers } from "./articles/law.ts";
import { lawOverviewAnswers } from "./articles/law-overview.ts";
import { maskingAnswers } from "./articles/masking.ts";
import { maskingInPracticeAnswers } from "./articles/masking-in-practice.ts";
import { pharmacyExampleAnswers } from "./articles/pharmacy-example.ts";
import { privacyByDesignAnswers } from "./articles/privacy-by-design.ts";
import { quantumAnswers } from "./articles/quantum.ts";
import { responsibleAiAnswers } from "./articles/responsible-ai.ts";
import { zeroTrustAnswers } from "./articles/zero-trust.ts";
import { aboutAnswers } from "./company/about.ts";
import { accountAnswers } from "./company/account.ts";
import { afterApplyingAnswers } from "./company/after-applying.ts";
import { assistantAnswers } from "./company/assistant.ts";
import { buyingAnswers } from "./company/buying.ts";
import { careersAnswers } from "./company/careers.ts";
import { companyAnswers } from "./company/company.ts";
import { contactAnswers } from "./company/contact.ts";
import { demoRequestAnswers } from "./company/demo-requests.ts";
import { employmentAnswers } from "./company/employment.ts";
import { internshipsAnswers } from "./company/internships.ts";
import { peopleAnswers } from "./company/people.ts";
import { websiteAnswers } from "./company/website.ts";
import type { CuratedAnswer } from "./curated-answer.ts";
import { cookiesAnswers } from "./privacy/cookies.ts";
import { dataDetailsAnswers } from "./privacy/data-details.ts";
import { lawOnThisSiteAnswers } from "./privacy/law-on-this-site.ts";
import { privacyAnswers } from "./privacy/privacy.ts";
import { retentionAnswers } from "./privacy/retention.ts";
import { rightsAnswers } from "./privacy/rights.ts";
import { scopeAnswers } from "./privacy/scope.ts";
import { securityReportsAnswers } from "./privacy/security-reports.ts";
import { termsAnswers } from "./privacy/terms.ts";
import { aiScannerAnswers } from "./products/ai-scanner.ts";
import { aiScannerFindingsAnswers } from "./products/ai-scanner-findings.ts";
import { aiScannerOperationAnswers } from "./products/ai-scanner-operation.ts";
import { featureAnswers } from "./products/features.ts";
import { homeAnswers } from "./products/home.ts";
import { homeExampleAnswers } from "./products/home-examples.ts";
import { productAnswers } from "./products/products.ts";
import { protectionShieldAnswers } from "./products/protection-shield.ts";
import { supplyChainAnswers } from "./products/supply-chain.ts";
import { techniqueAnswers } from "./products/techniques.ts";
import { useCaseAnswers } from "./products/use-cases.ts";
import { assuranceAnswers } from "./technology/assurance.ts";
import { complianceAnswers } from "./technology/compliance.ts";
import { dataFlowAnswers } from "./technology/data-flow.ts";
import { deploymentAnswers } from "./technology/deployment.ts";
import { integrationAnswers } from "./technology/integration.ts";
import { internalsAnswers } from "./technology/internals.ts";
import { measurementAnswers } from "./technology/measurement.ts";
import { operationsAnswers } from "./technology/operations.ts";

/** All reviewed answers of the support assistant. */
export const curatedAnswers: readonly CuratedAnswer[] = [
  ...aboutAnswers,
  ...accountAnswers,
  ...aiScannerAnswers,
  ...aiScannerFindingsAnswers,
  ...aiScannerOperationAnswers,
  ...assistantAnswers,
  ...blogAnswers,
  ...buyingAnswers,
  ...careersAnswers,
  ...companyAnswers,
  ...citedSourcesAnswers,
  ...complianceAnswers,
  ...contactAnswers,
  ...complianceByDesignAnswers,
  ...complianceInPracticeAnswers,
  ...consentAnswers,
  ...consentInPracticeAnswers,
  ...cookiesAnswers,
  ...dataDetailsAnswers,
  ...dataFlowAnswers,
  ...demoRequestAnswers,
  ...deploymentAnswers,
  ...dlpAndIamAnswers,
  ...encryptionAnswers,
  ...employmentAnswers,
  ...featureAnswers,
  ...homeAnswers,
  ...homeExampleAnswers,
  ...integrationAnswers,
  ...internalsAnswers,
  ...internshipsAnswers,
  ...lawAnswers,
  ...maskingAnswers,
  ...maskingInPracticeAnswers,
  ...measurementAnswers,
  ...operationsAnswers,
  ...peopleAnswers,
  ...privacyAnswers,
  ...privacyByDesignAnswers,
  ...pharmacyExampleAnswers,
  ...productAnswers,
  ...protectionShieldAnswers,
  ...quantumAnswers,
  ...responsibleAiAnswers,
  ...retentionAnswers,
  ...rightsAnswers,
  ...scopeAnswers,
  ...securityReportsAnswers,
  ...supplyChainAnswers,
  ...techniqueAnswers,
  ...termsAnswers,
  ...useCaseAnswers,
  ...websiteAnswers,
  ...lawOverviewAnswers,
  ...assuranceAnswers,
  ...afterApplyingAnswers,
  ...zeroTrustAnswers,
  ...lawOnThisSiteAnswers,
];
