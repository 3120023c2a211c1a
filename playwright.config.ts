import { defineConfig, devices } from "@playwright/test";
import { browserFlags } from "#bin/find-browser.mjs";
import { freePort } from "#harness/free-port.ts";

// Every worker reads this file again, and inherits what the first reading and the global setup wrote into the environment.
process.env.E2E_SQLITE_PORT ??= String(await freePort());
process.env.E2E_POSTGRES_PORT ??= String(await freePort());

const against = (name: string, port: string | undefined) => ({
  name,
  use: { baseURL: `http://127.0.0.1:${port}` },
});
// The others run what is in `browsers`, with drivers of our own (tests/support/browsers).
const otherBrowser = (name: string) => ({
  ...against(name, process.env.E2E_SQLITE_PORT),
  testMatch: /\/browsers\/.+\.spec\.ts$/,
  // One journey of each kind; all of them in `npm run test:all`.
  ...(process.env.TEST_ALL ? {} : { grep: /@every-browser/ }),
});

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/servers/e2e-servers.ts",
  outputDir: "test-results/playwright",
  // More than there are cores: a test mostly waits for its browser.
  workers: 4,
  retries: 0,
  fullyParallel: true,
  forbidOnly: true,
  // Generous, so that a busy machine fails no test.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["line"], ["json"]] : [["line"]],
  use: {
    ...devices["Desktop Chrome"],
    launchOptions: { executablePath: process.env.E2E_BROWSER ?? "", args: browserFlags },
    // A trace of every test takes more than half of its time; `npx playwright test --trace on <file>` records one.
    screenshot: "only-on-failure",
  },
  projects: [
    // First, because each runs its journeys one after another.
    otherBrowser("firefox"),
    otherBrowser("webkit"),
    against("sqlite", process.env.E2E_SQLITE_PORT),
    // One journey of each kind of record also runs on the other database: the API tests run on both, and a page does not
    // know which one answers.
    {
      ...against("postgres", process.env.E2E_POSTGRES_PORT),
      testMatch: /\/(journey|careers-journey|admin\/(applications|chat|conversations|paging))\.spec\.ts$/,
    },
  ],
});
