import { expect, test } from "@playwright/test";
import { applicant, cast } from "#harness/cast.ts";
import { Visitor } from "#harness/visitor.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

test("a member of the team gives a scorecard by keyboard, which survives a reload, and changes it", async ({
  page,
  baseURL,
}) => {
  const origin = String(baseURL);
  await page.request.post("/api/login", { data: cast.ada, headers: { origin } });
  const email = `${crypto.randomUUID()}@looms.example`;
  const { json } = await new Visitor(origin).post("/api/job-applications", { ...applicant, email });
  await page.goto(`/admin/applications/${json.id}`);
  const scorecards = page.getByRole("region", { name: "Scorecards" });
  const form = page.getByRole("form", { name: "Your scorecard" });
  await expect(scorecards).toContainText("No scorecards yet.");
  await scorecards.getByRole("button", { name: "Add your scorecard" }).press("Enter");
  for (const criterion of ["Skills", "Problem solving", "Communication"])
    await form.getByRole("group", { name: criterion }).getByLabel("3 Good").press("Space");
  await form.getByRole("group", { name: "Would you hire" }).getByLabel("Yes", { exact: true }).press("ArrowRight");
  await form.getByLabel("Note").fill("Threads a loom in the dark.");
  await form.getByRole("button", { name: "Save scorecard" }).press("Enter");
  await expect(form.getByRole("group", { name: "Motivation" })).toContainText("Choose a score");
  await page.reload();
  await scorecards.getByRole("button", { name: "Add your scorecard" }).click();
  await expect(form.getByLabel("Note")).toHaveValue("Threads a loom in the dark.");
  await expect(form.getByRole("group", { name: "Skills" }).getByLabel("3 Good")).toBeChecked();
  await form.getByRole("group", { name: "Motivation" }).getByLabel("4 Excellent").check();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page)).toEqual([]);
      await expectNothingSideways(page, width);
    }
  }
  await form.getByRole("button", { name: "Save scorecard" }).click();
  await expect(scorecards.getByRole("article")).toContainText("You: Strong yes");
  await expect(scorecards.getByRole("row", { name: /^Motivation/ })).toHaveText("Motivation0001");
  expect(await violations(page)).toEqual([]);

  // Scrolling to a part of the record leaves the title and its Close button in place.
  await scorecards.evaluate((section) => section.scrollIntoView());
  await expect(page.getByRole("dialog").getByRole("button", { name: "Close", exact: true })).toBeInViewport();

  const change = scorecards.getByRole("button", { name: "Change your scorecard" });
  await expect(change).toBeFocused();
  await change.press("Enter");
  await form.getByRole("button", { name: "Discard" }).press("Enter");
  await expect(change).toBeFocused();
  await change.press("Enter");
  await form.getByRole("group", { name: "Would you hire" }).getByLabel("No", { exact: true }).check();
  await form.getByRole("button", { name: "Save scorecard" }).click();
  await expect(scorecards.getByRole("article")).toContainText("You: No");
  await expect(scorecards.getByRole("article")).toContainText("Changed once");
});
