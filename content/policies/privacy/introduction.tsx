import { site } from "#site";
import type { PolicySection } from "../policy-section.ts";

const { ageOfMajority } = site.privacyNotice;

/** What the notice is about, and the words that it takes from the law: sections I and II. */
export const introduction: readonly PolicySection[] = [
  {
    id: "introduction",
    title: "Introduction",
    plain: "This policy explains what data we collect through this website, and your choices.",
    body: (
      <>
        <p>
          “We” means {site.legalEntity}, {site.office.lines.join(", ")}, the maker of {site.name}. The policy covers
          this website: its pages, forms, chat and accounts.
        </p>
        <p>
          It does not cover what our customers process with our products. There, the customer decides how data is
          processed, and its own policy applies.
        </p>
      </>
    ),
  },
  {
    id: "definitions",
    title: "Definitions",
    plain: "Some terms below have the meaning the law gives them. In short:",
    body: (
      <dl>
        <dt>The Act</dt>
        <dd>The Digital Personal Data Protection Act, 2023 (India).</dd>
        <dt>Personal data</dt>
        <dd>Any data about a person who can be identified by it or in relation to it.</dd>
        <dt>Processing</dt>
        <dd>Anything done to personal data by wholly or partly automated means, from collection to erasure.</dd>
        <dt>Data Principal</dt>
        <dd>The person the data is about: you. For a child, the parents or the lawful guardian as well.</dd>
        <dt>Data Fiduciary</dt>
        <dd>The party that decides why and how personal data is processed: for this website, that’s us.</dd>
        <dt>Data Processor</dt>
        <dd>A party that processes personal data on our behalf.</dd>
        <dt>Child</dt>
        <dd>A person under {ageOfMajority}.</dd>
        <dt>The Board</dt>
        <dd>The Data Protection Board of India.</dd>
      </dl>
    ),
  },
];
