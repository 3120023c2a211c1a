import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AnswerText } from "./answer-text.tsx";

const render = (content: string, author?: "team") =>
  renderToStaticMarkup(<AnswerText content={content} author={author} />);
const linksIn = (content: string) =>
  Array.from(render(content, "team").matchAll(/href="([^"]*)"/g), ([, href]) => href?.replaceAll("&amp;", "&"));

test.each([
  ["See https://example.com/a?b=c&d=1#e.", "https://example.com/a?b=c&d=1#e"],
  ["(https://example.com/a), or", "https://example.com/a"],
  ["Read https://example.com/Bell_(tool)!", "https://example.com/Bell_(tool)"],
  ["“http://example.com:8080/”", "http://example.com:8080/"],
  ["- HTTPS://Example.com…", "HTTPS://Example.com"],
  ["<https://example.com/a-b_c/>", "https://example.com/a-b_c/"],
  ["**https://example.com/ä**", "https://example.com/ä"],
])("makes the web address in a text of the team a link: %s", (content, href) => {
  expect(linksIn(content)).toEqual([href]);
});

test("makes several addresses links in a new tab, which learns nothing of this page", () => {
  expect(linksIn("https://a.example and https://b.example\n\n- https://a.example")).toEqual([
    "https://a.example",
    "https://b.example",
    "https://a.example",
  ]);
  expect(render("https://a.example", "team")).toContain(
    '<a href="https://a.example" class="link" target="_blank" rel="noopener noreferrer">https://a.example</a>',
  );
});

test.each(["http://", "https://.", "xhttps://example.com", "javascript:alert(1)", "ftp://example.com", "example.com"])(
  "takes for no web address: %s",
  (content) => expect(linksIn(content)).toEqual([]),
);

test("leaves the addresses in an answer of the assistant as text", () => {
  expect(render("See https://example.com")).toBe(
    '<p class="whitespace-pre-wrap not-first:mt-2">See https://example.com</p>',
  );
});
