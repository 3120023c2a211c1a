// `npm run dev`: pages and API with hot reload, in one process.
import { install, run } from "./install.mjs";

install();
run("astro", "dev", ...process.argv.slice(2));
