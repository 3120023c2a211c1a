import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds against WCAG 2.2 AA and good practice on a page as it is now, rule by rule; `except` is not looked into. */
export async function violations(page: Page, except?: string): Promise<string[]> {
  // Legacy mode evaluates the page in one step, without a second page that merges frames: the only frame is the preview of an email.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(tags);
  const found = await (except ? axe.exclude(except) : axe).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}
