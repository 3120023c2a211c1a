import { expect, test } from "@playwright/test";
import { cast } from "#harness/cast.ts";
import { pages } from "#tests/support/pages/dashboard-inquiries.ts";

test("a list loses and repeats no row while inquiries arrive and go, and offers the new ones", async ({
  page,
  baseURL,
}) => {
  const headers = { origin: String(baseURL) };
  expect((await page.request.post("/api/login", { data: cast.ada, headers })).ok()).toBe(true);
  const mark = crypto.randomUUID().slice(0, 8);
  const ids = new Map<string, string>();
  const send = async (name: string) => {
    const data = { ...cast.vera, firstName: name, company: mark };
    const answer = await page.request.post("/api/inquiries", { data, headers });
    ids.set(name, (await answer.json()).id);
  };
  const remove = (name: string) => page.request.delete(`/api/admin/inquiries/${ids.get(name)}`, { headers });
  const expectRows = (names: string[]) =>
    expect(page.getByRole("rowheader")).toHaveText(names.map((name) => `${name} ${cast.vera.lastName}`));
  const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, i) => `N${from - i}`);
  for (let i = 1; i <= 25; i++) await send(`N${i}`);

  await page.goto(`/admin?q=${mark}`);
  await expectRows(down(25, 16));
  for (const name of ["N24", "N16", "N13"]) await remove(name);
  for (const name of ["New1", "New2"]) await send(name);
  const previous = pages(page).getByRole("button", { name: "Previous page" });
  const next = pages(page).getByRole("button", { name: "Next page" });
  await next.click();
  await expectRows([...down(15, 14), ...down(12, 5)]);
  await expect(page.getByText("9–18 of 22 matches")).toBeVisible();
  const newer = page.getByRole("button", { name: "2 new inquiries: show" });
  await expect(newer).toBeVisible();
  await next.click();
  await expectRows(down(4, 1));
  await expect(next).toBeDisabled();
  await previous.click();
  await expectRows([...down(15, 14), ...down(12, 5)]);
  // The total changed, so the first page is fetched again, without the deleted rows.
  await previous.click();
  await expectRows(["N25", ...down(23, 17)]);
  await expect(page.getByText("1–8 of 22 matches")).toBeVisible();

  await newer.click();
  await expectRows(["New2", "New1", "N25", ...down(23, 17)]);
  await expect(page.getByText("1–10 of 24 matches")).toBeVisible();
  await expect(newer).toBeHidden();
});
