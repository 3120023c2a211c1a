import { expect, test } from "@playwright/test";
import { applicant, cast, weaver } from "#harness/cast.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { card, column, drag } from "#tests/support/pages/board.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

const names = ["Ana Alder", "Ben Birch", "Cleo Cedar", "Dan Dogwood", "Eve Elm"];

test("a recruiter moves five candidates through three stages by mouse and keyboard, and undoes", async ({
  page,
  baseURL,
}) => {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: { origin: String(baseURL) } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return await answer.json();
  };
  await post("/api/login", cast.ada);
  const title = `Weaver ${crypto.randomUUID()}`;
  const { id: jobListingId } = await post("/api/admin/job-listings", { ...weaver, title });
  const ids: string[] = [];
  for (const [index, fullName] of names.entries()) {
    const email = `${index}.${jobListingId}@looms.example`;
    ids.push((await post("/api/job-applications", { ...applicant, fullName, email, jobListingId })).id);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin/applications?jobListingId=${jobListingId}`);
  await page.getByText("Board", { exact: true }).click();
  await expect(page).toHaveURL(/view=board/);
  await expect(column(page, "New").getByRole("listitem")).toHaveCount(5);
  await expect(page.getByText("Answered within 14 days: not enough data")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expectNothingSideways(page, 1440);

  await test.step("two by mouse", async () => {
    for (const name of names.slice(0, 2))
      for (const stage of ["Screening", "Interview", "Offer"]) {
        await drag(page, name, stage);
        await expect(column(page, stage).getByText(name)).toBeVisible();
      }
    await expect(card(page, "Ben Birch")).toBeFocused();
  });

  await test.step("three by keyboard, and Escape puts one back", async () => {
    for (const name of names.slice(2)) {
      await card(page, name).focus();
      for (const stage of ["Screening", "Interview", "Offer"]) {
        await page.keyboard.press("Space");
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("Space");
        await expect(column(page, stage).getByText(name)).toBeVisible();
        await expect(page.getByText(`${name} moved to ${stage}`).first()).toBeAttached();
        await expect(card(page, name)).toBeFocused();
      }
    }
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Escape");
    await expect(page.getByText("Move canceled")).toBeAttached();
    await expect(column(page, "Offer").getByRole("listitem")).toHaveCount(5);
  });

  await test.step("undo moves the last one back", async () => {
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(column(page, "Interview").getByText("Eve Elm")).toBeVisible();
  });

  await test.step("arrow keys on a card’s closed menu move it only with Enter", async () => {
    const moved: object[] = [];
    page.on("request", (request) => request.url().endsWith("/stages") && moved.push(request.postDataJSON()));
    const menu = page.getByRole("combobox", { name: "Move Ana Alder to" });
    await menu.focus();
    for (const key of ["ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
    await expect(menu).toHaveValue("screening");
    await page.keyboard.press("Escape");
    await expect(menu).toHaveValue("");
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
    await expect(column(page, "Interview").getByText("Ana Alder")).toBeVisible();
    await page.getByRole("combobox", { name: "Move Ana Alder to" }).selectOption("offer");
    await expect(column(page, "Offer").getByText("Ana Alder")).toBeVisible();
    expect(moved).toHaveLength(2);
  });

  await test.step("an application and a filtered board that were shown before show the new stage", async () => {
    const expectOpened = async (stage: string) => {
      await card(page, "Ben Birch").click();
      await expect(page.getByRole("dialog", { name: "Ben Birch" }).getByText(`Stage: ${stage}`)).toBeVisible();
      await page.keyboard.press("Escape");
    };
    const showTypes = (label: string) => page.getByRole("combobox", { name: "Type" }).selectOption({ label });
    await showTypes("Jobs");
    await expect(column(page, "Offer").getByText("Ben Birch")).toBeVisible();
    await showTypes("Jobs and internships");
    await expectOpened("Offer");
    await page.getByRole("combobox", { name: "Move Ben Birch to" }).selectOption("interview");
    await expect(page.getByText("Ben Birch moved to Interview").first()).toBeAttached();
    await expectOpened("Interview");
    await showTypes("Jobs");
    await expect(column(page, "Interview").getByText("Ben Birch")).toBeVisible();
    await page.getByRole("combobox", { name: "Move Ben Birch to" }).selectOption("offer");
    await expect(column(page, "Offer").getByText("Ben Birch")).toBeVisible();
    await showTypes("Jobs and internships");
    await expect(column(page, "Offer").getByText("Ben Birch")).toBeVisible();
  });

  await test.step("a colleague’s move is not overwritten, and the card says where it is", async () => {
    await post(`/api/admin/job-applications/${ids[0]}/stage`, { from: "offer", to: "hired" });
    await card(page, "Ana Alder").focus();
    await page.getByRole("combobox", { name: "Move Ana Alder to" }).selectOption("rejected");
    await page.getByRole("button", { name: "Reject without email" }).click();
    await expect(page.getByText(/ada.admin moved this candidate to Hired on/).first()).toBeVisible();
    await expect(column(page, "Hired").getByText("Ana Alder")).toBeVisible();
  });

  await test.step("the application shows its moves", async () => {
    await card(page, "Eve Elm").press("Enter");
    const dialog = page.getByRole("dialog", { name: "Eve Elm" });
    await expect(dialog.getByRole("list", { name: "Moves between stages" }).getByRole("listitem")).toHaveCount(4);
    await dialog.getByRole("button", { name: "Move to Offer" }).click();
    await expect(dialog.getByRole("list", { name: "Moves between stages" }).getByRole("listitem")).toHaveCount(5);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
  });

  await test.step("a phone shows one stage at a time", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/admin/applications?jobListingId=${jobListingId}&view=board`);
    await page.getByRole("combobox", { name: "Stage", exact: true }).selectOption("offer");
    await expect(column(page, "Offer").getByText("Dan Dogwood")).toBeVisible();
    await expect(column(page, "New")).toBeHidden();
    expect(await violations(page)).toEqual([]);
    await expectNothingSideways(page, 360);
  });

  await test.step("a listing renames a stage, and once it is closed, rejects who is left", async () => {
    await page.goto("/admin/listings");
    await page.getByRole("button", { name: `Edit ${title}` }).click();
    const stages = page.getByRole("region", { name: "Stages of candidates" });
    await stages.getByRole("textbox", { name: "Stage 3" }).fill("Contract");
    await stages.getByRole("button", { name: "Save stages" }).click();
    await expect(stages.getByRole("button", { name: "Save stages" })).toBeHidden();
    await expect(stages.getByRole("textbox", { name: "Stage 3" })).toHaveValue("Contract");
    await page.getByRole("button", { name: "All listings" }).click();
    await page.getByRole("button", { name: `Unpublish ${title}` }).click();
    await page.getByRole("button", { name: `Edit ${title}` }).click();
    const left = page.getByRole("region", { name: "4 candidates for this closed listing are waiting for a decision" });
    await expect(left.getByRole("listitem").filter({ hasText: "Contract" })).toHaveCount(4);
    expect(await violations(page)).toEqual([]);
    await expectNothingSideways(page, 360);
    await left.getByRole("button", { name: "Reject all" }).click();
    await page.getByRole("button", { name: "Reject without email" }).click();
    await expect(left).toBeHidden();
  });
});
