import { expect, type Page, test } from "@playwright/test";
import { applicant, cast } from "#harness/cast.ts";
import { formRequest } from "#harness/form.ts";
import { Visitor } from "#harness/visitor.ts";
import { pdf, wordParts, zip } from "#tests/support/documents.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";
import { readablePdf } from "#tests/support/readable-pdf.ts";

/** Runs a script when it opens, has a link over the whole page, and 60 pages that are miles long. */
const hostile = readablePdf(
  Array.from({ length: 60 }, (_, i) => `Hostile page ${i + 1}`),
  {
    catalog: "/OpenAction<</S/JavaScript/JS(app.alert\\(1\\);app.launchURL\\('https://elsewhere.example'\\))>>",
    page: "/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9000 9000000]/A<</S/URI/URI(https://elsewhere.example/seen)>>>>]",
    mediaBox: "0 0 9000 90000",
  },
);
const encrypted = readablePdf(["Secret"], {
  trailer: `/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${"41".repeat(32)}>/U<${"42".repeat(32)}>>>`,
});

const preview = (page: Page) => page.getByRole("region", { name: "Resume preview" });
const status = (page: Page) => preview(page).locator("p[role=status]");
const button = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Preview", exact: true });

/** Sends an application with this resume and opens it in the dashboard. */
async function openApplication(page: Page, content: Buffer, name = "cara.pdf"): Promise<void> {
  const origin = new URL(page.url()).origin;
  const { resumePath: _, ...fields } = { ...applicant, email: `${crypto.randomUUID()}@looms.example` };
  const sent = await new Visitor(origin).send("/api/job-applications", formRequest(fields, { name, content }));
  expect(sent.status, JSON.stringify(sent.json)).toBe(201);
  await page.goto(`/admin/applications/${sent.json.id}`);
  await expect(page.getByRole("dialog", { name: applicant.fullName })).toBeVisible();
}

test.beforeEach(async ({ page, baseURL }) => {
  await page.request.post("/api/login", { data: cast.ada, headers: { origin: String(baseURL) } });
  await page.goto("/admin/email");
});

test("previews a resume beside the form by keyboard, in a frame that reaches nothing", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await openApplication(page, readablePdf(["Cara weaves", "All day", "And all night"]));
  const needed = () => requested.filter((url) => /preview|\/resume$|pdf/.test(url));
  expect(needed()).toEqual([]);
  await button(page).press("Enter");
  await expect(status(page)).toHaveText("3 pages");
  await expect(preview(page).getByRole("heading")).toBeFocused();
  const pages = preview(page).locator("iframe").contentFrame();
  const [, frame] = page.frames();
  if (!frame) throw new Error("There is no frame");

  await test.step("with pictures of the pages in view, and the text of all", async () => {
    await expect(pages.getByRole("region", { name: "Page 1 of 3" })).toHaveText("Cara weaves");
    await expect(pages.getByRole("region", { name: "Page 3 of 3" })).toHaveText("And all night");
    const isInked = () =>
      frame.evaluate(() => {
        const canvas = document.querySelector<HTMLCanvasElement>("section canvas");
        const { data } = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
        return data.some((value, i) => i % 4 === 0 && value < 60);
      });
    await expect.poll(isInked).toBe(true);
  });

  await test.step("larger when wanted", async () => {
    const width = async () => (await pages.getByRole("region", { name: "Page 1 of 3" }).boundingBox())?.width ?? 0;
    const fitted = await width();
    await preview(page).getByRole("button", { name: "Zoom in" }).press("Enter");
    await expect.poll(width).toBeCloseTo(fitted * 1.25, 0);
  });

  await test.step("without access to the site or any server", async () => {
    expect(await frame.evaluate(() => self.origin)).toBe("null");
    for (const path of ["/api/user", "https://elsewhere.example/"]) {
      const url = new URL(path, page.url()).href;
      expect(
        await frame.evaluate(
          (to) =>
            fetch(to).then(
              () => "reached",
              () => "refused",
            ),
          url,
        ),
      ).toBe("refused");
    }
    expect(await frame.evaluate(() => parent.location.href).catch((error: Error) => error.message)).toContain(
      "SecurityError",
    );
    expect(requested.filter((url) => !url.startsWith(new URL(page.url()).origin) && !url.startsWith("blob:"))).toEqual(
      [],
    );
  });

  await test.step("and frees everything when it closes", async () => {
    expect(page.workers()).toHaveLength(1);
    await pages.locator("body").press("Escape");
    await expect(preview(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await expect.poll(() => page.workers().length).toBe(0);
    expect(page.frames()).toHaveLength(1);
    await expect(page.getByRole("dialog", { name: applicant.fullName })).toBeVisible();
  });
});

test("shows a hostile resume without running, opening or requesting what it asks for", async ({ page }) => {
  const requested: string[] = [];
  const opened: unknown[] = [];
  page.on("request", (request) => requested.push(request.url()));
  page.on("dialog", (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  page.context().on("page", (popup) => opened.push(popup.url()));
  await openApplication(page, hostile);
  await button(page).click();
  await expect(preview(page)).toContainText("Contains active content: JavaScript.");
  await expect(status(page)).toHaveText("The first 50 of 60 pages. Download the file to read the rest.");
  const pages = preview(page).locator("iframe").contentFrame();
  await expect(pages.getByRole("region")).toHaveCount(50);
  await expect(pages.getByRole("region", { name: "Page 50 of 60" })).toHaveText("Hostile page 50");
  await expect(pages.locator("section canvas").first()).toBeVisible();
  await expect(pages.getByRole("link")).toHaveCount(0);
  await pages.getByRole("region", { name: "Page 1 of 60" }).click({ position: { x: 40, y: 40 } });
  // Distant pages hold no drawing.
  expect(await pages.locator("section canvas").count()).toBeLessThan(5);
  expect(opened).toEqual([]);
  const foreign = requested.filter((url) => !url.startsWith(new URL(page.url()).origin) && !url.startsWith("blob:"));
  expect(foreign).toEqual([]);
});

test("says why a resume has no preview, in both schemes, on a phone too", async ({ page }) => {
  await openApplication(page, encrypted);
  await button(page).click();
  await expect(preview(page).getByRole("alert")).toHaveText(/^This file needs a password/);
  await openApplication(page, pdf());
  await button(page).click();
  await expect(preview(page).getByRole("alert")).toHaveText(/^This file is damaged/);
  await openApplication(page, zip(wordParts), "cara.docx");
  await expect(page.getByRole("dialog")).toContainText("There is no preview of Word documents.");
  await expect(button(page)).toHaveCount(0);

  await openApplication(page, readablePdf(["Cara weaves"]));
  await button(page).click();
  await expect(status(page)).toHaveText("1 page");
  const drawing = preview(page).locator("iframe").contentFrame().locator("section canvas");
  await expect(drawing).toBeVisible();
  await preview(page).getByRole("button", { name: "Close the preview" }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await button(page).click();
  await expect(drawing).toBeInViewport();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violations(page)).toEqual([]);
      await expectNothingSideways(page, width);
    }
  }
});
