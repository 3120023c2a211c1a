import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fromDebian, installed } from "./find-program.mjs";
import { environment, root } from "./install.mjs";

// The headless shell first: its timings vary least.
const chromiums = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Flags that let Chromium run as root and stop its background requests. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The browsers that tests run beside Chromium: the commands that each needs, the first of which drives it. */
const others = {
  firefox: { name: "Firefox", commands: [["firefox-esr", "firefox"]], packages: ["firefox-esr"] },
  webkit: { name: "WebKit", commands: [["WebKitWebDriver"], ["Xvfb"]], packages: ["webkit2gtk-driver", "xvfb"] },
};

/**
 * The path of a Chromium: `CHROME_PATH`, an installed one, Playwright's (downloaded if necessary), or, as root on Debian,
 * one installed with apt-get. Throws when there is none.
 */
export function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH is set to ${named}, but that file does not exist.`);
    return named;
  }
  const find = () => installed(chromiums);
  return find() ?? downloaded() ?? fromDebian(["chromium-headless-shell"], find) ?? none();
}

/**
 * The path of the command that drives Firefox or WebKit, installed with apt-get as root on Debian if necessary. If there is
 * none, says so and returns an empty string.
 * @param {keyof typeof others} browser
 */
export function findOther(browser) {
  const { name, commands, packages } = others[browser];
  const find = () => {
    const [driver, ...more] = commands.map((names) => installed(names));
    return more.includes(undefined) ? undefined : driver;
  };
  const path = find() ?? fromDebian(packages, find) ?? "";
  if (!path) console.log(`${name} IS NOT TESTED: install ${packages.join(" and ")} to run its tests.`);
  return path;
}

function downloaded() {
  console.log("Downloading a browser (playwright install chromium-headless-shell).");
  const { status, stdout } = spawnSync("playwright", ["install", "chromium-headless-shell"], {
    cwd: root,
    env: environment,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    timeout: 300_000,
  });
  if (status !== 0) return undefined;
  const folder = playwrightFolder(stdout);
  return folder && executableIn(folder);
}

/** @param {string} output */
function playwrightFolder(output) {
  const folder = /downloaded to (.+)/.exec(output)?.[1];
  if (folder) return folder;
  // It was already installed, so the output does not name the folder.
  const { stdout } = spawnSync("playwright", ["install", "--dry-run", "chromium-headless-shell"], {
    cwd: root,
    env: environment,
    encoding: "utf8",
  });
  return [...(stdout ?? "").matchAll(/Install location:\s+(.+)/g)]
    .map((match) => match[1])
    .find((folder) => folder?.includes("headless"));
}

/** @param {string} folder */
function executableIn(folder) {
  if (!existsSync(folder)) return undefined;
  const path = readdirSync(folder, { recursive: true, encoding: "utf8" }).find((name) =>
    /(chrome-headless-shell|headless_shell)(\.exe)?$/.test(name),
  );
  return path && join(folder, path);
}

/** @returns {never} */
function none() {
  throw new Error("No browser was found and none could be installed. Set CHROME_PATH to a Chromium executable.");
}

if (process.argv[1] === import.meta.filename) console.log(findBrowser());
