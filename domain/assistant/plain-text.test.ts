import { describe, expect, test } from "vitest";
import { growthOf } from "#tests/support/growth.ts";
import { plainText, sitePath } from "./plain-text.ts";
import { attacks } from "./questions/read.ts";

const origin = "https://site.example";
const text = (source: string) => plainText({ text: source }, { origin }).paragraphs.join("\n");

describe("the text of an answer", () => {
  test.each([
    ["**Bold** and `code` in _one_ line", "Bold and code in _one_ line"],
    ["# Head\n- one\n* two\n1. three\n> four\n---\n```js\nfive\n```", "Head\n- one\n- two\n1. three\nfour\nfive"],
    ["see [our policy](/privacy-policy), please", "see our policy, please"],
    ["see [our demo](https://evil.example/x?y=1) now", "see our demo now"],
    ["![pixel](https://evil.example/?q=secret)Hello", "Hello"],
    ["a ![x][1] b\n[1]: https://evil.example", "a b"],
    ["Go to https://evil.example/a, then home", "Go to (link left out), then home"],
    ["Go to //evil.example/a or www.evil.example.", "Go to (link left out) or (link left out)."],
    ["evil.example/login and javascript:alert(1)", "(link left out) and (link left out))"],
    ["It is on https://site.example/careers.", "It is on /careers."],
    ["https://site.example.evil.example/careers", "(link left out)"],
    ["https://site.example@evil.example/", "(link left out)"],
    ["<b>bold</b> <img src=x onerror=alert(1)> text", "bold text"],
    ["a <scr<b>ipt>alert(1)</scr</b>ipt> b", "a alert(1) b"],
    ["before <script>steal()</script> after", "before after"],
    ["before <script>steal() and more", "before"],
    ["a <unclosed onclick=x", "a ‹unclosed onclick=x"],
    ["2 < 3 and 5 > 4, a<b", "2 < 3 and 5 > 4, a‹b"],
    ["\u202eevil\u202c \u200bzero \u{e0041}tag", "evil zero tag"],
    ["one\r\n\r\ntwo\u2028three", "one\ntwo\nthree"],
    ["write to hello@site.example or call us", "write to hello@site.example or call us"],
    [
      "ISO/IEC 42001:2023, Art. 6(1)(f), 99.87 %, [1] and a_b_c",
      "ISO/IEC 42001:2023, Art. 6(1)(f), 99.87 %, [1] and a_b_c",
    ],
    ["नमस्ते, क्\u200dष 👩\u200d💻", "नमस्ते, क्\u200dष 👩\u200d💻"],
    ["half \ud83d", "half \ufffd"],
  ])("turns %j into %j", (source, shown) => expect(text(source)).toBe(shown));

  const markup = /<[a-z/!?]|!\[|\]\(|\]\[|[a-z]:\/\/|\bwww\.|\b(?:javascript|data|vbscript):\S/i;

  test("contains no markup, image or URL of any attack, and is unchanged by a second pass", () => {
    for (const { text: attack } of attacks("attacks")) {
      const shown = text(attack);
      expect(shown).not.toMatch(markup);
      expect(text(shown)).toBe(shown);
    }
  });

  test("contains no markup made of fragments in random order", () => {
    const pieces =
      "<|>|/|!|[|]|(|)|script|img src=x|https://evil.example|//evil.example|javascript:x|\n|`|**|www.|:| |<!--|-->|a".split(
        "|",
      );
    let state = 7;
    const next = () => {
      state = (state * 1103515245 + 12345) % 2147483648;
      return pieces[state % pieces.length] ?? "";
    };
    for (let attempt = 0; attempt < 3000; attempt++) {
      const source = Array.from({ length: 14 }, next).join("");
      expect(text(source), source).not.toMatch(markup);
    }
  });

  test("is limited in length, in linear time", () => {
    for (const seed of ["word ", "<", "[", "![](", "<script>", "**", "`", "//a", "http://", "a.b/"]) {
      const { paragraphs } = plainText({ text: seed.repeat(100_000 / seed.length) });
      expect(paragraphs.join("").length).toBeLessThanOrEqual(20_000);
      expect(
        growthOf((text) => plainText({ text }), seed, 1.5, 10_000),
        seed,
      ).toBeLessThanOrEqual(1.5);
    }
    expect(plainText({ text: "line\n".repeat(100) }).paragraphs).toHaveLength(24);
  });
});

describe("the path of a citation", () => {
  test.each([
    "/",
    "/careers",
    "/blog/why-masks",
    "/privacy-policy#rights",
    "/careers/019a-7c/engineer",
    "/use-cases/",
    "/api/docs",
  ])("accepts %s", (path) => expect(sitePath(path)).toBe(path));

  test.each([
    "",
    "careers",
    "//evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/javascript:alert(1)",
    "/../etc/passwd",
    "/a/../admin",
    "/./a",
    "/a//evil.example",
    "/%2f%2fevil.example",
    "/a?next=//evil.example",
    "/a b",
    "/a\n",
    "/ａ",
    "/@evil.example",
    "/api/users",
    "/api/docs/x",
    "/admin",
    "/ADMIN/x",
    `/${"a".repeat(300)}`,
  ])("rejects %j", (path) => expect(sitePath(path)).toBeNull());

  test("lists each page once, with a plain title", () => {
    const cite = (title: string, path: string) => ({ title, path });
    const { citations } = plainText({
      text: "",
      citations: [
        cite("**Careers** <b>now</b>", "/careers"),
        cite("again", "/careers"),
        cite("elsewhere", "https://evil.example"),
        cite("", "/contact"),
      ],
    });
    expect(citations).toEqual([cite("Careers now", "/careers"), cite("/contact", "/contact")]);
    const many = Array.from({ length: 20 }, (_, index) => cite("page", `/page-${index}`));
    expect(plainText({ text: "", citations: many }).citations).toHaveLength(6);
  });
});
