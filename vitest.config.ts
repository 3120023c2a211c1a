import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{bin,content,db,domain,mail,server,tests,web}/**/*.test.{ts,tsx}"],
    globalSetup: ["tests/support/servers/postgres-for-all.ts"],
    // Two cores, and a PostgreSQL beside them.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
