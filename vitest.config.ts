import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";

/** What `npm run test:all` runs in addition: many processes, kills, attacks, full disks, and a second build. */
const additional = [
  "tests/{crash,scale,deployment}/**",
  "tests/api/server/{attacks,draining,failing-database,full-disk,slow-visitors,stored-bytes}.test.ts",
  "tests/pages/changed-sources.test.ts",
  "tests/api/backups/{killed-move,killed-restore,move,refused-move,replaced-database}.test.ts",
];

export default defineConfig({
  test: {
    include: ["{bin,content,db,domain,mail,server,tests,web}/**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, ...(process.env.TEST_ALL ? [] : additional)],
    globalSetup: ["tests/support/servers/databases-for-all.ts"],
    alias: { "@node-rs/argon2": join(import.meta.dirname, "tests/support/reduced-argon2.ts") },
    // Two cores, and a PostgreSQL beside them.
    maxWorkers: 2,
    // The files of a worker share loaded modules: loading the server for each file takes longer than most tests.
    isolate: false,
    unstubGlobals: true,
    // Generous, so that a busy machine fails no test.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
