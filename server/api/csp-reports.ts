import * as z from "zod/mini";
import { isWebAddress } from "#domain/kernel/text.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { readJsonValue } from "../http/read-json.ts";
import type { StaticFiles } from "../pages/static-files.ts";

const types = ["application/csp-report", "application/reports+json"];
const MAX_REPORTS = 20;

/** Values of `blocked-uri` that are not addresses: keywords, and schemes without an address. */
const keywords = new Set(
  "inline eval wasm-eval self data blob about filesystem trusted-types-policy trusted-types-sink".split(" "),
);
const text = z.string();

const directiveName = /^[a-z]+(-[a-z]+){0,4}$/;

// The older format (report-uri) uses hyphens, the newer one (report-to) camel case.
const olderSchema = z.object({
  "csp-report": z.object({
    "document-uri": z.optional(text),
    "blocked-uri": z.optional(text),
    "effective-directive": z.optional(text),
    "violated-directive": z.optional(text),
  }),
});
const newerSchema = z.object({
  type: z.literal("csp-violation"),
  body: z.object({
    documentURL: z.optional(text),
    blockedURL: z.optional(text),
    effectiveDirective: z.optional(text),
  }),
});

/** The endpoint to which browsers report violations of the Content-Security-Policy. */
export function cspReports(router: ApiRouter): void {
  router.add("post", "/api/csp-reports", {
    summary: "Receive browsers’ reports of Content-Security-Policy violations",
    access: "anyone",
    body: z.union([olderSchema, z.array(z.union([newerSchema, z.looseObject({ type: z.string() })]))]),
    bodyTypes: types,
    limit: "cspReports",
    stores: false,
    responses: { 204: { description: "Logged" } },
    handle: async (c) => {
      const { log, isOwnOrigin, files } = c.get("deps");
      for (const { page, blocked, directive } of violationsIn(await readJsonValue(c, types))) {
        // A forged report may hold anything, a real one the query of a visitor's address: log only known values.
        const logged = {
          page: pageOf(page, isOwnOrigin, files),
          blocked: sourceOf(blocked),
          directive: nameOf(directive),
        };
        log.warn({ requestId: c.get("requestId"), ...logged }, "a page violated its Content-Security-Policy");
      }
      return c.body(null, 204);
    },
  });
}

function violationsIn(sent: unknown) {
  return (Array.isArray(sent) ? sent.slice(0, MAX_REPORTS) : [sent]).flatMap((report) => {
    const older = olderSchema.safeParse(report);
    if (older.success) {
      const violation = older.data["csp-report"];
      const directive = violation["effective-directive"] ?? violation["violated-directive"];
      return [{ page: violation["document-uri"], blocked: violation["blocked-uri"], directive }];
    }
    const newer = newerSchema.safeParse(report);
    if (!newer.success) return [];
    const { documentURL, blockedURL, effectiveDirective } = newer.data.body;
    return [{ page: documentURL, blocked: blockedURL, directive: effectiveDirective }];
  });
}

/** The path of a page of this site, without its query; `/careers` for all positions, and `other` for unknown addresses. */
function pageOf(address: string | undefined, isOwn: (origin: string) => boolean, { byPath }: StaticFiles): string {
  if (address === undefined || !isWebAddress(address)) return "other";
  const { origin, pathname } = new URL(address);
  if (!isOwn(origin)) return "other";
  if (pathname.startsWith("/careers")) return "/careers";
  return byPath.has(pathname) ? pathname : "other";
}

/** The origin of a blocked address, the keyword that browsers use instead, or `other`. */
function sourceOf(blocked: string | undefined): string {
  if (blocked === undefined) return "other";
  if (isWebAddress(blocked)) return new URL(blocked).origin.slice(0, 200);
  const [name = ""] = blocked.split(":", 1);
  return keywords.has(name) ? name : "other";
}

const nameOf = (directive: string | undefined) =>
  directive !== undefined && directive.length <= 40 && directiveName.test(directive) ? directive : "other";
