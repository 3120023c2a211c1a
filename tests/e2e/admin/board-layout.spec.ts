import { expect, type Page, test } from "@playwright/test";
import { applicant, cast, weaver } from "#harness/cast.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { card, column } from "#tests/support/pages/board.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

/** As long as a name of a stage may be, without a place to break it. */
const long = (letter: string) => letter.repeat(40);
const stages = [long("a"), "Screening", long("b"), "Interview", "Trial", "Offer", "References", long("c")];

/** A listing with long names of stages, as its admin. */
async function addListing(page: Page, origin: string) {
  const send = async (method: "POST" | "PUT", path: string, data: object) => {
    const answer = await page.request.fetch(path, { method, data, headers: { origin } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return await answer.json();
  };
  await send("POST", "/api/login", cast.ada);
  const title = `Weaver ${crypto.randomUUID()}`;
  const { id } = await send("POST", "/api/admin/job-listings", { ...weaver, title });
  const from = ["screening", "interview", "offer"];
  await send("PUT", `/api/admin/job-listings/${id}/stages`, { from, stages: stages.map((name) => ({ name })) });
  const apply = async (fullName: string, more: object = {}): Promise<string> => {
    const email = `${crypto.randomUUID()}@looms.example`;
    return (await send("POST", "/api/job-applications", { ...applicant, fullName, email, jobListingId: id, ...more }))
      .id;
  };
  return { id, title, apply };
}

test("the board stays in place when a card is selected, shows where cards go, and follows a moved one", async ({
  page,
  baseURL,
}) => {
  const { id, apply } = await addListing(page, String(baseURL));
  for (const name of ["Ana Alder", "Ben Birch"]) await apply(name);
  await page.route("**/api/admin/stage-figures*", (route) => {
    const [two, three] = [2, 3].map((days) => days * 86_400_000);
    const times = [
      { stage: "References", medianMs: three },
      { stage: "new", medianMs: two },
    ];
    return route.fulfill({ json: { stages: times, answeredShare: 0.5 } });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin/applications?jobListingId=${id}&view=board`);
  await expect(page.getByText("Median time: New 2 days, References 3 days")).toBeVisible();
  const before = await card(page, "Ana Alder").boundingBox();
  await page.getByRole("checkbox", { name: "Select Ben Birch" }).check();
  await expect(page.getByText("1 selected")).toBeInViewport();
  expect(await card(page, "Ana Alder").boundingBox()).toEqual(before);

  await card(page, "Ana Alder").focus();
  await page.keyboard.press("Space");
  for (let step = 0; step < 7; step++) await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Move to References")).toBeInViewport();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Space");
  await expect(column(page, "References").getByText("Ana Alder")).toBeVisible();
  await expect(card(page, "Ana Alder")).toBeInViewport({ ratio: 0.99 });

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("checkbox", { name: "Select Ben Birch" }).check();
  await expect(page.getByText("1 selected")).toBeInViewport();
  expect(await violations(page)).toEqual([]);
  await expectNothingSideways(page, 360);
});

test("a board without candidates says why, also to keyboards and screen readers", async ({ page, baseURL }) => {
  const { id } = await addListing(page, String(baseURL));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin/applications?jobListingId=${id}&view=board`);
  await expect(page.getByRole("heading", { name: "Nothing matches" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("long names of stages fit a phone", async ({ page, baseURL }) => {
  const { title, apply } = await addListing(page, String(baseURL));
  const ana = await apply("Ana Alder", { experience: "Some years, ".repeat(9) });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/admin/applications/${ana}`);
  const dialog = page.getByRole("dialog", { name: "Ana Alder" });
  await expect(dialog.getByRole("button", { name: `Move to A${long("a").slice(1)}` })).toBeVisible();
  const overflow = () =>
    dialog
      .locator(".scroll-area")
      .first()
      .evaluate((area) => area.scrollWidth - area.clientWidth);
  await expect.poll(overflow).toBe(0);
  await page.goto("/admin/listings");
  await page.getByRole("button", { name: `Edit ${title}` }).click();
  await page.getByRole("button", { name: `Remove A${long("a").slice(1)}` }).click();
  await expect(page.getByText(/^Candidates in Aaa/)).toBeVisible();
  await expectNothingSideways(page, 360);
});
