import { chromium, type LaunchOptions } from "@playwright/test";
import { type Driver, keys } from "./driver.ts";

/** Starts Chromium through Playwright. */
export async function startChromium(options: LaunchOptions): Promise<Driver> {
  const browser = await chromium.launch(options);
  const page = await browser.newPage();
  const { keyboard, mouse } = page;
  return {
    open: async (url) => void (await page.goto(url)),
    run: (inPage, ...args) => page.evaluate(`(${inPage})(...${JSON.stringify(args)})`),
    click: (x, y) => mouse.click(x, y),
    hover: (x, y) => mouse.move(x, y),
    async type(text) {
      const key = Object.entries(keys).find(([, value]) => value === text)?.[0];
      await (key ? keyboard.press(key) : keyboard.type(text));
    },
    upload: (selector, path) => page.setInputFiles(selector, path),
    resize: (width, height) => page.setViewportSize({ width, height }),
    clearCookies: () => page.context().clearCookies(),
    screenshot: () => page.screenshot(),
    stop: () => browser.close(),
  };
}
