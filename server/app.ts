import { Hono } from "hono";
import { account } from "./api/account.ts";
import { activity } from "./api/activity.ts";
import { bulk } from "./api/bulk.ts";
import { consents } from "./api/consents.ts";
import { conversations } from "./api/conversations.ts";
import { cspReports } from "./api/csp-reports.ts";
import { dashboard } from "./api/dashboard.ts";
import { emails } from "./api/emails.ts";
import { health } from "./api/health.ts";
import { inquiries } from "./api/inquiries.ts";
import { insights } from "./api/insights.ts";
import { interviews } from "./api/interviews.ts";
import { jobApplications } from "./api/job-applications.ts";
import { jobListings } from "./api/job-listings.ts";
import { notes } from "./api/notes.ts";
import { passkeys } from "./api/passkeys.ts";
import { passwordResets } from "./api/password-resets.ts";
import { people } from "./api/people.ts";
import { replies } from "./api/replies.ts";
import { replyTemplates } from "./api/reply-templates.ts";
import { scorecards } from "./api/scorecards.ts";
import { secondFactors } from "./api/second-factors.ts";
import { stages } from "./api/stages.ts";
import { storage } from "./api/storage.ts";
import { tableSettings } from "./api/table-settings.ts";
import { team } from "./api/team.ts";
import { teamConversations } from "./api/team-conversations.ts";
import { users } from "./api/users.ts";
import { work } from "./api/work.ts";
import type { Dependencies } from "./dependencies.ts";
import { ApiRouter } from "./http/api-router.ts";
import { sameOriginOnly } from "./http/csrf.ts";
import { delayRefusal } from "./http/delay-refusal.ts";
import { describeApi, type OpenApiDocument } from "./http/openapi.ts";
import { answerProblem, isExpected, methodRefusal, problemOf } from "./http/problems.ts";
import { limited, limitedAtOnce } from "./http/rate-limit.ts";
import type { AppEnv } from "./http/request-context.ts";
import { requestLog } from "./http/request-log.ts";
import { session } from "./http/session.ts";
import { answerNotFound, answerWithPage } from "./pages/not-found.ts";
import { answerPreviewFrame, previewFramePath } from "./pages/preview-frame.ts";
import { answerWithFile, renderPage } from "./pages/render-page.ts";
import { createSitemapAnswerer, sitemapPath } from "./pages/sitemap.ts";
import { textOf } from "./pages/static-files.ts";
import { logFailure } from "./telemetry/failure-log.ts";

const descriptionPath = "/api/openapi.json";
const changePasswordPath = "/.well-known/change-password";
const passkeyPath = "/.well-known/passkey-endpoints";
/** Addresses that are neither endpoints nor pages. */
const readOnlyPaths = ["/healthz", "/readyz", descriptionPath, previewFramePath, changePasswordPath, passkeyPath];

/**
 * The application: the steps of a request, in order. Files are answered before it runs (`pages/answer-file.ts`), and
 * every response has the security headers already (`http/listener.ts`). `openapi` lists no endpoint that hides from those who
 * may not use it.
 */
export function createApp(deps: Dependencies): { app: Hono<AppEnv>; openapi: () => OpenApiDocument } {
  const app = new Hono<AppEnv>();

  app.use(requestLog(deps));
  health(app);

  app.use("/api/*", limited("calls"), limitedAtOnce("responses"));
  app.use(sameOriginOnly(["/api/csp-reports"]));
  app.use(session);
  app.use("/api/*", async (c, next) => {
    c.header("Cache-Control", "no-store");
    await next();
  });

  const api = new ApiRouter(app, answerNotFound);
  addEndpoints(api);
  // Prepared when it is first wanted: it takes 50 ms.
  const listed = api.endpoints.filter(({ isHidden }) => !isHidden);
  const openapi = lazily(() => describeApi(listed, "1.0.0", deps.https));
  const description = lazily(() => textOf(descriptionPath, JSON.stringify(openapi())));
  app.get(descriptionPath, (c) => answerWithFile(c, description()));
  app.get(previewFramePath, answerPreviewFrame);
  api.refuseOtherMethods();

  // Where password managers send a user.
  app.get(changePasswordPath, limited("pages"), (c) => c.redirect("/account", 302));
  app.get(passkeyPath, limited("pages"), (c) => {
    const account = `${deps.origin()}/account`;
    return c.json({ enroll: account, manage: account });
  });
  app.get(sitemapPath, limited("pages"), createSitemapAnswerer(deps));
  for (const path of readOnlyPaths)
    app.all(path, limited("pages"), ({ req }) => {
      throw methodRefusal(req.method);
    });
  app.all("*", limited("pages"), (c) => renderPage(c, openapi));
  app.onError(async (error, c) => {
    await delayRefusal(error, deps.refusalDelayMs);
    if (!isExpected(error)) logFailure(deps.log, "error", error, "a request failed", { requestId: c.get("requestId") });
    const { problem, headers } = problemOf(error);
    const isPage = c.req.method === "GET" && !c.req.path.startsWith("/api/");
    const page =
      problem.status === 503 && isPage && answerWithPage(c, 503, { ...headers, "Cache-Control": "no-store" });
    return page || answerProblem(c, error);
  });
  return { app, openapi };
}

/** A function that makes a value once, when it is first called. */
function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Adds every endpoint of the API. A request goes to the first one that it matches. */
export function addEndpoints(api: ApiRouter): void {
  users(api);
  account(api);
  passwordResets(api);
  secondFactors(api);
  passkeys(api);
  team(api);
  // Before the endpoints of one record, whose id would match these paths.
  bulk(api);
  inquiries(api);
  jobListings(api);
  stages(api);
  jobApplications(api);
  interviews(api);
  scorecards(api);
  conversations(api);
  teamConversations(api);
  work(api);
  notes(api);
  people(api);
  consents(api);
  insights(api);
  emails(api);
  replies(api);
  replyTemplates(api);
  cspReports(api);
  storage(api);
  activity(api);
  dashboard(api);
  tableSettings(api);
}
