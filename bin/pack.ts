// npm run pack: writes what a server needs to .pack, as a folder and as one file with its checksum. The machine that runs it
// needs no Node, no packages, no build and no network.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkNode, pinnedNode, root, run } from "./install.mjs";
import { makeArtifact } from "./pack/artifact.ts";
import { isStale } from "./stamp.mjs";

// Every user of the server's machine may read what is packed.
process.umask(0o022);
if (process.platform !== "linux") {
  console.error("npm run pack works on Linux only, because it packs programs for the machine that it runs on.");
  process.exit(1);
}
checkNode();
if (isStale()) {
  console.log("Building the pages.");
  run(pinnedNode, "bin/build.ts");
}
const folder = join(root, ".pack");
const name = `site-linux-${process.arch}.tar.gz`;
await makeArtifact(join(folder, "site"));
// In a fixed order, without times and names of this machine: the same sources give the same file.
const fixed = ["--sort=name", "--mtime=@0", "--owner=0", "--group=0", "--numeric-owner", "--mode=u+rwX,go+rX,go-w"];
execFileSync("tar", ["--create", "--use-compress-program=gzip -n9", "--file", name, ...fixed, "site"], { cwd: folder });
const bytes = readFileSync(join(folder, name));
writeFileSync(join(folder, `${name}.sha256`), `${createHash("sha256").update(bytes).digest("hex")}  ${name}\n`);
console.log(`Packed .pack/${name}: ${Math.round(bytes.length / 1e6)} MB, the same as the folder .pack/site.`);
