import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EnvError, environmentWithFile, readEnv } from "./env.ts";

describe("the environment", () => {
  test("needs nothing at all", () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      databaseUrl: undefined,
      publicOrigin: undefined,
      trustedProxies: 0,
      firstAdmin: { username: "admin", password: undefined },
      rateLimits: true,
    });
    expect(readEnv({ PORT: "", HOST: " ", RATE_LIMITS: "" })).toEqual(readEnv({}));
  });

  test("is read with a .env file below it", () => {
    const folder = mkdtempSync(join(tmpdir(), "site-env-"));
    writeFileSync(join(folder, ".env"), "# a comment\nHOME=elsewhere\nSITE_TEST_VARIABLE='from the file'\n");
    const variables = environmentWithFile(folder);
    rmSync(folder, { recursive: true });
    expect(variables.SITE_TEST_VARIABLE).toBe("from the file");
    expect(variables.HOME, "the process wins").toBe(process.env.HOME);
  });

  test("takes addresses of every kind to listen on, and an origin with or without its last slash", () => {
    for (const host of ["0.0.0.0", "::", "[::1]", "localhost", "site.internal"])
      expect(readEnv({ HOST: host }).host).toBeTruthy();
    expect(readEnv({ PUBLIC_URL: "https://www.Example.com/" }).publicOrigin).toBe("https://www.example.com");
  });

  test.each([
    ["PORT", "eighty"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "80.5"],
    ["HOST", "not a host"],
    ["DATABASE_URL", "mysql://root:hunter2@localhost/x"],
    ["DATABASE_URL", "hunter2"],
    ["PUBLIC_URL", "www.example.com"],
    ["PUBLIC_URL", "https://www.example.com/path"],
    ["PUBLIC_URL", "ftp://www.example.com"],
    ["TRUST_PROXY", "yes"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "10.0.0.0/8/8"],
    ["TRUST_PROXY", "99"],
    ["ADMIN_USERNAME", "ab"],
    ["ADMIN_EMAIL", "no address"],
    ["ADMIN_PASSWORD", "hunter2"],
    ["ADMIN_PASSWORD", "fourteen chars"],
    ["RATE_LIMITS", "sometimes"],
  ])("refuses %s=%s in one sentence that names the variable and repeats no secret", (name, value) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(EnvError);
    expect(read).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
    expect(read).not.toThrow(/hunter2/);
  });
});
