/**
 * The placeholder for the site's own origin in built files: only the running server knows its address, and replaces the
 * placeholder when it reads the files (docs/decisions/2026-11-20-astro-behind-hono.md).
 */
export const BUILT_ORIGIN = "https://site.invalid";
