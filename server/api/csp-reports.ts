import * as z from "zod/mini";
import type { Endpoints } from "../http/endpoint.ts";
import { readJsonValue } from "../http/read-json.ts";

const types = ["application/csp-report", "application/reports+json"];
const MOST_AT_ONCE = 20;

/** What a report may say; an address of a page is cut down to its path, everything is cut short. */
const place = z.pipe(
  z.string(),
  z.transform((text) => (URL.canParse(text) ? new URL(text).origin + new URL(text).pathname : text).slice(0, 200)),
);
const word = z.pipe(
  z.string(),
  z.transform((text) => text.slice(0, 100)),
);

// The older form has hyphens, the newer one capitals.
const olderSchema = z.object({
  "csp-report": z.object({
    "document-uri": z.optional(place),
    "blocked-uri": z.optional(place),
    "effective-directive": z.optional(word),
    "violated-directive": z.optional(word),
  }),
});
const newerSchema = z.object({
  type: z.literal("csp-violation"),
  body: z.object({
    documentURL: z.optional(place),
    blockedURL: z.optional(place),
    effectiveDirective: z.optional(word),
  }),
});

/** Where browsers tell of what the Content-Security-Policy kept them from. */
export function cspReports(endpoints: Endpoints): void {
  endpoints.add(
    {
      method: "post",
      path: "/api/csp-reports",
      summary: "Browsers report what the Content-Security-Policy blocked",
      access: "anyone",
      body: z.union([olderSchema, z.array(z.union([newerSchema, z.looseObject({ type: z.string() })]))]),
      bodyTypes: types,
      limit: "cspReports",
      responses: { 204: { description: "Noted" } },
    },
    async (c) => {
      const { log } = c.get("deps");
      for (const violation of violationsIn(await readJsonValue(c, types))) {
        log.warn({ requestId: c.get("requestId"), ...violation }, "a page broke its Content-Security-Policy");
      }
      return c.body(null, 204);
    },
  );
}

function violationsIn(sent: unknown) {
  return (Array.isArray(sent) ? sent.slice(0, MOST_AT_ONCE) : [sent]).flatMap((report) => {
    const older = olderSchema.safeParse(report);
    if (older.success) {
      const told = older.data["csp-report"];
      const directive = told["effective-directive"] ?? told["violated-directive"];
      return [{ page: told["document-uri"], blocked: told["blocked-uri"], directive }];
    }
    const newer = newerSchema.safeParse(report);
    if (!newer.success) return [];
    const { documentURL, blockedURL, effectiveDirective } = newer.data.body;
    return [{ page: documentURL, blocked: blockedURL, directive: effectiveDirective }];
  });
}
