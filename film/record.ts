/**
 * Renders the overview film of the home page: `npm run video`, or `npm run video -- --draft [from] [to]` for a contact
 * sheet (README.md). A headless Chromium shows the scenes frame by frame at twice the film's size; ffmpeg scales the frames
 * down to 1280 x 720, which makes movement smooth to half a pixel, and stores them losslessly until it encodes from them:
 *
 * - overview.mp4 (H.264, yuv420p, index first) and overview.webm (VP9), silent, at most 3 MB each;
 * - overview-poster.avif and .webp, at most 40 KB each: the frame `film.poster` of film.tsx.
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
const limits = {
  "overview.mp4": 3e6,
  "overview.webm": 3e6,
  "overview-poster.avif": 40e3,
  "overview-poster.webp": 40e3,
};
const bt709 = ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv"];
const scaled = `scale=${size.width}:${size.height}:flags=lanczos`;

/** Runs ffmpeg and waits for its exit. Throws what ffmpeg wrote to stderr when it fails. */
function ffmpeg(...options: string[]) {
  const run = spawnSync("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...options], { encoding: "utf8" });
  if (run.status !== 0) throw new Error(`ffmpeg ${options.join(" ")}: ${run.stderr}`);
}

/** Renders the frame at `time` and returns it as a PNG. */
async function capture(session: CDPSession, time: number) {
  await session.send("Runtime.evaluate", { expression: `seek(${time})` });
  const { data } = await session.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true });
  return Buffer.from(data, "base64");
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
  for (const [index, time] of times.entries()) {
    if (!encoder.stdin.write(await capture(session, time)) && encoder.exitCode === null)
      await Promise.race([new Promise((resolve) => encoder.stdin.once("drain", resolve)), ended]);
    if (index % 150 === 0) console.log(`  ${index} of ${times.length} frames`);
  }
  encoder.stdin.end();
  await ended;
}

/** Opens the scenes in a browser and passes `work` its session and the film's times, in milliseconds. */
async function withScenes(work: (session: CDPSession, film: { length: number; poster: number }) => Promise<void>) {
  // Its own cache: a development server that runs at the same time uses the default one.
  const cacheDir = mkdtempSync(join(tmpdir(), "film-cache-"));
  const server = await createServer({
    root: import.meta.dirname,
    cacheDir,
    logLevel: "error",
    server: { host: "127.0.0.1", port: 4390 },
  });
  await server.listen();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserFlags,
  });
  try {
    const page = await browser.newPage({ viewport: size, deviceScaleFactor: 2, colorScheme: "light" });
    // Twice: after the first visit the development server may reload the page, because it has bundled its dependencies.
    for (const visit of ["first", "second"]) {
      await page.goto(server.resolvedUrls?.local[0] ?? "");
      await page.waitForFunction(() => "seek" in window);
      if (visit === "first") await page.waitForLoadState("networkidle");
    }
    const session = await page.context().newCDPSession(page);
    await work(session, await page.evaluate(() => window.film));
  } finally {
    await browser.close();
    await server.close();
    rmSync(cacheDir, { recursive: true, force: true });
  }
}

/** Writes a contact sheet of the film, or of the seconds `from` to `to`. */
async function draft(from?: number, to?: number) {
  mkdirSync(join(root, ".shots"), { recursive: true });
  await withScenes(async (session, film) => {
    const step = from === undefined ? 1000 : 250;
    const start = (from ?? 0) * 1000;
    const times = Array.from(
      { length: Math.floor(((to ?? film.length / 1000) * 1000 - start) / step) },
      (_, index) => start + index * step,
    );
    const sheet = `scale=640:-1:flags=area,tile=4x${Math.ceil(times.length / 4)}:padding=8:color=gray`;
    await record(session, times, 1, "-vf", sheet, "-frames:v", "1", join(root, ".shots/film.png"));
  });
}

/** Renders the whole film and encodes the files in public/media. Throws when one exceeds its limit. */
async function renderFilm() {
  mkdirSync(media, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), "film-"));
  const master = join(folder, "master.mkv");
  const poster = join(folder, "poster.mkv");
  const lossless = ["-vf", scaled, "-c:v", "libx264rgb", "-qp", "0", "-preset", "ultrafast"];
  try {
    await withScenes(async (session, film) => {
      const count = Math.round((film.length / 1000) * framesPerSecond);
      const times = Array.from({ length: count }, (_, index) => Math.round((index * 1000) / framesPerSecond));
      await record(session, times, framesPerSecond, ...lossless, master);
      await record(session, [film.poster], 1, ...lossless, poster);
    });
    const film = [
      "-i",
      master,
      "-an",
      "-vf",
      "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p",
      ...bt709,
    ];
    console.log("  encoding");
    const h264 = ["-c:v", "libx264", "-preset", "slower", "-crf", "19", "-tune", "animation", "-g", "150"];
    ffmpeg(...film, ...h264, "-movflags", "+faststart", join(media, "overview.mp4"));
    const vp9 = ["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "30", "-row-mt", "1", "-cpu-used", "2", "-g", "150"];
    ffmpeg(...film, ...vp9, join(media, "overview.webm"));
    const still = ["-i", poster, "-frames:v", "1"];
    const av1 = ["-c:v", "libaom-av1", "-still-picture", "1", "-crf", "28", "-cpu-used", "3", "-pix_fmt", "yuv444p"];
    ffmpeg(...still, ...av1, join(media, "overview-poster.avif"));
    ffmpeg(...still, "-c:v", "libwebp", "-quality", "45", "-preset", "drawing", join(media, "overview-poster.webp"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const [name, limit] of Object.entries(limits)) {
    const bytes = statSync(join(media, name)).size;
    console.log(`  public/media/${name}: ${Math.ceil(bytes / 1000)} kB`);
    if (bytes > limit)
      throw new Error(`${name} is larger than its ${limit / 1000} kB: choose a higher -crf in film/record.ts.`);
  }
}

if (spawnSync("ffmpeg", ["-version"]).error) {
  console.error("ffmpeg encodes the film and is not installed. On Debian: apt-get install ffmpeg.");
  process.exit(1);
}
const [flag, from, to] = process.argv.slice(2);
await (flag === "--draft" ? draft(from ? Number(from) : undefined, to ? Number(to) : undefined) : renderFilm());
