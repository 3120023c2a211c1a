import { expect, test } from "vitest";
import { growthOf } from "#tests/support/growth.ts";
import { speaksOfApplying } from "./schema.ts";

test.each([
  "You can apply for the “Bell Founder” position.",
  "You can apply for our AI/ML role here.",
  "To apply for the Ingénieur (H/F) position, press the button.",
  "They applied to the “position” itself.",
  "You said that you are interested in our AI/ML role.",
  "Interested in the team’s open positions?",
  "Please begin by submitting your résumé.",
  "Please begin by submitting your most recent resume.",
  "You can send a copy of your CV.",
  "Upload your re\u0301sume\u0301 there.",
  "The job application form is one page.",
  "You can read how to apply on our careers page.",
  "Here is how to apply: open a position.",
  "How do I apply for this?",
  "You can apply to all open positions.",
  "Apply to this role by submitting a resume.",
  "Candidates apply for jobs here.",
  "Thank you for your interest in one of our positions.",
  "Please submit your cover letter and resume.",
])("recognizes a message about applying: %s", (content) => expect(speaksOfApplying(content)).toBe(true));

test.each([
  "The policy applies to every role of your company.",
  "Policies apply to every role.",
  "The same rules apply for each position.",
  "Masks are applied to a role, and are applied for the role that asks.",
  "The application of policies to every role",
  "Our article shows how to apply privacy by design.",
  "It leaves open how to apply them, and how to apply “least privilege” to a role.",
  "How do you apply GDPR to prompts?",
  "Interested in role-based views, or in how we mask by role?",
  "Submit the form to resume your session.",
  "Interested in our shield? Its position is in front of your assistant.",
  "We are interested in GDPR, and roles decide who sees what.",
  "Apply the patch. The position of the shield stays as it is.",
  "Send us your question; a CVE is answered within a day.",
  "The scan can resume after you submit the form.",
  "We send no newsletters. A resume is kept for 12 months.",
])("recognizes no message about applying: %s", (content) => expect(speaksOfApplying(content)).toBe(false));

test.each(["apply to a b c ", "interested in (((( ", "send “a” ", "apply ", "how to apply a ", "you can ", ". "])(
  "takes time in proportion to the length of a text that repeats %j",
  (part) => {
    expect(speaksOfApplying(part.repeat(20_000))).toBe(false);
    expect(growthOf((text) => void speaksOfApplying(text), part, 1.5)).toBeLessThanOrEqual(1.5);
  },
);
