import { join } from "node:path";
import { environment, pinnedNode, root } from "./install.mjs";

/** How Node runs a server, here and in the artifact (`npm run pack`). */
export const serverSettings = {
  // Low memory: without these settings the server uses about 80 MB more after 100,000 requests and is no faster. Node lets the
  // heap grow to four times what is in use before it frees the rest; with 30% more, 190 MB less is resident under load, at about 5%
  // fewer requests a second.
  arguments: ["--max-semi-space-size=4", "--heap-growing-percent=30"],
  environment: {
    MALLOC_ARENA_MAX: "1",
    MALLOC_TRIM_THRESHOLD_: "131072",
    // Without it React renders pages with its slower development build.
    NODE_ENV: "production",
  },
};

/** The command that starts the server: the pinned Node with its settings. */
export const serverCommand = {
  command: pinnedNode,
  arguments: [...serverSettings.arguments, join(root, "server", "start.ts")],
  environment: {
    ...environment,
    ...serverSettings.environment,
    // Caches the stripped types. Stripping them at every start takes 30 MB and a third of the start time.
    NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "compile"),
  },
};
