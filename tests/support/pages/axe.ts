import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Exceptions {
  /** A selector of elements that axe leaves out. */
  exclude?: string;
  disabledRules?: string[];
}

/** The violations of WCAG 2.2 AA and of axe's best practices on the current page, one string for each rule. */
export async function violations(page: Page, { exclude, disabledRules = [] }: Exceptions = {}): Promise<string[]> {
  // Legacy mode evaluates the page without a second page that merges frames: our only frame is the preview of an email.
  // The best-practice rule that axe has deprecated and therefore leaves out unless it is named.
  const rules = { "landmark-complementary-is-top-level": { enabled: true } };
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"], rules });
  axe.withTags(tags).disableRules(disabledRules);
  const found = await (exclude ? axe.exclude(exclude) : axe).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}
