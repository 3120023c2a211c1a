import { expect, type Page, test } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { rowOf } from "#tests/support/pages/dashboard.ts";
import { inquiriesOf, serve } from "#tests/support/pages/dashboard-inquiries.ts";

/** The printed sheets: the text of each, and what share of its height is empty below the text. */
async function print(page: Page): Promise<{ text: string; empty: number }[]> {
  const loading = getDocument({ data: new Uint8Array(await page.pdf({ format: "A4" })) });
  const document = await loading.promise;
  const sheets: { text: string; empty: number }[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const sheet = await document.getPage(number);
    const items = (await sheet.getTextContent()).items.filter((item) => "str" in item && item.str.trim());
    const lowest = Math.min(...items.map((item) => ("str" in item ? item.transform[5] : 0)));
    sheets.push({
      text: items.map((item) => ("str" in item ? item.str : "")).join(" "),
      empty: lowest / sheet.getViewport({ scale: 1 }).height,
    });
  }
  await loading.destroy();
  return sheets;
}

for (const path of ["/cookie-policy", "/privacy-policy", "/blog/real-time-data-masking"])
  test(`${path} is printed on full sheets, without what belongs to the screen`, async ({ page }) => {
    await page.goto(path);
    const sheets = await print(page);
    expect(sheets.map(({ text }) => text).join(" ")).not.toMatch(/Skip to content|Ask us|Reject All|Try for Free/);
    for (const { empty } of sheets.slice(0, -1)) expect(empty).toBeLessThan(0.25);
    await page.emulateMedia({ media: "print" });
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll("body *")]
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position) && element.checkVisibility())
        .map((element) => element.className),
    );
    expect(fixed).toEqual([]);
  });

test("every word of the headline and every industry is on paper", async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  const bar = page.locator(".lifted-bar").evaluate((word) => getComputedStyle(word, "::before").animationName);
  expect(await bar).toBe("none");
  await page.emulateMedia({ media: null });
  await page.goto("/use-cases");
  const text = (await print(page)).map((sheet) => sheet.text).join(" ");
  for (const name of ["Gen AI", "Healthcare", "Finance", "Retail", "Technology", "Edge AI"])
    expect(text).toContain(name);
  await page.emulateMedia({ media: "print" });
  const cards = page.locator("[data-carousel] li:visible");
  await expect(cards).toHaveCount(6);
  const { width } = page.viewportSize() ?? { width: 0 };
  for (const card of await cards.all()) {
    const box = await card.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});

test("an open inquiry is printed alone and whole", async ({ page }) => {
  const [inquiry] = inquiriesOf(1);
  const message = Array.from({ length: 120 }, (_, index) => `Line ${index} of the message.`).join("\n");
  await serve(page, () => (inquiry ? [{ ...inquiry, message }] : []));
  await page.goto("/admin/inquiries");
  await rowOf(page, "Vera Number0").getByRole("button").click();
  await expect(page.getByRole("dialog")).toContainText("Line 119 of the message.");
  const sheets = await print(page);
  const text = sheets.map((sheet) => sheet.text).join(" ");
  expect(text).toContain("Vera Number0");
  expect(text).toContain("vera0@clinic.example");
  for (const line of message.split("\n")) expect(text).toContain(line);
  expect(text).not.toMatch(/Admin Dashboard|Job Applications|Reply by email|Add a note|Ask us|Reject All/);
  for (const { empty } of sheets.slice(0, -1)) expect(empty).toBeLessThan(0.25);
});
