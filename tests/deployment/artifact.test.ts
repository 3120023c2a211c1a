import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { makeArtifact } from "#bin/pack/artifact.ts";
import { type ServerProcess, startProcess, stopProcess } from "#bin/server-process.ts";
import { adminEnvironment, cast } from "#harness/cast.ts";
import { Visitor } from "#harness/visitor.ts";
import { block, replaceParts } from "./document.ts";

/** The user and group without rights. */
const NOBODY = "65534";
// The least that a system gives to a program: no variable of this process may help.
const environment = { PATH: "/usr/bin:/bin" };
const succeeds = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const asNobody = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups", "--no-new-privs", "--bounding-set=-all"];
const canIsolate =
  succeeds("unshare", "--mount", "--net", "ip", "link", "set", "lo", "up") && succeeds("setpriv", ...asNobody, "true");
// Of the first version that examines a unit without a running systemd.
const canAnalyze = Number(/\d+/.exec(spawnSync("systemd-analyze", ["--version"]).stdout?.toString() ?? "")) >= 250;

describe.skipIf(process.platform !== "linux")("the artifact", () => {
  let folder: string;
  let artifact: string;
  let unit: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "site-artifact-"));
    chmodSync(folder, 0o755);
    artifact = join(folder, "site");
    await makeArtifact(artifact);
    unit = replaceParts(block("ini"), {
      "/opt/site/": `${artifact}/`,
      "DATA_DIR=/var/lib/site": `DATA_DIR=${folder}/data`,
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const valuesOf = (name: string) =>
    [...unit.matchAll(new RegExp(`^${name}=(.+)$`, "gm"))].flatMap(([, value = ""]) => value.split(" "));

  test("holds Node, the built pages and packages with native code, and no other package", () => {
    expect(readdirSync(join(artifact, "node_modules")).sort()).toEqual(["@node-rs", "better-sqlite3"]);
    const files = readdirSync(artifact, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.filter(({ name }) => /\.(ts|tsx|map|astro)$/.test(name) || name.startsWith(".env"))).toEqual([]);
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
    expect(bytes).toBeLessThan(200e6);
    const licenses = readFileSync(join(artifact, "third-party-licenses.md"), "utf8");
    for (const name of ["react-dom", "hono", "kysely", "pg", "lucide-react"])
      expect(licenses).toContain(`## ${name} - `);
  });

  describe("a server from the artifact", () => {
    let server: ServerProcess;
    const data = () => ({ DATA_DIR: join(folder, "plain") });
    beforeAll(async () => {
      mkdirSync(join(folder, "backups"));
      const started = { command: join(artifact, "site"), arguments: ["serve"], environment };
      server = await startProcess({ ...adminEnvironment, ...data(), BACKUP_DIR: join(folder, "backups") }, started);
    });
    afterAll(() => stopProcess(server));

    const run = (...args: string[]) =>
      spawnSync(join(artifact, "site"), args, { cwd: folder, env: { ...environment, ...data() }, encoding: "utf8" });

    test("serves pages of the build and of the database, takes forms, signs in, and makes backups", async () => {
      const visitor = new Visitor(server.origin);
      expect((await visitor.get("/")).text).toContain("<h1");
      expect((await visitor.get("/careers")).text).toContain("/careers/");
      expect((await visitor.post("/api/inquiries", cast.vera)).status).toBe(201);
      expect((await visitor.logIn(cast.ada)).status).toBe(200);
      const backups = () => readdirSync(join(folder, "backups"));
      await vi.waitFor(() => expect(backups()).toContainEqual(expect.stringMatching(/\.db$/)), { timeout: 30_000 });
    });

    test("has the commands of an operator beside it", () => {
      expect(run().stderr).toContain(
        "serve | user | backup | restore | move | retention | audit:verify | consent:verify",
      );
      expect(run("backup")).toMatchObject({ status: 2, stderr: expect.stringMatching(/^site backup FILE +writes/) });
      expect(run("user", "disable", "nemo").stderr).toContain("nemo");
      expect(run("audit:verify").stdout).toContain("Intact");
      expect(run("consent:verify").stdout).toContain("Intact");
      expect(run("retention", "--dry-run").stdout).toContain("Would remove 0");
      expect(run("backup", "own.db")).toMatchObject({ status: 0 });
      expect(run("move").stderr).toMatch(/^site move --to postgres:/);
      expect(run("restore", "own.db").stderr).toContain("Another server is using the data folder");
    });
  });

  test.skipIf(!canIsolate)(
    "serves as the unit says: as a user without rights, on a read-only system, without network",
    async () => {
      const data = join(folder, "data");
      mkdirSync(data);
      // Its view of the file system is read-only, except the data folder and, as PrivateTmp of the unit makes it, /var/tmp.
      const isolate = `ip link set lo up && mount -t tmpfs -o uid=${NOBODY},mode=0700 tmpfs ${data} &&
mount -t tmpfs -o mode=1777 tmpfs /var/tmp && mount -o remount,bind,ro / &&
exec setpriv ${asNobody.join(" ")} "$@"`;
      const started = {
        command: "unshare",
        arguments: ["--mount", "--net", "sh", "-c", isolate, "sh", ...valuesOf("ExecStart")],
        environment: { PATH: process.env.PATH },
      };
      const own = Object.fromEntries(valuesOf("Environment").map((pair) => pair.split(/=(.*)/s, 2)));
      // The network is its own, so the port is free.
      const server = await startProcess({ ...adminEnvironment, ...own, PORT: "3000" }, started);
      try {
        const requests = `for (const path of ["/", "/careers", "/readyz?check=database"])
      fetch("http://127.0.0.1:3000" + path).then(({ status }) => console.log(path, status));`;
        const target = ["--target", String(server.child.pid), "--net"];
        const { stdout } = spawnSync("nsenter", [...target, join(artifact, "bin/node"), "-e", requests], {
          encoding: "utf8",
        });
        expect(stdout.trim().split("\n").sort()).toEqual(["/ 200", "/careers 200", "/readyz?check=database 200"]);
        expect(readFileSync(`/proc/${server.child.pid}/status`, "utf8")).toMatch(
          new RegExp(`^Uid:\\t${NOBODY}\\t`, "m"),
        );
      } finally {
        expect(await stopProcess(server)).toBe(0);
      }
    },
  );

  test.skipIf(!canAnalyze)("systemd accepts the unit and finds it little exposed", () => {
    const path = join(folder, "site.service");
    writeFileSync(path, unit);
    // It may complain about other units of this machine, too.
    const { stderr } = spawnSync("systemd-analyze", ["verify", path], { encoding: "utf8" });
    expect(stderr.split("\n").filter((line) => line.includes("site.service"))).toEqual([]);
    const { status, stdout } = spawnSync("systemd-analyze", ["security", "--offline=true", "--threshold=39", path], {
      encoding: "utf8",
    });
    expect(status, stdout).toBe(0);
  });
});
