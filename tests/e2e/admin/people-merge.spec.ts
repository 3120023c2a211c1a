import { expect, type Page, test } from "@playwright/test";
import { cast } from "#harness/cast.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

/** Sends JSON in the session of a page, and returns the response's. */
async function post(page: Page, origin: string, path: string, data: object) {
  const answer = await page.request.post(`${origin}${path}`, { data, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return await answer.json();
}

/** An inquiry of a person with a name of the test's own, and the path of their page. */
async function inquire(page: Page, origin: string, { mark, email }: { mark: string; email: string }) {
  const { id } = await post(page, origin, "/api/inquiries", { ...cast.vera, lastName: mark, email });
  return id as string;
}

test("two addresses of a person are merged by keyboard, split again, and each page keeps its address", async ({
  page,
  baseURL,
}) => {
  const origin = String(baseURL);
  await post(page, origin, "/api/login", cast.ada);
  const mark = crypto.randomUUID().slice(0, 8);
  const [work, home] = [`vera.${mark}@clinic.example`, `vera.${mark}@home.example`];
  const first = await inquire(page, origin, { mark, email: work });
  const second = await inquire(page, origin, { mark, email: home });
  const { id } = await post(page, origin, "/api/admin/people", { kind: "inquiry", id: first });
  const { id: otherId } = await post(page, origin, "/api/admin/people", { kind: "inquiry", id: second });
  await page.goto(`/admin/people/${id}`);
  const addresses = page.getByRole("list", { name: "Addresses of this person" });
  const row = addresses.getByRole("listitem").filter({ hasText: home });
  const inquiries = page.getByRole("link", { name: /^Inquiry/ });
  await expect(row).toContainText("Has the same name");
  await expect(inquiries).toHaveCount(1);
  expect(await violations(page)).toEqual([]);

  await row.getByRole("button", { name: "Merge…" }).press("Enter");
  await expect(row.getByRole("button", { name: "Keep" })).toBeFocused();
  await page.route("**/merge", (route) => route.fulfill({ status: 503, body: "Not now" }), { times: 1 });
  await row.getByRole("button", { name: "Merge", exact: true }).press("Enter");
  await expect(row.getByRole("alert")).toHaveText("Address not merged. 503: Not now");
  await row.getByRole("button", { name: "Merge", exact: true }).press("Enter");
  await expect(inquiries).toHaveCount(2);
  await expect(row).toContainText("Merged into this person manually");
  await expect(page.getByRole("link", { name: home })).toBeVisible();
  await expect(page.getByRole("heading", { name: `Vera ${mark}` }), "the pressed button is gone").toBeFocused();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNothingSideways(page, width);
  }
  expect(await violations(page)).toEqual([]);

  await page.goto(`/admin/people/${otherId}`);
  await expect(page, "the merged address leads to the page of both").toHaveURL(`/admin/people/${id}`);
  await expect(inquiries).toHaveCount(2);
  await row.getByRole("button", { name: "Split off…" }).press("Enter");
  await row.getByRole("button", { name: "Split", exact: true }).press("Enter");
  await expect(inquiries).toHaveCount(1);
  await expect(row).toContainText("Has the same name");
  await page.goto(`/admin/people/${otherId}`);
  await expect(page.getByRole("link", { name: home })).toBeVisible();
  await expect(page).toHaveURL(`/admin/people/${otherId}`);
});

test("a salesperson sees a person masked, reveals them for a purpose, and cannot merge", async ({
  page: ada,
  browser,
  baseURL,
}) => {
  const origin = String(baseURL);
  await post(ada, origin, "/api/login", cast.ada);
  const mark = crypto.randomUUID().slice(0, 8);
  const email = `vera.${mark}@clinic.example`;
  const inquiry = await inquire(ada, origin, { mark, email });
  await inquire(ada, origin, { mark, email: `vera.${mark}@home.example` });
  const invited = { email: `sam.${mark}@example.com`, role: "sales", delivery: "link" };
  const { link } = await post(ada, origin, "/api/admin/invitations", invited);
  const sam = await (await browser.newContext({ baseURL: origin })).newPage();
  const token = new URL(link).hash.replace(/^#(?:token=)?/, "");
  const names = { username: `sam.${mark}`, name: "Sam Sales", password: "seven looms weave quietly" };
  await post(sam, origin, "/api/invitations/accept", { token, ...names });
  const { id } = await post(sam, origin, "/api/admin/people", { kind: "inquiry", id: inquiry });

  await sam.goto(`/admin/people/${id}`);
  await expect(sam.getByRole("link", { name: /^Inquiry/ })).toHaveCount(1);
  await expect(sam.getByRole("link", { name: email })).toHaveCount(0);
  expect(await sam.content()).not.toContain(email);
  await expect(sam.getByRole("button", { name: "Merge…" })).toHaveCount(0);
  expect(await violations(sam)).toEqual([]);

  await sam.getByRole("button", { name: "Reveal", exact: true }).press("Enter");
  const ask = sam.getByRole("dialog", { name: "Reveal personal data" });
  await expect(ask.getByLabel("Purpose")).toBeFocused();
  await ask.getByRole("button", { name: "Reveal", exact: true }).press("Enter");
  await expect(sam.getByRole("link", { name: email })).toBeVisible();
  await expect(sam.getByText(/^Visible until /)).toBeFocused();
  await expect(sam.getByRole("button", { name: "Merge…" })).toHaveCount(0);
  expect(await violations(sam)).toEqual([]);
  await sam.context().close();
});
