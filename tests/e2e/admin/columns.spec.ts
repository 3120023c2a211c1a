import { expect, type Locator, test } from "@playwright/test";
import { applicationsOf, serve as serveApplications } from "#tests/support/pages/dashboard-applications.ts";
import { inquiriesOf, serve as serveInquiries } from "#tests/support/pages/dashboard-inquiries.ts";

/** Whether the middle of an element is what a click there would hit, once it is scrolled to. */
const isReachable = (element: Locator) =>
  element.evaluate((node) => {
    node.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, width, height } = node.getBoundingClientRect();
    const hit = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2);
    return width > 20 && hit !== null && node.contains(hit);
  });

const tables = [
  {
    name: "Client inquiries",
    path: "/admin",
    columns: ["Date", "Name", "Email", "Company", "Industry", "Message"],
    row: [/^Jan 5, 2025/, "Vera Number0", "vera0@clinic.example", "Vera's Clinic", "Healthcare", /^We run four/],
  },
  {
    name: "Job applications",
    path: "/admin/applications",
    columns: ["Date", "Name", "Email", "Phone", "Position", "Experience", "Resume"],
    row: [/^Jan 5, 2025/, /Cara Number0/, "cara0@looms.example", /^\+91/, /Weaver/, "1-2 years", /Download/],
  },
];

for (const { name, path, columns, row } of tables)
  for (const width of [320, 390, 800, 1280])
    test(`${name}: each column and each value can be reached at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await serveInquiries(page, () => inquiriesOf(12));
      await serveApplications(page, () => applicationsOf(12));
      await page.goto(path);
      await page.getByRole("button", { name: "Reject All" }).click();
      const table = page.getByRole("table", { name });
      const headers = table.getByRole("columnheader");
      await expect(headers).toHaveText(columns.map((column) => new RegExp(`^${column}`)));
      const cells = table.getByRole("row").nth(1).locator("[role=cell], [role=rowheader]");
      await expect(cells).toHaveText(row);
      for (const part of [...(await headers.all()), ...(await cells.all())])
        await expect.poll(() => isReachable(part), String(await part.textContent())).toBe(true);
    });
