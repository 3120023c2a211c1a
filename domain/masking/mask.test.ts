import { describe, expect, test } from "vitest";
import { site } from "#site";
import { growthOf } from "#tests/support/growth.ts";
import { type Kind, kinds, maskedParts, maskNotice } from "./kinds.ts";
import { mask } from "./mask.ts";
import { type Sample, samples } from "./samples/read.ts";

/** Compares the findings with the tables: a finding is right only if its kind and both ends are right. */
function score(tables: Sample[]) {
  const tally = Object.fromEntries(kinds.map((kind) => [kind, { right: 0, wrong: 0, missed: 0 }])) as Record<
    Kind,
    { right: number; wrong: number; missed: number }
  >;
  const faults: string[] = [];
  for (const { text, spans } of tables) {
    const key = (span: { kind: Kind; start: number; end: number }) => `${span.kind} ${span.start}-${span.end}`;
    const expected = new Set(spans.map(key));
    const hidden = mask(text).spans;
    const found = new Set(hidden.map(key));
    for (const span of hidden) {
      if (expected.has(key(span))) tally[span.kind].right++;
      else {
        tally[span.kind].wrong++;
        faults.push(`hid ${span.kind} "${text.slice(span.start, span.end)}" in: ${text}`);
      }
    }
    for (const span of spans)
      if (!found.has(key(span))) {
        tally[span.kind].missed++;
        faults.push(`missed ${span.kind} "${text.slice(span.start, span.end)}" in: ${text}`);
      }
  }
  const sum = { right: 0, wrong: 0, missed: 0 };
  for (const one of Object.values(tally))
    for (const part of ["right", "wrong", "missed"] as const) sum[part] += one[part];
  return { tally, sum, faults };
}
const precision = ({ right, wrong }: { right: number; wrong: number }) => (right + wrong ? right / (right + wrong) : 1);
const recall = ({ right, missed }: { right: number; missed: number }) =>
  right + missed ? right / (right + missed) : 1;

describe("personal data in a visitor's text", () => {
  const personal = samples("personal");
  const harmless = samples("harmless");
  const { tally, sum, faults } = score([...personal, ...harmless]);

  test("is tested on at least 300 messages with and 300 without it", () => {
    expect(personal.filter(({ spans }) => spans.length > 0).length).toBeGreaterThanOrEqual(300);
    expect(harmless.filter(({ spans }) => spans.length === 0).length).toBeGreaterThanOrEqual(300);
  });

  test("is masked with a precision and recall of at least 98 %", () => {
    expect(precision(sum), faults.join("\n")).toBeGreaterThanOrEqual(0.98);
    expect(recall(sum), faults.join("\n")).toBeGreaterThanOrEqual(0.98);
  });

  test.each(kinds.map((kind) => [kind, tally[kind]] as const))(
    "has a precision and recall of at least 98 % for %s",
    (_kind, one) => {
      expect(one.right + one.missed).toBeGreaterThanOrEqual(18);
      expect(precision(one), faults.join("\n")).toBeGreaterThanOrEqual(0.98);
      expect(recall(one), faults.join("\n")).toBeGreaterThanOrEqual(0.98);
    },
  );

  test.each(["held-out-1", "held-out-2", "held-out-3", "held-out-4", "held-out-5", "held-out-6"])(
    "is masked with the same precision and recall in %s",
    (name) => {
      const table = samples(name);
      expect(table.length).toBeGreaterThanOrEqual(100);
      const fresh = score(table);
      expect(precision(fresh.sum), fresh.faults.join("\n")).toBeGreaterThanOrEqual(0.98);
      expect(recall(fresh.sum), fresh.faults.join("\n")).toBeGreaterThanOrEqual(0.98);
    },
  );

  test("is replaced by placeholders, with positions in the original text", () => {
    const text = "Card ４２４２\u200b 4242 4242 4242, mail jane@example.com 😀";
    const masked = mask(text);
    expect(masked.text).toBe("Card [card number], mail [email address] 😀");
    expect(masked.spans.map(({ start, length }) => text.slice(start, start + length))).toEqual([
      "４２４２\u200b 4242 4242 4242",
      "jane@example.com",
    ]);
    expect(masked.counts).toEqual({ card: 1, email: 1 });
  });

  test("is not masked twice", () => {
    for (const { text } of personal) {
      const once = mask(text).text;
      expect(mask(once), text).toMatchObject({ text: once, spans: [] });
    }
  });

  test("excludes the company's published contact data, however it is written", () => {
    const text = `Is it ${site.phone.replaceAll(" ", "-")} or ${site.email.toUpperCase()}?`;
    expect(mask(text).text).toBe(text);
    expect(mask("ask jane@example.com", ["JANE@example.com"]).spans).toEqual([]);
    expect(mask("ask jane@example.com", ["ane@example.com"]).spans).toHaveLength(1);
  });

  test("is listed in a notice and split off for the chat", () => {
    const { text, counts } = mask("My name is Jane, card 4242 4242 4242 4242, mail jane@example.com");
    expect(maskNotice(counts)).toBe("We masked your email address, card number and name before saving your message.");
    expect(maskNotice(mask("Hello").counts)).toBeNull();
    expect(maskedParts(text)).toEqual([
      { text: "My name is " },
      { label: "name" },
      { text: ", card " },
      { label: "card number" },
      { text: ", mail " },
      { label: "email address" },
    ]);
    expect(maskedParts("see [1] and [other]")).toEqual([{ text: "see [1] and [other]" }]);
  });
});

describe("the time to mask a message", () => {
  const seeds =
    "a|1|1 |4-|4242 |4242424242424242 |@|a@|a@b.c|a.|:|ab:|1.|203.0.113.5 |+|+1 |(|-----BEGIN RSA PRIVATE KEY-----|eyJ|eyJaaaaaaaa.|sk-|A1b/|bearer |password:|a://b:|my name is |I am Anna |DE12|DE 1 2 |aaa-a| at |a at b dot |order no |phone 1|11.11.11 |\u200b|９|मेरा नाम |我叫|account |account no 1|passport Z1 |Z1 is my passport |a@ybl|upi a@b|NI QQ12|gst|a/c |4\r\n|password:\n|my name is\n|cvv |cvv 123 |exp 12/28 |4242424242424242 12/28 123 |born |born on 12/05/|dob |12 May |1 May 1990 is |my address is |my address is 1 |12 Main |12 Oak Street, |Flat 3, |Musterstraße 1 |Rue de |12 rue de |Am Markt 1, 1|regards,\n|thanks, |Dr. |Dr. A. |Jane here |Hi, Jane |i am ab cd |PO Box 1, |hi|myself |my colleague |spoke with |regards A|THANKS, |upgraded |2.1 to |cvv that |cvv is |my birthday a |its born |😀| |\n";

  test.each(seeds.split("|").filter(Boolean))("grows linearly with the length of repeated %j", (seed) => {
    expect(growthOf(mask, seed, 1.5)).toBeLessThanOrEqual(1.5);
  });
});
