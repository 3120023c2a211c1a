import { expect, type Page } from "@playwright/test";

/** A column of the board of candidates. */
export const column = (page: Page, stage: string) => page.getByRole("region", { name: stage, exact: true });

/** The button of a candidate on the board. */
export const card = (page: Page, name: string) => page.locator("[data-card]").filter({ hasText: name });

/** Drags a card over a column by mouse and drops it there. */
export async function drag(page: Page, name: string, stage: string) {
  await card(page, name).hover();
  await page.mouse.down();
  const box = await column(page, stage).boundingBox();
  if (!box) throw new Error(`${stage} is not drawn`);
  await page.mouse.move(box.x + box.width / 2, box.y + 80, { steps: 5 });
  await expect(column(page, stage)).toHaveAttribute("data-target", "true");
  await page.mouse.up();
}
