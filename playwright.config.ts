import { defineConfig, devices } from "@playwright/test";
import { browserFlags, findBrowser } from "#bin/find-browser.mjs";
import { freePort } from "#tests/support/free-port.ts";

// This file is read again in every worker, which inherits what the first reading wrote into the environment.
process.env.E2E_BROWSER ??= findBrowser();
process.env.E2E_SQLITE_PORT ??= String(await freePort());
process.env.E2E_POSTGRES_PORT ??= String(await freePort());

const against = (name: string, port: string | undefined) => ({
  name,
  use: { baseURL: `http://127.0.0.1:${port}` },
});

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/e2e-servers.ts",
  outputDir: "test-results/playwright",
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 30_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["line"], ["json"]] : [["line"]],
  use: {
    ...devices["Desktop Chrome"],
    launchOptions: { executablePath: process.env.E2E_BROWSER, args: browserFlags },
    trace: "retain-on-failure",
  },
  projects: [
    against("sqlite", process.env.E2E_SQLITE_PORT),
    // Pages that touch no data are the same over either database, and are tried once.
    {
      ...against("postgres", process.env.E2E_POSTGRES_PORT),
      testMatch: /(journey|admin(-[a-z]+)?|auth(-[a-z]+)?|contact)\.spec\.ts$/,
    },
  ],
});
