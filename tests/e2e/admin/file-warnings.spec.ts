import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import type { Inspection } from "#domain/files/schema.ts";
import { cast } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { Visitor } from "#harness/visitor.ts";
import { pdfWith } from "#tests/support/active-documents.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { rowOf } from "#tests/support/pages/dashboard.ts";
import { applicationsOf, serve } from "#tests/support/pages/dashboard-applications.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

const path = "/admin?tab=job-applications";
const clean: Inspection = { activeContent: [], coverage: "complete", scan: "clean" };
const script = "Contains active content: JavaScript.";
const warning = (page: Page) => page.getByRole("dialog", { name: "Download this file?" });

/** Serves applications with these inspections, the first on top. */
const serveInspected = (page: Page, ...inspections: (Inspection | null)[]) =>
  serve(page, () =>
    applicationsOf(inspections.length).map((application, i) => ({
      ...application,
      resumePath: null,
      resumeFile: { name: "cara.pdf", size: 20_000, type: "application/pdf", inspection: inspections[i] ?? null },
    })),
  );

test("names what a resume contains, and downloads it only after a confirmation, by keyboard", async ({ page }) => {
  await serveInspected(page, { ...clean, activeContent: ["javascript"] }, clean);
  await page.goto(path);
  await page.evaluate(() => {
    Object.assign(window, {
      opened: [],
      open: (url: string) => {
        (window as unknown as { opened: string[] }).opened.push(url);
        return {};
      },
    });
  });
  const opened = () => page.evaluate(() => (window as unknown as { opened: string[] }).opened);
  const download = rowOf(page, "Number0").getByRole("button", { name: "Download" });
  await expect(download).toHaveAccessibleDescription(script);
  await expect(rowOf(page, "Number1").getByRole("button", { name: "Download" })).not.toHaveAccessibleDescription(/./);
  await download.press("Enter");
  await expect(warning(page).getByRole("listitem")).toHaveText([script]);
  await page.keyboard.press("Escape");
  await expect(warning(page)).toBeHidden();
  await expect(download).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await opened()).toEqual([]);

  await test.step("over the details, which stay open", async () => {
    await page.getByRole("button", { name: "Cara Number0", exact: true }).press("Enter");
    const details = page.getByRole("dialog", { name: "Cara Number0" });
    await details.getByRole("button", { name: "Download" }).press("Enter");
    await page.keyboard.press("ArrowRight");
    await warning(page).getByRole("button", { name: "Cancel" }).press("Enter");
    await expect(warning(page)).toBeHidden();
    await expect(details).toBeVisible();
    await details.getByRole("button", { name: "Download" }).press("Enter");
    await warning(page).getByRole("button", { name: "Download anyway" }).press("Enter");
    await expect(warning(page)).toBeHidden();
    await expect(details).toBeVisible();
    expect(await opened()).toEqual(["/api/admin/job-applications/id-0/resume"]);
    await page.keyboard.press("Escape");
  });

  await rowOf(page, "Number1").getByRole("button", { name: "Download" }).press("Enter");
  expect(await opened()).toEqual(["id-0", "id-1"].map((id) => `/api/admin/job-applications/${id}/resume`));
});

test("warns about a file in a conversation and downloads it after a confirmation", async ({ page, baseURL }) => {
  const vera = new Visitor(String(baseURL));
  const name = `Vera ${crypto.randomUUID()}`;
  const id = await startConversation(vera, { userName: name });
  const content = pdfWith("<</S/JavaScript/JS(1)>>");
  expect((await sendMessage(vera, id, "Look", {}, { name: "look.pdf", content })).status).toBe(201);
  await page.request.post("/api/login", { data: cast.ada, headers: { origin: String(baseURL) } });
  await page.goto(`/admin?tab=conversations&open=${id}`);
  await page.getByRole("dialog", { name }).getByRole("button", { name: "Attached file" }).click();
  await expect(warning(page).getByRole("listitem")).toHaveText([script]);
  const download = page.waitForEvent("download");
  await warning(page).getByRole("button", { name: "Download anyway" }).click();
  expect(readFileSync(await (await download).path()).equals(content)).toBe(true);
});

for (const colorScheme of ["light", "dark"] as const)
  for (const width of [320, 1280])
    test(`axe finds no violations in ${colorScheme} at ${width} px in any warning, and nothing scrolls sideways`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 800 });
      await serveInspected(
        page,
        {
          activeContent: ["macros", "remote-template", "ole-object", "dde-field"],
          coverage: "partial",
          scan: "pending",
        },
        { ...clean, scan: "infected" },
        { ...clean, coverage: "encrypted" },
        null,
      );
      await page.goto(path);
      await expect(rowOf(page, "Number0")).toContainText(
        "Contains active content: macros, remote template, OLE object, DDE field. Could not be inspected completely. Not scanned for malware.",
      );
      await expect(rowOf(page, "Number1")).toContainText(
        "The malware scanner flagged this file, so it can’t be downloaded.",
      );
      await expect(rowOf(page, "Number1").getByRole("button", { name: "Download" })).toHaveCount(0);
      await expect(rowOf(page, "Number2")).toContainText("Encrypted, so it could not be inspected.");
      await expect(rowOf(page, "Number3")).toContainText("Not inspected yet.");
      expect(await violations(page)).toEqual([]);
      await expectNothingSideways(page, width);
      await page.getByRole("button", { name: "Cara Number0", exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Download" }).scrollIntoViewIfNeeded();
      await page.getByRole("dialog").getByRole("button", { name: "Download" }).click();
      await expect(warning(page)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await expectNothingSideways(page, width);
    });
