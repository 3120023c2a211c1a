import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type * as Argon2 from "@node-rs/argon2";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cast } from "#harness/cast.ts";
import { runCommand } from "#tests/support/commands.ts";
import { openSite, type Site } from "#tests/support/servers/site.ts";

// The command hashes at full cost, which the stand-in of this process cannot verify.
const argon2: typeof Argon2 = createRequire(import.meta.url)("@node-rs/argon2");

let folder: string;
let site: Site;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "user-command-"));
  site = await openSite("sqlite", { environment: { DATA_DIR: folder } });
  await site.visitor().register(cast.otto);
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

const run = (args: string[], input: string | Buffer = "") => runCommand("user", args, { DATA_DIR: folder }, input);

test.each([
  ["role", "otto", "recruiter"],
  ["promote", "otto"],
  ["password", "otto"],
])("the command “user %s” without input says in one sentence what to pass", async (...args) => {
  expect(await run(args)).toEqual({
    code: 1,
    stdout: "",
    stderr: "There was no input: pass the new password as one line on standard input, or type it.\n",
  });
  expect((await site.visitor().logIn(cast.otto)).status).toBe(200);
});

test("the command “user” refuses a password that is not UTF-8", async () => {
  expect(await run(["password", "otto"], Buffer.from("três lontras quietas\n", "latin1"))).toMatchObject({
    code: 1,
    stderr: "The input is not text in UTF-8: pass the new password as one line on standard input, or type it.\n",
  });
  expect((await site.visitor().logIn(cast.otto)).status).toBe(200);
});

test.each([
  ["", "\n"],
  ["\ufeff", "\r\n"],
  ["", ""],
])("the command “user” reads a password between %j and %j", async (start, end) => {
  const password = `three quiet otters${end.length}`;
  expect(await run(["role", "otto", "recruiter"], start + password + end)).toMatchObject({ code: 0, stderr: "" });
  const { passwordHash } = await site.db.read
    .selectFrom("users")
    .select("passwordHash")
    .where("username", "=", "otto")
    .executeTakeFirstOrThrow();
  expect(await argon2.verify(passwordHash, password)).toBe(true);
});

test("the command “user” explains an environment that it cannot use", async () => {
  const result = await runCommand("user", ["disable", "otto"], { DATA_DIR: folder, PORT: "eighty" });
  expect(result).toEqual({ code: 1, stdout: "", stderr: "PORT must be a number from 0 to 65535.\n" });
});
