import { expect, type Page, test } from "@playwright/test";
import { userSessionLimits } from "#domain/accounts/sessions/limits.ts";
import { MAX_SESSIONS_PER_USER } from "#domain/accounts/sessions/token.ts";
import { site } from "#site";

// Specification, section 2: fifteen sections, in this order.
const sections = [
  ["I", "Introduction", "introduction"],
  ["II", "Definitions", "definitions"],
  ["III", "Information We Collect", "information-collected"],
  ["IV", "How We Collect It", "how-collected"],
  ["V", "How We Use It", "use"],
  ["VI", "Minors", "minors"],
  ["VII", "Security", "security"],
  ["VIII", "Retention", "retention"],
  ["IX", "Legal Basis under the Indian Data Protection Act", "legal-basis"],
  ["X", "Your Rights", "rights"],
  ["XI", "Severability", "severability"],
  ["XII", "Cookies", "cookies"],
  ["XIII", "Changes", "changes"],
  ["XIV", "Contact", "contact"],
  ["XV", "Grievance Officer", "grievance-officer"],
] as const;

const section = (page: Page, name: (typeof sections)[number][1]) =>
  page.locator("section", { has: page.getByRole("heading", { name: new RegExp(`^[IVX]+ ${name}$`) }) });

test.beforeEach(({ page }) => page.goto("/privacy-policy"));

test("the notice has a title and its effective date, August 8, 2025, and starts with a summary of what is stored", async ({
  page,
}) => {
  await expect(page).toHaveTitle("Privacy Policy | Velarium");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  await expect(page.getByText("Effective August 8, 2025", { exact: true })).toBeVisible();
  const short = page.getByRole("region", { name: /^In short/ });
  await expect(short.getByRole("term")).toHaveText([
    "You read",
    "You choose your cookies",
    "You ask for a demo",
    "You apply",
    "You write in the chat",
    "You open an account",
    "You log in",
    "You send a form",
  ]);
  await expect(short).toContainText("within 30 days");
});

test("fifteen numbered sections are in order, each with its own anchor", async ({ page }) => {
  const headings = page.locator(".policy-text").getByRole("heading", { level: 2 });
  await expect(headings).toHaveText(sections.map(([numeral, title]) => `${numeral} ${title}`));
  for (const [numeral, title, id] of sections) {
    await expect(page.locator(`h2#${id}`)).toHaveAccessibleName(`${numeral} ${title}`);
    await expect(section(page, title).getByRole("link", { name: numeral, exact: true })).toHaveAttribute(
      "href",
      `#${id}`,
    );
  }
});

test("the table of contents leads to each section below the header and marks the one in view", async ({ page }) => {
  const contents = page.getByRole("navigation", { name: "Sections" });
  await expect(contents.getByRole("link")).toHaveText(sections.map(([numeral, title]) => `${numeral} ${title}`));
  const header = (await page.getByRole("banner").boundingBox())?.height ?? 0;
  for (const [numeral, title, id] of [sections[6], sections[14]]) {
    const link = contents.getByRole("link", { name: `${numeral} ${title}` });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    const heading = section(page, title).getByRole("heading", { level: 2 });
    await expect(heading).toBeInViewport();
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(header);
    await expect(link).toHaveAttribute("aria-current", "true");
    await expect(contents.locator("[aria-current]")).toHaveCount(1);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test("the table of contents opens, leads to a section and closes", async ({ page }) => {
    const contents = page.getByRole("navigation", { name: "Sections" });
    await expect(contents).toBeHidden();
    await page.getByText("Sections I to XV").click();
    await contents.getByRole("link", { name: "X Your Rights", exact: true }).click();
    await expect(section(page, "Your Rights").getByRole("heading", { level: 2 })).toBeInViewport();
    await expect(contents).toBeHidden();
  });
});

test("each section states its facts", async ({ page }) => {
  const facts: [(typeof sections)[number][1], RegExp[]][] = [
    ["Information We Collect", [/legal name/, /company’s name/, /company email/]],
    ["How We Collect It", [/demo request form/, /Cookies/]],
    ["Minors", [/under 18, use it only with a parent or guardian/]],
    ["Legal Basis under the Indian Data Protection Act", [/Digital Personal Data Protection Act, 2023/, /consent/]],
    ["Your Rights", [/Access/, /Correction/, /Erasure/, /Nomination/, /Withdrawal of consent/, /30 days/]],
    ["Contact", [/Velarium Privacy Systems/, /Bengaluru/, /\+91 00000 00000/, /answer within 30 days/]],
    ["Grievance Officer", [/within 30 days/, /Data Protection Board of India/]],
  ];
  for (const [name, patterns] of facts)
    for (const pattern of patterns) await expect(section(page, name)).toContainText(pattern);
  for (const name of ["Contact", "Grievance Officer"] as const)
    await expect(section(page, name).getByRole("link", { name: "hello@velarium.example" })).toHaveAttribute(
      "href",
      /^mailto:hello@velarium\.example\?subject=\w+$/,
    );
});

test("the retention periods match the server's", async ({ page }) => {
  const hours = userSessionLimits.idle / 3_600_000;
  const days = userSessionLimits.absolute / 86_400_000;
  await expect(section(page, "Retention")).toContainText(
    `${site.inquiryRetentionMonths} months from the day it arrived`,
  );
  await expect(section(page, "Retention")).toContainText(`unused for ${hours} hours; ${days} days at most`);
  await expect(section(page, "Retention")).toContainText(`on more than ${MAX_SESSIONS_PER_USER} browsers`);
});

test("signing in sets its two cookies and stores nothing else", async ({ page, context }) => {
  expect(await context.cookies()).toEqual([]);
  const username = `reader${Date.now()}`;
  const reader = { username, email: `${username}@example.com`, name: "A Reader", password: "reader reads" };
  const post = (path: string) =>
    page.evaluate(
      async ([path, body]) => {
        const headers = { "Content-Type": "application/json" };
        return (await fetch(path, { method: "POST", headers, body })).status;
      },
      [path, JSON.stringify(reader)] as const,
    );
  const cookies = async () =>
    (await context.cookies()).map(({ name, expires, httpOnly }) => ({ name, lasts: expires > 0, httpOnly }));
  for (const [path, status] of [
    ["/api/register", 201],
    ["/api/login", 200],
  ] as const) {
    expect(await post(path)).toBe(status);
    expect((await cookies()).toSorted((one, other) => other.name.localeCompare(one.name))).toEqual([
      { name: "session", lasts: false, httpOnly: true },
      { name: "device", lasts: true, httpOnly: true },
    ]);
  }
  await expect(section(page, "Cookies").getByRole("term")).toHaveText([
    "session",
    "device",
    `${site.slug}-chat-session`,
    "sidebar_state",
    "Your choice",
    "Functional",
    "Analytics and marketing",
  ]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test("the printed notice has only the text and its date", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByText("Sections I to XV")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Sections" })).toBeHidden();
  await expect(page.getByText("Effective August 8, 2025", { exact: true })).toBeVisible();
  await expect(section(page, "Grievance Officer")).toBeVisible();
});
