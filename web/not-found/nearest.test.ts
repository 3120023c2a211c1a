import { expect, test } from "vitest";
import { nearest } from "./nearest.ts";

const paths = ["/", "/about", "/blog", "/contact", "/products", "/products/ai-scanner", "/use-cases"];

test.each([
  ["/prodcuts/ai-scaner", "/products/ai-scanner"],
  ["/Contact/", "/contact"],
  ["/contacts", "/contact"],
  ["/use_cases", "/use-cases"],
  ["/about.html", "/about"],
  ["/blog/an-article-that-never-was", "/blog"],
  ["/products/ai-scanner/pricing", "/products/ai-scanner"],
])("for %s suggests %s", (requested, expected) => expect(nearest(requested, paths)).toBe(expected));

test.each(["/nowhere/at-all", "/wp-login.php", "/x", "/%E0%A4%A"])("suggests no page for %s", (requested) =>
  expect(nearest(requested, paths)).toBeUndefined(),
);
