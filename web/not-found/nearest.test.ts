import { expect, test } from "vitest";
import { nearest } from "./nearest.ts";

const known = ["/", "/about", "/blog", "/contact", "/products", "/products/ai-scanner", "/use-cases"];

test.each([
  ["/prodcuts/ai-scaner", "/products/ai-scanner"],
  ["/Contact/", "/contact"],
  ["/contacts", "/contact"],
  ["/use_cases", "/use-cases"],
  ["/about.html", "/about"],
  ["/blog/an-article-that-never-was", "/blog"],
  ["/products/ai-scanner/pricing", "/products/ai-scanner"],
])("suggests for %s the page %s", (asked, meant) => expect(nearest(asked, known)).toBe(meant));

test.each(["/nowhere/at-all", "/wp-login.php", "/x", "/%E0%A4%A"])("suggests no page for %s", (asked) =>
  expect(nearest(asked, known)).toBeUndefined(),
);
