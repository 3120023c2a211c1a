import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { describe, expect, inject, test } from "vitest";
import { serverCommand } from "#bin/server-command.mjs";
import { choice } from "#harness/cast.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import { databases, openSite } from "#tests/support/servers/site.ts";

const path = "/api/cookie-consent";
const all = { ...choice, analytics: true, functional: true, marketing: true };

describe("npm run consent:verify", () => {
  const verify = (environment: Record<string, string>, ...hashes: string[]) =>
    promisify(execFile)(process.execPath, ["bin/consent-verify.ts", ...hashes], {
      env: { ...serverCommand.environment, ...environment },
    }).then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, output: stderr }),
    );

  test.each(databases)("reports its result on %s while servers write", async (kind) => {
    const folder = mkdtempSync(join(tmpdir(), "consents-"));
    const environment = {
      RATE_LIMITS: "off",
      DATA_DIR: folder,
      ...(kind === "postgres" ? { DATABASE_URL: await createDatabase(inject("postgresUrl")) } : { DATABASE_URL: "" }),
    };
    const one = await openSite(kind, { environment });
    // On PostgreSQL several processes append to the same chain.
    const other = kind === "postgres" ? await openSite(kind, { environment }) : one;
    try {
      const posts = Array.from({ length: 40 }, (_, i) => (i % 2 ? one : other).visitor().post(path, all));
      const answers = await Promise.all(posts);
      expect(answers.map((answer) => answer.status)).toEqual(Array(40).fill(201));
      const good = await verify(environment, answers[3]?.json.hash);
      expect(good).toMatchObject({
        code: 0,
        output: expect.stringMatching(/^Intact: verified 40 records in \d+ ms\.\nLast hash: [0-9a-f]{64}\n/),
      });
      expect(await verify(environment, "f".repeat(64))).toMatchObject({
        code: 1,
        output: expect.stringContaining("was rewritten"),
      });
      expect(await verify(environment, "not-a-hash")).toMatchObject({ code: 2 });

      await one.db.write(async (queries) => {
        await (kind === "postgres"
          ? sql`alter table consents disable trigger user`
          : sql`drop trigger consents_no_update`
        ).execute(queries);
        await sql`update consents set functional = 0 where sequence = 12`.execute(queries);
      });
      const { id } = await one.db.read
        .selectFrom("consents")
        .select("id")
        .where("sequence", "=", 12)
        .executeTakeFirstOrThrow();
      expect(await verify(environment)).toEqual({
        code: 1,
        output: `Broken at record 12, receipt ${id}. This record was altered.\nThe 11 records before it are intact.\n`,
      });
    } finally {
      await one.stop();
      if (other !== one) await other.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
