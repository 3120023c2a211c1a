import { expect, type Page, test } from "@playwright/test";

const film = (page: Page) => page.locator("video");
const paused = (page: Page) => film(page).evaluate((video) => (video as HTMLVideoElement).paused);

test("loads nothing of the film before Play, and no script before the first interaction", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  await film(page).scrollIntoViewIfNeeded();
  await expect.poll(() => fetched).toContain("/media/overview-light-poster.avif");
  expect(fetched.filter((path) => /\.(webm|mp4|vtt|js)$/.test(path))).toEqual([]);
  await page.getByRole("button", { name: "Play" }).click();
  await expect.poll(() => fetched.filter((path) => /overview-light\.(webm|mp4)$/.test(path)).length).toBeGreaterThan(0);
  await expect.poll(() => fetched).toContain("/media/overview.en.vtt");
  await expect(film(page)).toHaveAttribute("poster", /\/media\/overview-light-poster\.avif$/);
  expect(fetched.filter((path) => /loan|dark/.test(path))).toEqual([]);
});

test("the use cases have a film of their own, and each film fits the system's color scheme or the visitor's", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const media = (pattern: RegExp) => fetched.filter((path) => path.startsWith("/media/") && pattern.test(path));
  const play = async () => {
    await film(page).scrollIntoViewIfNeeded();
    await page.locator(".film-button").click();
    await expect.poll(() => film(page).evaluate((video) => (video as HTMLVideoElement).currentTime)).toBeGreaterThan(0);
  };
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/use-cases");
  await play();
  await expect(film(page)).toHaveAttribute("poster", /\/media\/loan-dark-poster\.avif$/);
  expect(media(/loan-dark\.(webm|mp4)$/).length).toBeGreaterThan(0);
  expect(media(/overview|light/)).toEqual([]);

  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("radio", { name: "Light" }).check();
  await play();
  await expect(film(page)).toHaveAttribute("poster", /\/media\/overview-light-poster\.avif$/);
  expect(media(/overview-light\.(webm|mp4)$/).length).toBeGreaterThan(0);
  expect(media(/overview-dark\.(webm|mp4)$/)).toEqual([]);
});

test("the button always shows the action that fits the film's state", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play" }).click();
  await expect(page.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
  expect(await paused(page)).toBe(false);
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeFocused();
  expect(await paused(page)).toBe(true);

  await film(page).evaluate((video) => (video as HTMLVideoElement).play());
  await expect(page.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
  await film(page).evaluate((video) => (video as HTMLVideoElement).pause());
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Play" }).click();
  await film(page).evaluate((element) => {
    const video = element as HTMLVideoElement;
    video.currentTime = video.duration - 0.3;
  });
  await expect.poll(() => film(page).evaluate((video) => (video as HTMLVideoElement).ended)).toBe(true);
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
});

test("the film has captions, a fixed size and a text alternative", async ({ page }) => {
  await page.goto("/");
  await expect(film(page)).toHaveAttribute("width", "1280");
  await expect(film(page)).toHaveAttribute("height", "720");
  await expect(film(page)).toContainText("Your browser does not support the video tag.");
  await page.getByRole("button", { name: "Play" }).click();
  await expect
    .poll(() =>
      film(page).evaluate((video) => {
        const track = (video as HTMLVideoElement).textTracks[0];
        return [track?.kind, track?.mode, (track?.cues?.length ?? 0) > 0];
      }),
    )
    .toEqual(["captions", "showing", true]);
});

test("a film that cannot be loaded shows an error and can be retried", async ({ page }) => {
  await page.route("**/media/overview-*.{webm,mp4}", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("button", { name: "Play" }).click();
  await expect(page.getByText("The film could not be played.", { exact: false })).toBeVisible();
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await page.unroute("**/media/overview-*.{webm,mp4}");
  await page.getByRole("button", { name: "Play" }).click();
  await expect(page.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
});
