import type { PolicySection } from "./policy-section.ts";
import { collection } from "./privacy/collection.tsx";
import { contact } from "./privacy/contact.tsx";
import { cookies } from "./privacy/cookies.tsx";
import { handling } from "./privacy/handling.tsx";
import { introduction } from "./privacy/introduction.tsx";
import { rights } from "./privacy/rights.tsx";

/**
 * The privacy notice (specification, section 2): sections I to XV in their order. It describes what this software does:
 * a change to the processing of personal data changes this text first.
 */
export const privacyPolicy: readonly PolicySection[] = [
  ...introduction,
  ...collection,
  ...handling,
  ...rights,
  ...cookies,
  ...contact,
];
