import { expect, test } from "@playwright/test";
import { exampleEmails } from "#bin/email-examples.ts";
import { renderEmail } from "#mail/render.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

/** Without the rules about landmarks, which an email does not have. */
const pageRules = ["landmark-one-main", "region"];

for (const colorScheme of ["light", "dark"] as const)
  test(`axe finds no violations in any email in ${colorScheme}, and none scrolls sideways on a phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const [name, content] of Object.entries(exampleEmails)) {
      await page.setContent(renderEmail(content).html);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNothingSideways(page);
      expect(await violations(page, { disabledRules: pageRules }), name).toEqual([]);
    }
  });
