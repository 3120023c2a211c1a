/**
 * Stands in the build wherever the site's own address belongs, since only the running server knows that address
 * (docs/decisions/2026-11-21-origin-at-start.md). Nothing of it ever reaches a visitor.
 */
export const BUILT_ORIGIN = "https://site.invalid";
