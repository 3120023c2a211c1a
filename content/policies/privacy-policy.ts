import type { PolicySection } from "./policy-section.ts";
import { collection } from "./privacy/collection.tsx";
import { contact } from "./privacy/contact.tsx";
import { cookies } from "./privacy/cookies.tsx";
import { handling } from "./privacy/handling.tsx";
import { introduction } from "./privacy/introduction.tsx";
import { rights } from "./privacy/rights.tsx";

/**
 * The privacy notice (specification, section 2): sections I to XV in their order. It says what this software does;
 * whoever makes it do more changes the sentence here first.
 */
export const privacyPolicy: readonly PolicySection[] = [
  ...introduction,
  ...collection,
  ...handling,
  ...rights,
  ...cookies,
  ...contact,
];
