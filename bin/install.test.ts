import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pinnedNode, root } from "./install.mjs";

let folder: string;
let node: string;
const exists = (path: string) => existsSync(join(folder, path));
/** Runs one of our programs in the copy, where npm installs nothing. */
function run(program: string) {
  const { status, stderr } = spawnSync(process.execPath, [program], {
    cwd: folder,
    env: { PATH: folder },
    encoding: "utf8",
  });
  return { status, stderr };
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-install-"));
  for (const path of ["bin", "package.json", "package-lock.json"])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  const packages = join(folder, "node_modules");
  mkdirSync(packages);
  for (const name of readdirSync(join(root, "node_modules")))
    if (name !== ".bin" && name !== ".installed") symlinkSync(join(root, "node_modules", name), join(packages, name));
  mkdirSync(join(packages, ".bin"));
  node = join(packages, ".bin", "node");
  writeFileSync(join(folder, "npm"), '#!/bin/sh\necho "$@" > npm-ran\n', { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const refused = {
  status: 1,
  stderr: expect.stringMatching(/^\S+node is missing or not the Node that this release pins: .+\n$/),
};
// The other Node is a program for the shell, and the hash of macOS's is not recorded.
const onLinux = test.skipIf(process.platform !== "linux").each(["bin/install.mjs", "bin/pack.ts"]);
onLinux("%s refuses a Node with another hash before it runs, whatever version it states", (program) => {
  writeFileSync(node, `#!/bin/sh\ntouch "${folder}/node-ran"\necho ${process.version}\n`, { mode: 0o755 });
  expect(run(program)).toEqual(refused);
  expect(["node-ran", ".pack", "node_modules/.installed"].filter(exists)).toEqual([]);
  rmSync(node);
  expect(run(program)).toEqual(refused);
});

test.skipIf(process.platform === "win32")("accepts the pinned Node without another installation", () => {
  symlinkSync(pinnedNode, node);
  expect(run("bin/install.mjs")).toEqual({ status: 0, stderr: "" });
  expect(["npm-ran", "node_modules/.installed"].filter(exists)).toEqual(["node_modules/.installed"]);
});
