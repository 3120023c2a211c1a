// `npm run dev`: pages and API with hot reload, in one process.
import { spawn } from "node:child_process";
import { environment, install, root } from "./install.mjs";

install();
const astro = spawn("astro", ["dev", ...process.argv.slice(2)], { cwd: root, stdio: "inherit", env: environment });
for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT", "SIGHUP"])) {
  process.on(signal, () => astro.kill(signal));
}
astro.on("exit", (status) => process.exit(status ?? 0));
