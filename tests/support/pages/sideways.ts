import { expect, type Page } from "@playwright/test";

/**
 * Expects that nothing has to be read by scrolling sideways in a window of this width (WCAG 1.4.10). It may take a moment:
 * just after a window was made narrower a browser may still measure by its width before.
 */
export const expectNothingSideways = (page: Page, width = 320) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
