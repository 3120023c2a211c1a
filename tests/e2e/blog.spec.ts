import { expect, type Page, test } from "@playwright/test";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

const articles = [
  ["beyond-encryption-velarium", "August 29, 2025"],
  ["dlp-iam-security-blindspot", "September 1, 2025"],
  ["quantum-enhanced-ai-privacy", "September 3, 2025"],
  ["understanding-data-privacy-2025", "September 8, 2025"],
  ["ai-consent-automation", "September 8, 2025"],
  ["responsible-ai-privacy", "September 8, 2025"],
  ["zero-trust-encryption", "September 8, 2025"],
  ["real-time-data-masking", "September 8, 2025"],
  ["compliance-by-design", "September 8, 2025"],
  ["privacy-by-design", "September 11, 2025"],
] as const;
const phone = { width: 360, height: 780 };
const desktop = { width: 1280, height: 800 };

const stories = (page: Page) => page.getByRole("main").getByRole("article");
const search = (page: Page) => page.getByRole("searchbox", { name: "Search articles" });

test.describe("the article index", () => {
  test("shows ten articles with badge, title, author, role, date and summary, and upcoming topics", async ({
    page,
  }) => {
    await page.goto("/blog");
    await expect(stories(page)).toHaveCount(10);
    for (const [slug, date] of articles) {
      const story = stories(page).filter({ has: page.locator(`a[href="/blog/${slug}"]`) });
      await expect(story.getByRole("heading", { level: 2 })).toBeVisible();
      await expect(story.getByText(date, { exact: true })).toBeVisible();
      await expect(story.getByText(/^(Encryption|Security|Research|Privacy|Compliance)$/)).toBeVisible();
      await expect(story.getByText(/^Velarium \w+, \S.+/)).toBeVisible();
    }
    await expect(page.getByRole("heading", { name: "More Blogs Coming Soon" })).toBeVisible();
  });

  test("searches by words and topic without a request, shows the number of matches, and stores the search in the URL", async ({
    page,
  }) => {
    await page.goto("/blog", { waitUntil: "networkidle" });
    const requested: string[] = [];
    // Some versions of Chromium request the icon again when the URL changes.
    page.on("request", (request) => request.url().endsWith("/favicon.svg") || requested.push(request.url()));
    const count = page.getByRole("main").getByRole("status").first();
    await search(page).fill("MASKING conversation");
    await expect(stories(page).filter({ visible: true })).toHaveCount(1);
    await expect(count).toHaveText("1 article for “MASKING conversation”");
    await expect(page).toHaveURL("/blog?q=MASKING+conversation");
    await search(page).fill("");
    await page.getByRole("radio", { name: /^Encryption/ }).check();
    await expect(page).toHaveURL("/blog?topic=encryption");
    await expect(stories(page).filter({ visible: true })).toHaveCount(2);
    await expect(count).toHaveText("2 articles on encryption");
    await search(page).press("Enter");
    await expect(page).toHaveURL("/blog?topic=encryption");
    expect(requested).toEqual([]);
  });

  test("shows the same matches when opened by such a URL", async ({ page }) => {
    await page.goto("/blog?topic=privacy&q=rooms");
    await expect(page.getByRole("radio", { name: /^Privacy/ })).toBeChecked();
    await expect(search(page)).toHaveValue("rooms");
    await expect(stories(page).filter({ visible: true })).toHaveCount(1);
    await page.goto("/blog?topic=nothing-of-the-kind");
    await expect(stories(page).filter({ visible: true })).toHaveCount(10);
  });

  test("shows that nothing was found and offers all articles again", async ({ page }) => {
    await page.goto("/blog?q=zebra");
    await expect(page.getByRole("heading", { name: "No articles found" })).toBeVisible();
    await page.getByRole("button", { name: "Show all articles" }).click();
    await expect(stories(page).filter({ visible: true })).toHaveCount(10);
    await expect(search(page)).toBeFocused();
    await expect(page).toHaveURL("/blog");
  });

  test("works by keyboard alone", async ({ page }) => {
    await page.goto("/blog");
    await search(page).focus();
    await page.keyboard.type("rooms");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("radio", { name: /^All topics/ })).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("radio", { name: /^Privacy/ })).toBeChecked();
    await page.keyboard.press("Tab");
    const link = stories(page).filter({ visible: true }).getByRole("link");
    await expect(link).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/blog/privacy-by-design");
  });

  test("shows that a clicked article is opening, and not after the visitor returns", async ({ page }) => {
    // The page does not arrive, so the browser stays on the current one.
    await page.route("**/blog/zero-trust-encryption", (route) => route.fulfill({ status: 204 }), { times: 1 });
    await page.goto("/blog");
    // It was not prefetched either: a test cannot delay what the browser prefetches by speculation rules.
    await page.locator('script[type="speculationrules"]').evaluate((rules) => rules.remove());
    const story = page.locator(".story", { has: page.locator('a[href="/blog/zero-trust-encryption"]') });
    // Anywhere on the card, not only on its title.
    await story.click({ position: { x: 5, y: 5 } });
    await expect(story).toHaveAttribute("data-opening");
    await expect(page.getByRole("status").filter({ hasText: /^Opening Zero/i })).toBeAttached();
    await story.getByRole("link").click();
    await expect(page).toHaveURL("/blog/zero-trust-encryption");
    await page.goBack();
    await expect(story).toBeVisible();
    await expect(story).not.toHaveAttribute("data-opening");
  });

  test("is a list of plain links without a search when scripts are off", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto("/blog");
    await expect(stories(page)).toHaveCount(10);
    await expect(page.locator("#find")).toBeHidden();
    await stories(page).first().getByRole("link").click();
    await expect(page).toHaveURL("/blog/privacy-by-design");
    await context.close();
  });
});

test.describe("an article", () => {
  for (const [slug, date] of articles)
    test(`${slug} has its byline, its summary, sections and sources`, async ({ page, request }) => {
      const answer = await request.get(`/blog/${slug}`);
      expect(answer.status()).toBe(200);
      // The text is in the HTML itself.
      await page.setContent((await answer.text()).replace(/<script[\s\S]*?<\/script>|<link[^>]*stylesheet[^>]*>/g, ""));
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(main.getByText(/^Velarium \w+, \S.+/).first()).toBeVisible();
      await expect(main.getByText(date, { exact: true }).first()).toBeVisible();
      await expect(main.getByText(/^\d+ min read$/).first()).toBeVisible();
      for (const name of ["In short", "Sources", "Read next"])
        await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
      // Every entry of the table of contents and every link within the page has a target.
      const broken = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
          .map((link) => decodeURIComponent(link.getAttribute("href") ?? "").slice(1))
          .filter((id) => !document.getElementById(id)),
      );
      expect(broken).toEqual([]);
      const words = ((await page.locator(".prose").textContent()) ?? "").split(/\s+/).length;
      expect(words).toBeGreaterThan(850);
      const markdown = await (await request.get(`/blog/${slug}.md`)).text();
      expect(markdown).toContain(`# ${await main.getByRole("heading", { level: 1 }).textContent()}`);
      expect(markdown).not.toMatch(/<[A-Z]|\{site\./);
    });

  test("has structured data about its author and its position in the site", async ({ page, baseURL }) => {
    await page.goto("/blog/real-time-data-masking");
    const structuredData = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
      JSON.parse(text),
    );
    expect(structuredData).toMatchObject([
      { "@graph": [{ "@type": "BreadcrumbList", itemListElement: { length: 3 } }] },
      {
        "@type": "BlogPosting",
        url: `${baseURL}/blog/real-time-data-masking`,
        datePublished: "2025-09-08",
        author: { name: "Velarium Research" },
      },
    ]);
    for (const [type, href] of [
      ["text/markdown", "/blog/real-time-data-masking.md"],
      ["application/rss+xml", "/blog/rss.xml"],
      ["application/atom+xml", "/blog/atom.xml"],
      ["application/feed+json", "/blog/feed.json"],
    ])
      await expect(page.locator(`link[rel="alternate"][type="${type}"]`)).toHaveAttribute("href", href ?? "");
  });

  test("marks the section in view beside the text on a wide screen", async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto("/blog/real-time-data-masking");
    const contents = page.getByRole("navigation", { name: "In this article" });
    await expect(contents.getByRole("link", { name: "In short" })).toHaveAttribute("aria-current");
    await contents.getByRole("link", { name: "What the speed has to be" }).click();
    await expect(page).toHaveURL(/#what-the-speed-has-to-be$/);
    await expect(contents.locator("[aria-current]")).toHaveText("What the speed has to be");
    await expect(contents).toBeInViewport();
  });

  test("collapses its table of contents on a phone and closes it after use", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/blog/real-time-data-masking");
    await page.getByText("In this article").click();
    await page.getByRole("link", { name: "Where the mask belongs" }).first().click();
    await expect(page.getByRole("heading", { name: "Where the mask belongs" })).toBeInViewport();
    await expect(page.getByRole("navigation", { name: "In this article" })).toBeHidden();
  });

  test("keeps its tables readable at 320 px, still as tables", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const [slug] of articles) {
      await page.goto(`/blog/${slug}`);
      await expectNothingSideways(page);
    }
    await page.goto("/blog/real-time-data-masking");
    const table = page.getByRole("table").first();
    await expect(table.getByRole("columnheader", { name: "Good for" })).toBeAttached();
    await expect(table.getByRole("row", { name: /Tokenization/ }).getByRole("cell")).toHaveCount(3);
  });

  test("links to the previous, the next and three related articles", async ({ page }) => {
    await page.goto("/blog/quantum-enhanced-ai-privacy");
    const neighbors = page.getByRole("navigation", { name: "Previous and next article" });
    await expect(neighbors.getByRole("link", { name: /^Newer/ })).toHaveAttribute(
      "href",
      "/blog/zero-trust-encryption",
    );
    await expect(neighbors.getByRole("link", { name: /^Older/ })).toHaveAttribute(
      "href",
      "/blog/dlp-iam-security-blindspot",
    );
    await expect(page.getByRole("region", { name: "Read next" }).getByRole("listitem")).toHaveCount(3);
  });

  test("that does not exist is answered with 404", async ({ page }) => {
    expect((await page.goto("/blog/never-written"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  });
});

test("the feeds are well-formed and list the ten articles, newest first", async ({ page, request, baseURL }) => {
  await page.goto("/feedback");
  for (const [path, type, item] of [
    ["/blog/rss.xml", "application/rss+xml", "item"],
    ["/blog/atom.xml", "application/atom+xml", "entry"],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.headers()["content-type"]).toContain(type);
    const read = await page.evaluate(
      ([text, name]) => {
        const xml = new DOMParser().parseFromString(text, "application/xml");
        const items = [...xml.getElementsByTagName(name)];
        const link = (element?: Element) => {
          const found = element?.getElementsByTagName("link")[0];
          return found?.getAttribute("href") ?? found?.textContent;
        };
        return { error: xml.querySelector("parsererror")?.textContent, count: items.length, first: link(items[0]) };
      },
      [await answer.text(), item] as const,
    );
    expect(read).toEqual({ count: 10, first: `${baseURL}/blog/privacy-by-design` });
  }
  const feed = await (await request.get("/blog/feed.json")).json();
  expect(feed.items).toHaveLength(10);
  expect(feed.items[0].url).toBe(`${baseURL}/blog/privacy-by-design`);
});
