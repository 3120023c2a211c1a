import { expect } from "@playwright/test";
import { poll } from "#tests/support/browsers/tab.ts";
import { inEveryBrowser, test } from "#tests/support/browsers/test.ts";

// One window of each browser, in which the journeys follow one another.
test.describe.configure({ mode: "default" });

test(
  "each menu of the header opens inside the window, leads on, and closes by Escape",
  inEveryBrowser(),
  async ({ tab }) => {
    for (const width of [1440, 1040]) {
      await tab.resize(width, 900);
      await tab.open("/about");
      for (const name of ["Products", "Resources"]) {
        await tab.click("header [popovertarget]", name);
        await tab.see(".dropdown:popover-open a");
        const { left, right } = await tab.run(() => {
          const box = document.querySelector(".dropdown:popover-open")?.getBoundingClientRect();
          return { left: box?.left ?? -1, right: innerWidth - (box?.right ?? 0) };
        });
        expect(Math.min(left, right)).toBeGreaterThanOrEqual(0);
        await tab.press("Escape");
        await tab.miss(".dropdown");
      }
    }
    await tab.click("header [popovertarget]", "Products");
    await tab.click(".dropdown a", "AI Security Scanner");
    await tab.isAt("/products/ai-scanner");
  },
);

test("the menu of a phone opens, closes, and leads to a page that fits", inEveryBrowser(), async ({ tab }) => {
  await tab.resize(390, 844);
  await tab.open("/contact");
  await tab.click("#menu-button");
  await tab.see("#menu h2", "Company");
  await tab.click("#menu button", "Close menu");
  await tab.miss("#menu");
  await tab.click("#menu-button");
  await tab.click("#menu a", "Use Cases");
  await tab.isAt("/use-cases");
  await poll(() => tab.run(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test(
  "the cookie banner stands in line with the page, and a choice can be made and changed",
  inEveryBrowser(),
  async ({ tab }) => {
    await tab.open("/about");
    await tab.see(".consent");
    const lefts = await tab.run(() =>
      [".consent > div", "main .wrap > *", "footer .wrap > *"].map((selector) =>
        Math.round(document.querySelector(selector)?.getBoundingClientRect().left ?? -1),
      ),
    );
    expect(new Set(lefts).size, lefts.join(", ")).toBe(1);
    await tab.click(".consent button", "Customize");
    await tab.click("dialog.settings label", "Analytics");
    await tab.click("dialog.settings button", "Save Preferences");
    await tab.miss("dialog.settings");
    await tab.miss(".consent");
    const analytics = () =>
      tab.run(() => {
        const key = Object.keys(localStorage).find((name) => name.endsWith("-consent")) ?? "";
        return JSON.parse(localStorage.getItem(key) ?? "{}").analytics;
      });
    expect(await analytics()).toBe(true);
    await tab.open("/cookie-policy");
    await tab.miss(".consent");
    await tab.click("footer button", "Cookie Settings");
    await tab.click("dialog.settings button", "Reject All Optional");
    await poll(analytics).toBe(false);
  },
);

test("links are underlined, the veil is sharp, and the five wires leave their texts free", async ({ tab }) => {
  await tab.open("/privacy-policy");
  const plain = await tab.run(() =>
    [...document.querySelectorAll("main a.link")]
      .filter((link) => !getComputedStyle(link).textDecorationLine.includes("underline"))
      .map((link) => link.textContent),
  );
  expect.soft(plain).toEqual([]);

  await tab.open("/contact");
  const veil = await tab.run(() => {
    const { backgroundImage, backgroundSize } = getComputedStyle(document.querySelector("main .veil") ?? document.body);
    return `${backgroundImage} ${backgroundSize}`;
  });
  expect.soft(veil).toMatch(/^linear-gradient.+ 6px/);

  await tab.open("/products/supply-chain");
  const covered = await tab.run(
    () =>
      [...document.querySelectorAll("section[aria-labelledby=steps-title] li")].filter((step) => {
        const drawing = [...step.querySelectorAll("svg")].find((svg) => svg.checkVisibility());
        const title = step.querySelector("h3");
        if (!drawing || !title) return true;
        if (drawing.getBoundingClientRect().bottom > title.getBoundingClientRect().top) return true;
        // Safari took a percentage of a row without a height yet. Without a box, the computed height is the declared one.
        drawing.style.display = "none";
        return getComputedStyle(drawing).height.endsWith("%");
      }).length,
  );
  expect.soft(covered).toBe(0);
  const line = await tab.run(
    () => getComputedStyle(document.querySelector(".illustrative") ?? document.body).textDecorationLine,
  );
  expect.soft(line).toBe("underline");
});

test("the demonstrations of the use cases play", async ({ tab }) => {
  await tab.open("/use-cases");
  await tab.click(".consent button", "Reject All");
  await tab.hover("[data-tile] h3", "Encryption That Stays Useful");
  await tab.see("[data-tile] .example-data", "both open to A. Rao");
  await tab.hover("[data-tile] h3", "Adaptive Tokenization");
  await tab.fill("[data-tile] textarea", "Call +91 98450 11223 at noon");
  await poll(() => tab.run(() => document.querySelector(".token-result")?.textContent)).toMatch(
    /^Call \+91 \d{5} \d{5} at noon$/,
  );
  expect(await tab.run(() => document.querySelector(".token-result")?.textContent)).not.toContain("98450 11223");
});

test("the film plays in the chosen color scheme, or says that this browser cannot play it", async ({ tab }) => {
  await tab.run(() => sessionStorage.setItem("scheme", "dark"));
  await tab.open("/");
  await tab.click(".consent button", "Reject All");
  await tab.click(".film-button", "Play");
  const canPlay = await tab.run(() => {
    const video = document.createElement("video");
    return ['video/webm; codecs="vp9"', 'video/mp4; codecs="avc1.42E01E"'].some((type) => video.canPlayType(type));
  });
  if (!canPlay) return await tab.see(".film [role=status]", "The film could not be played.");
  await tab.see(".film-button", "Pause");
  await poll(() => tab.run(() => document.querySelector("video")?.currentTime)).toBeGreaterThan(0);
  await tab.click(".film-button", "Pause");
  await tab.see(".film-button", "Play");
  const loaded = await tab.run(() => performance.getEntriesByType("resource").map(({ name }) => name));
  // A browser may fetch the poster of its own scheme before the chosen one is applied.
  expect(loaded.filter((url) => /overview-light\.(?:webm|mp4)/.test(url))).toEqual([]);
  const shown = await tab.run(() => {
    const video = document.querySelector("video");
    return [video?.poster, video?.currentSrc].map((url) => url?.replace(/.*\//, ""));
  });
  expect(shown).toEqual(["overview-dark-poster.avif", expect.stringMatching(/^overview-dark\.(webm|mp4)$/)]);
});

test("the search of the blog finds articles, and an article opens", async ({ tab }) => {
  await tab.open("/blog");
  await tab.click(".consent button", "Reject All");
  await tab.fill("#q", "masking");
  await poll(() => tab.run(() => location.search)).toBe("?q=masking");
  const shown = () =>
    tab.run(() => [...document.querySelectorAll(".story")].filter((one) => one.checkVisibility()).length);
  expect(await shown()).toBeGreaterThan(0);
  expect(await shown()).toBeLessThan(10);
  await tab.click(".story a");
  await tab.see("article h1");
  expect(await tab.run(() => location.pathname)).toMatch(/^\/blog\/./);
});
