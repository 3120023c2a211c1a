import { HtmlValidate, type RuleConfig, StaticConfigLoader } from "html-validate";
import { expect, test } from "vitest";
import { builtPages } from "#tests/support/build/built-pages.ts";
import { renderedPages } from "#tests/support/build/rendered-pages.ts";

const rules: RuleConfig = {
  // How React writes: a matter of style, which HTML leaves open.
  "attr-case": "off",
  "attribute-boolean-style": "off",
  "attribute-empty-style": "off",
  "void-style": "off",
  "no-redundant-for": "off",
  // Telephone numbers are kept together by the style sheet where they may break.
  "tel-non-breaking": "off",
  // It does not know yet that `autocapitalize` is for every element.
  "input-attributes": "off",
  // A list of contents stands twice, of which each width shows one: axe sees what is shown.
  "unique-landmark": "off",
  // The blog is searched while one types: there is nothing to submit.
  "wcag/h32": "off",
  // A table whose rows are shown as blocks on a phone is a table no more, unless it says so.
  "no-redundant-role": "off",
  // React's ids begin with an underscore, as HTML allows.
  "valid-id": ["error", { relaxed: true }],
  // A film may bear a name.
  "aria-label-misuse": ["error", { allowAnyNamable: true }],
  // Our own budget is in discovery.test.ts; this one counts the site's name.
  "long-title": "off",
};
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ["html-validate:recommended"], rules }),
);

test.each([...builtPages, ...(await renderedPages())])("$path is valid HTML", async ({ html }) => {
  const { results } = await validator.validateString(html);
  const complaints = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(complaints).toEqual([]);
});
