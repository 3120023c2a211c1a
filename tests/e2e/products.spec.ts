import { expect, type Page, test } from "@playwright/test";

const products = [
  {
    path: "/products/ai-scanner",
    heading: "Your AI is Leaking, Find Out What",
    demo: "Request Demo",
    drawing: /A scan has passed/,
  },
  {
    path: "/products/protection-shield",
    heading: "Your AI Bodyguard Never Sleeps",
    demo: "See it stop an attack",
    drawing: /Five attacks end there/,
  },
  {
    path: "/products/supply-chain",
    heading: "Your AI Talks to 47 Other AIs",
    demo: "Request a Demo",
    drawing: /The connection that leaked is cut/,
  },
] as const;

/** Expects each of the texts to be visible in the region. */
async function expectTexts(page: Page, region: string | RegExp, texts: (string | RegExp)[]) {
  const section = page.getByRole("main").getByRole("region", { name: region });
  for (const text of texts) await expect(section.getByText(text).locator("visible=true").first()).toBeVisible();
}

test("the index has the heading 'Products', links to the three product pages and has the footer", async ({ page }) => {
  await page.goto("/products");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Products");
  const cards = page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link");
  await expect(cards).toHaveText(["AI Security Scanner", "Real-Time Protection Shield", "AI to AI Supply Chain"]);
  for (const [index, { path }] of products.entries()) await expect(cards.nth(index)).toHaveAttribute("href", path);
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

for (const { path, heading, demo, drawing } of products)
  test(`${path} has its headline, its link to a demo, the closing banner and no footer`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    const main = page.getByRole("main");
    const hero = main.getByRole("region", { name: heading });
    await expect(hero.getByRole("link", { name: demo })).toHaveAttribute("href", "/contact");
    await expect(main.getByText("Illustrative data")).toHaveCount(1);
    await expect(main.getByRole("link", { name: "Illustrative data" })).toHaveAttribute(
      "href",
      "/how-we-measure#examples",
    );
    const banner = main.getByRole("region", { name: "Stop Breaches Before They Start" });
    await expect(banner.getByRole("img")).toHaveAccessibleName(drawing);
    await expect(banner.getByRole("link", { name: "Try for Free" })).toHaveAttribute("href", "/contact");
    await expect(banner.getByRole("link", { name: "Use Cases" })).toHaveAttribute("href", "/use-cases");
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
  });

test("the scanner shows its workflow, its dashboard, three features, breaches and the footnote of its claim", async ({
  page,
}) => {
  await page.goto("/products/ai-scanner");
  await expectTexts(page, "94% of enterprise AIs fail basic security tests", ["94%"]);
  await expect(page.getByRole("link", { name: "How We Measure: 94%" })).toHaveAttribute(
    "href",
    "/how-we-measure#protection",
  );
  const stages = page.getByRole("region", { name: /everything your AI reads/ });
  await expect(stages.getByRole("heading", { level: 3 })).toHaveText([
    "Input sources",
    "Pre-processing",
    "Two scanners",
    "Analysis engine",
    "Reporting and alerting",
  ]);
  await expect(stages.getByRole("heading", { level: 4 })).toHaveText(["Endpoint scanner", "Chatbot scanner"]);
  for (const channel of ["Email", "Slack", "SMS", "SIEM"])
    await expect(stages.getByRole("listitem").filter({ hasText: channel }).last()).toBeVisible();

  const console = page.getByRole("figure", { name: /dashboard/ });
  await expect(console).toContainText("Active scans24");
  await expect(console.locator(".scan-cell")).toHaveCount(24);
  await expect(console).toContainText("Threats7");
  await expect(console.getByRole("listitem").filter({ hasText: /(Critical|High|Medium)$/ })).toHaveCount(7);
  for (const [level, count] of Object.entries({ Critical: 2, High: 3, Medium: 8, Low: 12 })) {
    const group = console.locator(".risk-group").filter({ hasText: level });
    await expect(group).toContainText(String(count));
    await expect(group.locator(".risk-bars > *")).toHaveCount(count);
  }
  await expect(console.getByRole("listitem").filter({ hasText: /Compliant|Issues/ })).toHaveText([
    "GDPR Compliant",
    "HIPAA Issues found",
    "PCI-DSS Compliant",
  ]);

  await expect(
    page.getByRole("region", { name: "What the scanner does" }).getByRole("heading", { level: 3 }),
  ).toHaveCount(3);
  const breaches = page.getByRole("region", { name: /What a breach looks like/ });
  await expect(breaches.getByRole("heading", { level: 3 })).toHaveCount(4);
  for (const link of await breaches.getByRole("link").all())
    await expect(link).toHaveAttribute("href", /^https:\/\/(openai\.com|arstechnica\.com|nvd\.nist\.gov)\//);
});

test("the shield shows its badge, monitor, stats, five steps, roles and the claim of under 50ms", async ({ page }) => {
  await page.goto("/products/protection-shield");
  await expectTexts(page, /Bodyguard/, ["Real-Time Protection Shield", "1,247"]);
  await expectTexts(page, "Live threat monitor", ["Prompt injection", "412", "1,247 blocked in the last 24 hours"]);
  const figures = page.getByRole("region", { name: "By the numbers" });
  for (const [name, value] of [
    ["threats blocked in 24h", "1,247"],
    ["response", "0.003s"],
    ["data protected", "99.99%"],
    ["accuracy", "99.87%"],
  ] as const) {
    const figure = figures.locator("dl > div").filter({ has: page.getByRole("term").getByText(name, { exact: true }) });
    await expect(figure.getByText(value, { exact: true })).toBeVisible();
  }
  const flow = page.getByRole("region", { name: "Five steps, under 50ms" });
  await expect(flow.getByRole("heading", { level: 3 })).toHaveText([
    "User query",
    "Threat check",
    "Permission verify",
    "Clean response",
    "Safe reply",
  ]);
  await expectTexts(page, "One record, three roles", [
    "Doctors see full records, nurses see vitals, and reception sees appointments.",
  ]);
});

test("the supply chain shows 47 AIs, five steps, alerts and three features", async ({ page }) => {
  await page.goto("/products/supply-chain");
  const map = page.getByRole("figure", { name: /47 AIs/ });
  await expect(map.locator(".map-wide .map-node")).toHaveCount(47);
  await expect(map.locator(".map-tall .map-node")).toHaveCount(47);
  await expect(map.getByRole("img", { name: /A tree of 47 services/ })).toBeVisible();
  await map.getByText("Read the map as a list").click();
  await expect(map.locator("details").getByRole("listitem")).toHaveCount(47);
  await expect(page.getByRole("region", { name: /Every connection/ }).getByRole("heading", { level: 3 })).toHaveText([
    "Discovery and mapping",
    "Role-based access analysis",
    "Service monitoring",
    "Leak prevention",
    "Compliance reporting",
  ]);
  await expect(page.getByRole("figure", { name: /Alerts/ }).getByRole("listitem")).toHaveCount(4);
  await expect(
    page.getByRole("region", { name: "See beyond your contracts" }).getByRole("heading", { level: 3 }),
  ).toHaveCount(3);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the record's bars and the status follow the chosen role, by keyboard and by click, and nothing moves", async ({
    page,
  }) => {
    await page.goto("/products/protection-shield");
    const record = page.getByRole("figure", { name: /A patient’s record/ });
    // Far from the window it has no rendered text.
    await record.scrollIntoViewIfNeeded();
    const status = record.getByRole("status");
    const field = (name: string) => record.locator("dl > div").filter({ hasText: name });
    const expectSeen = async (seen: string[], hidden: string[]) => {
      for (const value of seen) await expect(record.getByText(value, { exact: true })).toBeVisible();
      for (const value of hidden) await expect(record.getByText(value, { exact: true })).toBeHidden();
    };
    const size = () => record.evaluate((figure) => [figure.clientWidth, figure.clientHeight]);
    const before = await size();

    await expectSeen(
      ["A. Rao", "128 / 82", "DIAGNOSIS_1", "VISIT_1"],
      ["Cluster headache", "Tuesday, 10:30", "VITALS_1"],
    );
    await expect(status).toHaveText(/5 of 9 fields are hidden. Vitals are visible./, { useInnerText: true });

    await record.getByRole("radio", { name: /Nurse/ }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(record.getByRole("radio", { name: "Reception Appointments" })).toBeChecked();
    await expectSeen(["A. Rao", "Tuesday, 10:30", "VITALS_1"], ["Cluster headache", "128 / 82", "VISIT_1"]);
    await expect(status).toHaveText(/5 of 9 fields are hidden. Appointments are visible./, { useInnerText: true });

    await record.getByRole("radio", { name: "Doctor Full records" }).click();
    await expectSeen(
      ["A. Rao", "Cluster headache", "128 / 82", "Tuesday, 10:30"],
      ["DIAGNOSIS_1", "VITALS_1", "VISIT_1"],
    );
    await expect(status).toHaveText(/All 9 fields are visible./, { useInnerText: true });
    await expect(field("Diagnosis")).toBeVisible();
    expect(await size()).toEqual(before);
  });

  test("the map dims services outside the chosen view and describes the view", async ({ page }) => {
    await page.goto("/products/supply-chain");
    const map = page.getByRole("figure", { name: /47 AIs/ });
    await map.getByRole("radio", { name: "All 47" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(map.getByRole("status")).toHaveText(/The 9 you signed with/, { useInnerText: true });
    await page.keyboard.press("ArrowRight");
    await expect(map.getByRole("status")).toHaveText(/6 read personal data/, { useInnerText: true });
    await expect(map.locator(".map-wide .hop-2.map-exposed").first()).toHaveCSS("opacity", "1");
    await expect(map.locator(".map-wide .hop-2.map-none").first()).toHaveCSS("opacity", "0.16");
  });
});
