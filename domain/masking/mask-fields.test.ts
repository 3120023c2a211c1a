import { expect, test } from "vitest";
import { initialsOf, maskEmail, maskFileName, maskPhone } from "./mask-fields.ts";
import { maskLink, maskOf } from "./mask-person.ts";

test.each([
  ["nora@acme.com", "n•••@acme.com"],
  ["n@acme.com", "n•••@acme.com"],
  ["𝒩ora@acme.com", "𝒩•••@acme.com"],
  ['"a@b"@acme.com', '"•••@acme.com'],
  ["@acme.com", "•••"],
  ["nora", "•••"],
])("masks the address %s as %s", (address, masked) => expect(maskEmail(address)).toBe(masked));

test.each([
  ["+91 98765 43242", "+91 ••• ••• 42"],
  ["+919876543242", "+91 ••• ••• 42"],
  ["+1 (415) 555-0142", "+1 ••• ••• 42"],
  ["+353 1 555 0142", "+353 ••• ••• 42"],
  ["+４４ ２０ ７９４６ ０９４２", "+44 ••• ••• 42"],
  ["(080) 4155 5042", "••• ••• 42"],
  ["call nora on 555 01 42", "•••"],
  ["nora@acme.com", "•••"],
  ["", ""],
])("masks the phone number %s as %s", (phone, masked) => expect(maskPhone(phone)).toBe(masked));

test.each([
  ["Nora Thane", "N. T."],
  ["nora  van der thane", "N. V. D. T."],
  ["Élodie “Ellie” Roux", "É. E. R."],
  ["A B C D E F", "A. B. C. D."],
  ["7", "•••"],
])("shortens the name %s to %s", (name, initials) => expect(initialsOf(name)).toBe(initials));

test.each([
  ["Nora Thane CV.pdf", "•••.pdf"],
  ["Nora Thane", "•••"],
])("masks the file name %s as %s", (name, masked) => expect(maskFileName(name)).toBe(masked));

const nora = { name: "Nora Thane-Will", email: "nora.t@acme.com" };

test.each([
  ["https://linkedin.example/in/nora-thane", "https://linkedin.example/•••"],
  ["https://files.example:8443?cv=nora", "https://files.example:8443/•••"],
  ["https://nora.example/", "https://•••/"],
  ["https://norathane.example/cv", "https://•••/•••"],
  ["https://files.example", "https://files.example"],
  ["https://192.0.2.7/nora-thane.pdf", "•••"],
  ["http://localhost/nora-thane", "•••"],
  ["https://files.example/o'brien/nora-thane", "•••"],
  ["https://nora-thane@files.example/cv", "•••"],
])("masks the link %s as %s", (link, masked) => expect(maskLink(link, nora)).toBe(masked));

test.each([
  ["I weave.\nNORA", "I weave.\n[name]"],
  ["As agreed:\nThane-Will, Nora", "As agreed:\n[name]"],
  ["My work is at linkedin.example/in/nt and Thane-Will.example.", "My work is at linkedin.example/••• and •••."],
  ["I built node.js services at Normal Corp and/or Norad", "I built node.js services at Normal Corp and/or Norad"],
  ["Write to nora.t@acme.com or NORA.T on Matrix", "Write to [email address] or [name] on Matrix"],
  ["Call +91 98765 43242", "Call [phone number]"],
])("masks what an applicant wrote: %j becomes %j", (text, masked) => expect(maskOf(nora).text(text)).toBe(masked));

test("keeps an ordinary word that is also a name", () => {
  const { text } = maskOf({ name: "Will Li", email: "will@acme.com" });
  expect(text("I will weave, says Will. Alibi, Li.")).toBe("I will weave, says [name]. Alibi, [name].");
});

test("finds a name of letters that take two units, also where one begins inside another word", () => {
  const { text } = maskOf({ name: "𝼀𝼁 A-A", email: null });
  expect(text("𝼀𝼁𝼀𝼁, x𝼀𝼁, 𝼀𝼁. aA-A-A a-a")).toBe("𝼀𝼁𝼀𝼁, x𝼀𝼁, [name]. aA-[name]");
});

test("keeps the name and links of a visitor whose name is readable", () => {
  const { text, short } = maskOf({ name: null, email: "nora.t@acme.com" });
  expect(text("Nora here: https://acme.com/teams/nora")).toContain("https://acme.com/teams/nora");
  expect(short("Acme, tel. 98765 43242")).toBe("Acme, tel. [phone number]");
});
