import { expect, test } from "@playwright/test";
import { applicant, cast } from "#harness/cast.ts";
import { Visitor } from "#harness/visitor.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

test.use({ timezoneId: "Asia/Kolkata" });

test("a member of the team plans an interview that survives a reload, moves it and cancels it", async ({
  page,
  baseURL,
}) => {
  const origin = String(baseURL);
  await page.request.post("/api/login", { data: cast.ada, headers: { origin } });
  const email = `${crypto.randomUUID()}@looms.example`;
  const { json } = await new Visitor(origin).post("/api/job-applications", { ...applicant, email });
  await page.goto(`/admin/applications/${json.id}`);
  const interviews = page.getByRole("region", { name: "Interviews" });
  const form = interviews.getByRole("form");
  const title = `Talk ${json.id}`;
  await interviews.getByRole("button", { name: "Schedule an interview" }).press("Enter");
  await form.getByLabel("Title").fill(title);
  await form.getByLabel("Start", { exact: true }).fill("2027-07-15T14:00");
  await form.getByLabel("Candidate’s time zone").selectOption("Europe/Berlin");
  await form.getByLabel(cast.ada.name).check();
  await expect(form).toContainText("Thu, Jul 15, 2027, 10:30 AM Europe/Berlin, for the candidate");
  // The browser calls this zone by its former name.
  await expect(form).toContainText("2:00 PM Asia/Kolkata, for you, as scheduled");
  await expect(form.getByRole("status")).toHaveCount(0);
  await form.getByLabel("Candidate’s time zone").selectOption("America/New_York");
  await expect(form.getByRole("status")).toContainText("It’s night for the candidate");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page)).toEqual([]);
      await expectNothingSideways(page, width);
    }
  }

  await test.step("keeps what was typed through a reload and a failing server", async () => {
    await page.reload();
    await interviews.getByRole("button", { name: "Schedule an interview" }).click();
    await expect(form.getByLabel("Title")).toHaveValue(title);
    await page.route("**/interviews", (route) => route.fulfill({ status: 503, body: "Not now" }), { times: 1 });
    await form.getByRole("button", { name: "Schedule and send invitations" }).click();
    await expect(form.getByRole("alert")).toHaveText("Not saved. 503: Not now");
    await expect(form.getByLabel("Title")).toHaveValue(title);
  });
  const save = () => form.getByRole("button", { name: /^(Schedule and send|Save)/ }).click();
  const plan = interviews.getByRole("button", { name: "Schedule an interview" });
  await save();
  await expect(form).toHaveCount(0);
  await expect(plan).toBeFocused();
  await expect(interviews.getByRole("listitem").first()).toContainText(title);
  expect(await page.evaluate(() => sessionStorage.getItem("drafts"))).toBeNull();

  await test.step("warns about another interview at that time", async () => {
    await interviews.getByRole("button", { name: "Schedule an interview" }).click();
    await form.getByLabel("Title").fill("Second talk");
    await form.getByLabel("Start", { exact: true }).fill("2027-07-15T14:30");
    await form.getByLabel(cast.ada.name).check();
    await save();
    await expect(form.getByRole("alert")).toContainText("has another interview on Jul 15, 2027, 2:00 PM");
    const anyway = form.getByRole("button", { name: "Save anyway" });
    // Another time may have other conflicts, so it is checked again.
    await form.getByLabel("Start", { exact: true }).fill("2027-07-15T14:15");
    await expect(anyway).toHaveCount(0);
    await save();
    await anyway.click();
    await expect(form).toHaveCount(0);
    await expect(interviews).toContainText("Second talk");
  });

  const change = interviews.getByRole("button", { name: `Change the interview ${title}` });
  await change.press("Enter");
  await form.getByRole("button", { name: "Discard" }).press("Enter");
  await expect(change).toBeFocused();
  await change.press("Enter");
  await form.getByLabel("Start", { exact: true }).fill("2027-07-16T16:00");
  await save();
  await expect(interviews).toContainText("Fri, Jul 16, 2027, 4:00 PM");
  await expect(change).toBeFocused();
  const cancel = interviews.getByRole("button", { name: `Cancel interview ${title}` });
  await cancel.press("Enter");
  const keep = interviews.getByRole("button", { name: "Keep it" });
  await expect(keep).toBeFocused();
  await keep.press("Enter");
  await expect(cancel).toBeFocused();
  await cancel.press("Enter");
  await interviews.getByRole("button", { name: "Cancel and notify everyone" }).press("Enter");
  await expect(interviews).toContainText(`${title} (canceled)`);
  await expect(interviews.getByRole("heading", { name: "Interviews" })).toBeFocused();
});
