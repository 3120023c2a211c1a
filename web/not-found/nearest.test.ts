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
])("%s was meant to be %s", (asked, meant) => expect(nearest(asked, known)).toBe(meant));

test.each(["/nowhere/at-all", "/wp-login.php", "/x", "/%E0%A4%A"])("%s is near nothing", (asked) =>
  expect(nearest(asked, known)).toBeUndefined(),
);
