import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { exampleEmails } from "#domain/emails/example-emails.ts";
import { renderEmail } from "#mail/render.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

for (const colorScheme of ["light", "dark"] as const)
  test(`axe finds nothing in any mail in ${colorScheme}, and none goes sideways on a telephone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const [name, content] of Object.entries(exampleEmails)) {
      await page.setContent(renderEmail(content).html);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNothingSideways(page);
      const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
      expect(violations.map(({ id, nodes }) => `${name}, ${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
    }
  });
