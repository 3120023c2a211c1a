/** When this build began, in epoch milliseconds (astro.config.ts). */
declare const __BUILT_AT__: number;
