import { expect, type Page } from "@playwright/test";

/**
 * Expects that a window of this width needs no horizontal scrolling (WCAG 1.4.10). It may take a moment:
 * just after a resize a browser may still use the previous width.
 */
export const expectNothingSideways = (page: Page, width = 320) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
