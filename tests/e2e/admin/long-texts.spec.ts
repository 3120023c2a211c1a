import { expect, test } from "@playwright/test";
import { cast } from "#harness/cast.ts";
import { violations } from "#tests/support/pages/axe.ts";

test("a long message is folded until the user asks for all of it, and a short one is not", async ({
  page,
  baseURL,
}) => {
  const headers = { origin: String(baseURL) };
  const inquiry = async (lines: number) => {
    const message = Array.from({ length: lines }, (_, line) => `Line ${line + 1}.`).join("\n");
    const answer = await page.request.post("/api/inquiries", { data: { ...cast.vera, message }, headers });
    return (await answer.json()).id;
  };
  const [short, long] = [await inquiry(14), await inquiry(40)];
  await page.request.post("/api/login", { data: cast.ada, headers });

  const dialog = page.getByRole("dialog", { name: "Vera Visitor" });
  const message = dialog.getByText("Line 1.");
  const all = dialog.getByRole("button", { name: "Show all" });
  const height = async () => (await message.boundingBox())?.height ?? 0;
  await page.goto(`/admin/inquiries/${long}`);
  await expect(all).toHaveAttribute("aria-expanded", "false");
  const folded = await height();
  expect(await violations(page)).toEqual([]);
  await all.press("Enter");
  const less = dialog.getByRole("button", { name: "Show less" });
  await expect(less).toBeFocused();
  expect((await height()) / folded).toBeCloseTo(40 / 12, 1);
  await page.setViewportSize({ width: 1280, height: 600 });
  await less.press("Enter");
  await expect(all).toBeFocused();
  expect(await height()).toBeCloseTo(folded, 2);
  await expect(message).toBeInViewport({ ratio: 0.9 });

  await page.goto(`/admin/inquiries/${short}`);
  await expect(message).toBeVisible();
  expect((await height()) / folded).toBeCloseTo(14 / 12, 1);
  await expect(all).toHaveCount(0);
});

test("on a phone on its side, the whole height of a record is there to read", async ({ page, baseURL }) => {
  const headers = { origin: String(baseURL) };
  const { id } = await (await page.request.post("/api/inquiries", { data: cast.vera, headers })).json();
  await page.request.post("/api/login", { data: cast.ada, headers });
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto(`/admin/inquiries/${id}`);
  const dialog = page.getByRole("dialog", { name: "Vera Visitor" });
  const title = dialog.getByRole("heading", { name: "Vera Visitor" });
  await expect(title).toBeInViewport();
  const reply = dialog.getByRole("button", { name: "Reply by email" });
  await expect(reply).not.toBeInViewport();
  await dialog.getByRole("heading", { name: "Notes" }).scrollIntoViewIfNeeded();
  await expect(title).not.toBeInViewport();
  await reply.click();
  await expect(dialog.getByLabel("Your reply")).toBeFocused();
  await expect(dialog.getByLabel("Your reply")).toBeInViewport();
});
