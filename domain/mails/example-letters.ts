import type { Letter } from "#mail/letter.ts";
import { applicationAcknowledged, applicationToTeam } from "./application-letters.ts";
import { handOverToTeam, replyToVisitorLetter } from "./conversation-letters.ts";
import { exampleApplication, exampleHandOver, exampleInquiry, exampleInternship, exampleReply } from "./examples.ts";
import { inquiryAcknowledged, inquiryToTeam } from "./inquiry-letters.ts";
import type { Told } from "./letter-words.ts";
import { testLetter } from "./test-mail.ts";

const told: Told = {
  id: "0193a8e4-7f2c-7b61-9d05-3c1e8a54f7b2",
  at: Date.UTC(2026, 0, 5, 9, 30),
  origin: "https://www.example.com",
};

/** Every mail that this product sends, by name, filled with invented content. */
export const exampleLetters: Readonly<Record<string, Letter>> = {
  "inquiry-to-team": inquiryToTeam(exampleInquiry, told),
  "inquiry-acknowledged": inquiryAcknowledged(exampleInquiry, told),
  "application-to-team": applicationToTeam(exampleApplication, told),
  "application-acknowledged": applicationAcknowledged(exampleApplication, told),
  "internship-to-team": applicationToTeam(exampleInternship, told),
  "internship-acknowledged": applicationAcknowledged(exampleInternship, told),
  "conversation-to-team": handOverToTeam(exampleHandOver, told),
  "conversation-answered": replyToVisitorLetter(exampleReply, told),
  "test-inquiry": testLetter("inquiry", told),
  "test-application": testLetter("application", told),
};
