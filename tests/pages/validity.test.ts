import { HtmlValidate, type RuleConfig, StaticConfigLoader } from "html-validate";
import { expect, test } from "vitest";
import { builtPages } from "#tests/support/build/built-pages.ts";
import { renderedPages } from "#tests/support/build/rendered-pages.ts";

const rules: RuleConfig = {
  // React's output style, which HTML allows.
  "attr-case": "off",
  "attribute-boolean-style": "off",
  "attribute-empty-style": "off",
  "void-style": "off",
  "no-redundant-for": "off",
  // The style sheet prevents line breaks in phone numbers.
  "tel-non-breaking": "off",
  // The validator does not know that `autocapitalize` is a global attribute.
  "input-attributes": "off",
  // The table of contents is in the page twice; each width shows one, which axe checks.
  "unique-landmark": "off",
  // The blog search runs while the visitor types, so there is nothing to submit.
  "wcag/h32": "off",
  // A table whose rows are blocks on a phone loses its role unless the role is explicit.
  "no-redundant-role": "off",
  // React's ids start with an underscore, which HTML allows.
  "valid-id": ["error", { relaxed: true }],
  // A video may have an accessible name.
  "aria-label-misuse": ["error", { allowAnyNamable: true }],
  // discovery.test.ts has our own limit; this one counts the site's name.
  "long-title": "off",
};
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ["html-validate:recommended"], rules }),
);

const pages = [...builtPages, ...(await renderedPages())];

test.each(pages)("$path ends with its root element, and its data URLs hold no spaces", ({ html }) => {
  expect(html.trimEnd().slice(-"</html>".length)).toBe("</html>");
  expect(html.match(/="data:[^"]*\s[^"]*"/g)).toBeNull();
});

test.each(pages)("$path is valid HTML", async ({ html }) => {
  const { results } = await validator.validateString(html);
  const complaints = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(complaints).toEqual([]);
});
