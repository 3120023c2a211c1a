import { expect, test } from "vitest";
import { compose } from "./compose.ts";

const quote = (
  sentences: string[],
  relevance: number[],
  rest: { parts?: number; heading?: string; matched?: string[] } = {},
) =>
  compose({
    passage: {
      path: "/tea",
      title: "Tea",
      anchor: null,
      headings: ["Tea", rest.heading ?? "Green tea"],
      sentences,
      ...(rest.parts ? { parts: rest.parts } : {}),
    },
    score: 1,
    coverage: 1,
    relevance,
    matched: new Set(rest.matched),
  });
const long = (words: string) => `${words} ${"and so on ".repeat(13)}.`;

test("begins with the most relevant sentence and goes on in page order", () => {
  const [aside, answer, more] = [long("Tea is old"), long("Tea is hot"), long("Tea is green")];
  expect(quote([aside, answer, more], [0.4, 0.6, 0.4])).toBe(`${answer} ${more}`);
  expect(quote([aside, answer, more], [0.6, 0.6, 0])).toBe(`${aside} ${answer}`);
});

test("quotes the sentence that another one depends on", () => {
  const [first, second] = [long("Tea is a leaf"), long("It is picked by hand")];
  expect(quote([first, second], [0, 1])).toBe(`${first} ${second}`);
});

test("quotes the line of a list or table that the question is about, under its introduction or the heading", () => {
  expect(quote(["What not to buy:", "- Green", "- Black"], [0, 0.1, 0.9])).toBe("What not to buy:\n\n- Black");
  expect(quote(["Tea is a leaf.", "- Green: Two minutes", "- Black: Four minutes"], [0, 0.1, 0.9])).toBe(
    "Green tea:\n\n- Black: Four minutes",
  );
  expect(quote(["Tea is a leaf.", "- Green", "- Black"], [0, 0.9, 0.9], { heading: "Which one?" })).toBe(
    "Which one?\n\n- Green\n- Black",
  );
});

test("continues words that introduce a list, and a summary, with the lines that fit", () => {
  const lines = ["- Green: Two minutes", "- Black: Four minutes"];
  expect(quote(["We have two:", ...lines, "Ask us."], [0.9, 0, 0, 0])).toBe(`We have two:\n\n${lines.join("\n")}`);
  expect(quote(["Tea is a leaf.", ...lines], [0.9, 0, 0], { parts: 2 })).toBe(`Tea is a leaf.\n\n${lines.join("\n")}`);
  const tooLong = `- White: ${"slowly ".repeat(60)}`;
  expect(quote(["We have two:", lines[0] ?? "", tooLong], [0.9, 0, 0])).toBe(`We have two:\n\n${lines[0]}`);
});

test("sets text after a list or code apart from it", () => {
  const sentence = long("They are kept in a box");
  expect(quote(["We have two:\n\n- Green\n- Black", sentence], [0.9, 0.8])).toBe(
    `We have two:\n\n- Green\n- Black\n\n${sentence}`,
  );
  expect(quote(["Type this:\n\nboil --water", sentence], [0.9, 0.8])).toBe(`Type this:\n\nboil --water\n\n${sentence}`);
});

test("adds a heading that has a word of the question that the text lacks", () => {
  const text = long("Two minutes are enough");
  expect(quote([text], [1], { matched: ["green"] })).toBe(`Green tea: ${text}`);
  expect(quote([text], [1], { matched: ["minut"] })).toBe(text);
});
