/**
 * Renders the films: `npm run video`, or `npm run video -- --draft` for contact sheets (README.md). A headless Chromium shows
 * the scenes frame by frame at twice the film's size; ffmpeg scales the frames down to 1280 x 720, which makes movement smooth
 * to half a pixel, and stores them losslessly until it encodes from them, for each film and color scheme:
 *
 * - <film>-<scheme>.mp4 (H.264, yuv420p, index first) and .webm (VP9), silent, at most 2 MB each;
 * - <film>-<scheme>-poster.avif, at most 40 KB: the frame `poster` of the film's script.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type CDPSession, chromium } from "@playwright/test";
import { createServer } from "vite";
import { browserFlags, findBrowser } from "#bin/find-browser.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const media = join(root, "public/media");
const size = { width: 1280, height: 720 };
const framesPerSecond = 30;
const limits = { ".mp4": 2e6, ".webm": 2e6, "-poster.avif": 40e3 };
const bt709 = ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv"];
const scaled = `scale=${size.width}:${size.height}:flags=lanczos`;

/** Runs ffmpeg and waits for its exit. Throws what ffmpeg wrote to stderr when it fails. */
function ffmpeg(...options: string[]) {
  const run = spawnSync("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...options], { encoding: "utf8" });
  if (run.status !== 0) throw new Error(`ffmpeg ${options.join(" ")}: ${run.stderr}`);
}

/** Returns a function that renders the frame at a time and returns it as a PNG. A picture that stands still is taken once. */
function camera(session: CDPSession) {
  let last = { scene: "", png: Buffer.alloc(0) };
  return async (time: number) => {
    const expression = `seek(${time}); document.querySelector(".reel").outerHTML`;
    const { result } = await session.send("Runtime.evaluate", { expression, returnByValue: true });
    if (result.value === last.scene) return last.png;
    const { data } = await session.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true });
    last = { scene: result.value, png: Buffer.from(data, "base64") };
    return last.png;
  };
}

/** Pipes the frames at `times` to one ffmpeg process that writes `output`. */
async function record(session: CDPSession, times: number[], rate: number, ...output: string[]) {
  const encoder = spawn(
    "ffmpeg",
    [
      "-hide_banner",
      "-loglevel",
      "error",
      "-y",
      "-f",
      "image2pipe",
      "-c:v",
      "png",
      "-framerate",
      String(rate),
      "-i",
      "-",
      ...output,
    ],
    { stdio: ["pipe", "inherit", "inherit"] },
  );
  const ended = new Promise<void>((resolve, reject) => {
    encoder.on("error", reject);
    encoder.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
  // A failure reaches the caller through `ended`, not as a broken pipe.
  encoder.stdin.on("error", () => {});
  const capture = camera(session);
  for (const [index, time] of times.entries()) {
    if (!encoder.stdin.write(await capture(time)) && encoder.exitCode === null)
      await Promise.race([new Promise((resolve) => encoder.stdin.once("drain", resolve)), ended]);
    if (index % 150 === 0) console.log(`  ${index} of ${times.length} frames`);
  }
  encoder.stdin.end();
  await ended;
}

type Times = { length: number; poster: number };
type Work = (name: string, session: CDPSession, times: Times) => Promise<void>;

/** Opens each of the films, named by film and scheme, and passes `work` a browser session and the film's times in milliseconds. */
async function withFilms(chosen: { film: string; scheme: string }[], work: Work) {
  // Its own cache: a development server that runs at the same time uses the default one.
  const cacheDir = mkdtempSync(join(tmpdir(), "film-cache-"));
  const server = await createServer({
    root: import.meta.dirname,
    cacheDir,
    logLevel: "error",
    // Changed sources must not reload the page in the middle of a film.
    server: { host: "127.0.0.1", port: 4390, hmr: false, watch: null },
  });
  await server.listen();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  try {
    const page = await browser.newPage({ viewport: size, deviceScaleFactor: 2 });
    const open = async (query: string) => {
      await page.goto(`${server.resolvedUrls?.local[0]}?${query}`);
      await page.waitForFunction(() => "seek" in window);
    };
    // After the first visit the development server may reload the page, because it has bundled its dependencies.
    await open("");
    await page.waitForLoadState("networkidle");
    const session = await page.context().newCDPSession(page);
    for (const { film, scheme } of chosen) {
      console.log(`${film}, ${scheme}`);
      await open(`film=${film}&scheme=${scheme}`);
      const times = await page.evaluate(() => ({ length: window.film.length, poster: window.film.poster }));
      await work(`${film}-${scheme}`, session, times);
    }
  } finally {
    await browser.close();
    await server.close();
    rmSync(cacheDir, { recursive: true, force: true });
  }
}

/** Writes a contact sheet of a film, or of its seconds `from` to `to`. */
function draft(from?: number, to?: number): Work {
  mkdirSync(join(root, ".shots"), { recursive: true });
  return async (name, session, { length }) => {
    const step = from === undefined ? 1000 : 250;
    const start = (from ?? 0) * 1000;
    const times = Array.from(
      { length: Math.floor(((to ?? length / 1000) * 1000 - start) / step) },
      (_, index) => start + index * step,
    );
    const sheet = `scale=640:-1:flags=area,tile=4x${Math.ceil(times.length / 4)}:padding=8:color=gray`;
    await record(session, times, 1, "-vf", sheet, "-frames:v", "1", join(root, `.shots/${name}.png`));
  };
}

/** Renders a whole film and encodes its files in public/media. Throws when one exceeds its limit. */
const render: Work = async (name, session, { length, poster }) => {
  mkdirSync(media, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), "film-"));
  const master = join(folder, "master.mkv");
  const still = join(folder, "poster.mkv");
  const lossless = ["-vf", scaled, "-c:v", "libx264rgb", "-qp", "0", "-preset", "ultrafast"];
  try {
    const count = Math.round((length / 1000) * framesPerSecond);
    const times = Array.from({ length: count }, (_, index) => Math.round((index * 1000) / framesPerSecond));
    await record(session, times, framesPerSecond, ...lossless, master);
    await record(session, [poster], 1, ...lossless, still);
    console.log("  encoding");
    const film = [
      "-i",
      master,
      "-an",
      "-vf",
      "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p",
      ...bt709,
    ];
    const h264 = ["-c:v", "libx264", "-preset", "slower", "-crf", "22", "-tune", "animation", "-g", "150"];
    ffmpeg(...film, ...h264, "-movflags", "+faststart", join(media, `${name}.mp4`));
    const vp9 = ["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "35", "-row-mt", "1", "-cpu-used", "2", "-g", "150"];
    ffmpeg(...film, ...vp9, join(media, `${name}.webm`));
    const av1 = ["-c:v", "libaom-av1", "-still-picture", "1", "-crf", "28", "-cpu-used", "3", "-pix_fmt", "yuv444p"];
    ffmpeg("-i", still, "-frames:v", "1", ...av1, join(media, `${name}-poster.avif`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const [ending, limit] of Object.entries(limits)) {
    const bytes = statSync(join(media, name + ending)).size;
    console.log(`  public/media/${name}${ending}: ${Math.ceil(bytes / 1000)} kB`);
    if (bytes > limit)
      throw new Error(
        `${name}${ending} is larger than its ${limit / 1000} kB: choose a higher -crf in film/record.ts.`,
      );
  }
};

if (spawnSync("ffmpeg", ["-version"]).error) {
  console.error("ffmpeg encodes the films and is not installed. On Debian: apt-get install ffmpeg.");
  process.exit(1);
}
const words = process.argv.slice(2);
const chosenOf = (names: string[]) => {
  const named = names.filter((name) => words.includes(name));
  return named.length > 0 ? named : names;
};
const chosen = chosenOf(["overview", "loan"]).flatMap((film) =>
  chosenOf(["light", "dark"]).map((scheme) => ({ film, scheme })),
);
const [from, to] = words.filter((word) => /^[\d.]+$/.test(word)).map(Number);
await withFilms(chosen, words.includes("--draft") ? draft(from, to) : render);
