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
])("recognizes a message about applying: %s", (content) => expect(speaksOfApplying(content)).toBe(true));

test.each([
  "The policy applies to every role of your company.",
  "Interested in our shield? Its position is in front of your assistant.",
  "We are interested in GDPR, and roles decide who sees what.",
  "Apply the patch. The position of the shield stays as it is.",
  "Send us your question; a CVE is answered within a day.",
  "The scan can resume after you submit the form.",
  "We send no newsletters. A resume is kept for 12 months.",
])("recognizes no message about applying: %s", (content) => expect(speaksOfApplying(content)).toBe(false));

test.each(["apply to a b c ", "interested in (((( ", "send “a” ", "apply "])(
  "takes time in proportion to the length of a text that repeats %j",
  (part) => {
    expect(speaksOfApplying(part.repeat(20_000))).toBe(false);
    expect(growthOf((text) => void speaksOfApplying(text), part, 1.5)).toBeLessThanOrEqual(1.5);
  },
);
