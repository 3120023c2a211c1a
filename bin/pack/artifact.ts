// What a server needs, as one folder: Node, the bundled server, the built pages and the packages with native code.
import { chmodSync, copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pinnedNode, root } from "../install.mjs";
import { serverSettings } from "../server-command.mjs";
import { bundleServer } from "./bundle-server.ts";

/** What an operator runs, and the program behind it. */
const commands = {
  serve: "server/start",
  user: "bin/user",
  backup: "bin/backup",
  restore: "bin/restore",
  move: "bin/move",
  retention: "bin/retention",
  "audit:verify": "bin/audit-verify",
  "consent:verify": "bin/consent-verify",
};
/** What the server starts by itself. */
const inner = ["server/backup/process", "db/checkpoint-thread"];

/** Packages with native code, which no bundle can hold, and the parts of them that run on this platform. */
const native = {
  "better-sqlite3": ["package.json", "LICENSE", "lib", `prebuilds/linux-${process.arch}.node`],
  "@node-rs/argon2": ["package.json", "LICENSE", "index.js"],
  [`@node-rs/argon2-linux-${process.arch}-gnu`]: ["package.json", `argon2.linux-${process.arch}-gnu.node`],
};

/** Writes the artifact of the build in `dist` to `folder`, which it replaces. Runs on Linux with glibc, for machines like it. */
export async function makeArtifact(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "bin"), { recursive: true });
  const texts = await bundleServer(folder, [...Object.values(commands), ...inner], Object.keys(native));
  const packages = Object.entries(native).flatMap(([name, files]) =>
    files.map((file) => `node_modules/${name}/${file}`),
  );
  const built = ["dist/client", "dist/passages.json", "dist/server/request-pages.json"];
  for (const path of ["LICENSE", ...built, ...texts, ...packages])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  copyFileSync(pinnedNode, join(folder, "bin/node"));
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
  writeFileSync(join(folder, "site"), launcher());
  chmodSync(join(folder, "site"), 0o755);
}

function manifest() {
  const { name, version, license } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const scripts = Object.fromEntries(Object.keys(commands).map((command) => [command, `./site ${command}`]));
  return { name, version, license, private: true, type: "module", scripts };
}

/** The program `site`: a script for the shell of any system, which runs the Node beside it. */
function launcher(): string {
  const cases = Object.entries(commands).map(([command, program]) => `  ${command}) program=${program}.js ;;`);
  const settings = Object.entries(serverSettings.environment).map(([name, value]) => `${name}=${value}`);
  return `#!/bin/sh
# site serve starts the server; site and the name of another command runs that. Nothing else is needed on the machine.
case "\${1:-}" in
${cases.join("\n")}
  *)
    echo "site ${Object.keys(commands).join(" | ")}" >&2
    exit 2
    ;;
esac
shift
# The folder itself, not a link to it, which may lead to the next release later.
folder=$(dirname "$(readlink -f "$0")")
export ${settings.join(" ")}
exec "$folder/bin/node" ${serverSettings.arguments.join(" ")} "$folder/$program" "$@"
`;
}
