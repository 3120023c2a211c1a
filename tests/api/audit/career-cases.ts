import { cast, weaver } from "#harness/cast.ts";
import { type Cases, interviewPlan, type Records } from "./audited-records.ts";

/** What the audit log says of the endpoints about job listings and applications; `userId` is that of the actor. */
export const careerCases = (
  { application, appliedFor, interview, listing, rejected, rejectedFor }: Records,
  userId: string,
): Cases => ({
  "GET /api/admin/job-listings": { entry: { action: "view", objectKind: "listing", count: 7 } },
  "POST /api/admin/job-listings": { body: weaver, entry: { action: "create", objectKind: "listing" } },
  "PATCH /api/admin/job-listings/{id}": {
    target: listing,
    body: { title: "Senior Weaver", isActive: false },
    entry: { action: "change", objectKind: "listing", fields: ["title", "isActive"] },
  },
  "DELETE /api/admin/job-listings/{id}": { target: listing, entry: { action: "remove", objectKind: "listing" } },
  "GET /api/admin/job-applications": {
    query: "?pageSize=1",
    entry: { action: "view", objectKind: "application", count: 1 },
  },
  "POST /api/admin/job-applications/searches": {
    body: { q: "no such text" },
    entry: { action: "view", objectKind: "application", count: 0 },
  },
  "POST /api/admin/job-applications/export": {
    body: { q: "no such text" },
    entry: { action: "export", objectKind: "application", count: 0 },
  },
  "GET /api/admin/job-applications/{id}/resume": {
    target: application,
    entry: { action: "download", objectKind: "application" },
  },
  "POST /api/admin/job-applications/{id}/reveal": {
    target: application,
    body: { purpose: "other", note: `Asked by ${cast.vera.email}` },
    entry: { action: "reveal", objectKind: "application", fields: ["other"] },
  },
  "GET /api/admin/job-applications/{id}/interviews": {
    target: interview,
    entry: { action: "view", objectKind: "application" },
  },
  "POST /api/admin/job-applications/{id}/interviews": {
    target: application,
    body: { ...interviewPlan, interviewerIds: [userId] },
    entry: { action: "change", objectKind: "application", fields: ["interviews"] },
  },
  "PUT /api/admin/job-applications/{id}/interviews/{interview}": {
    target: interview,
    body: { ...interviewPlan, title: "Second talk", interviewerIds: [userId], version: 1 },
    entry: { action: "change", objectKind: "application", fields: ["interviews"] },
  },
  "POST /api/admin/job-applications/{id}/interviews/{interview}/cancel": {
    target: interview,
    body: { version: 1 },
    entry: { action: "change", objectKind: "application", fields: ["interviews"] },
  },
  "GET /api/admin/job-applications/{id}/scorecards": {
    target: application,
    entry: { action: "view", objectKind: "application" },
  },
  "PUT /api/admin/job-applications/{id}/scorecard": {
    target: application,
    body: {
      scores: { skills: 3, problemSolving: 3, communication: 3, motivation: 3 },
      recommendation: "yes",
      note: "",
      version: 0,
    },
    entry: { action: "change", objectKind: "application", fields: ["scorecards"] },
  },
  "DELETE /api/admin/job-applications/{id}": {
    target: application,
    entry: { action: "remove", objectKind: "application" },
  },
  "GET /api/admin/job-applications/board": {
    query: "?stage=hired",
    entry: { action: "view", objectKind: "application", count: 0 },
  },
  "GET /api/admin/stage-figures": { entry: { action: "view", objectKind: "figures" } },
  "GET /api/admin/job-applications/{id}/stage": {
    target: application,
    entry: { action: "view", objectKind: "application" },
  },
  "POST /api/admin/job-applications/{id}/stage": {
    target: application,
    body: { from: "new", to: "screening" },
    entry: { action: "change", objectKind: "application", fields: ["stage"] },
  },
  "POST /api/admin/job-applications/stages": {
    target: application,
    body: { moves: [{ id: "{id}", from: "new", to: "screening" }] },
    entry: { action: "change", objectKind: "application", fields: ["stage"] },
  },
  "PUT /api/admin/job-listings/{id}/stages": {
    target: listing,
    body: { from: ["screening", "interview", "offer"], stages: [{ name: "interview" }] },
    entry: { action: "change", objectKind: "listing", fields: ["stages"] },
  },
  "POST /api/admin/job-listings/{id}/rejections": {
    target: appliedFor,
    body: { openApplications: 1 },
    entry: { action: "change", objectKind: "listing", fields: ["candidates"], count: 1 },
  },
  "GET /api/admin/job-listings/{id}/rejections": { target: listing, entry: { action: "view", objectKind: "listing" } },
  "DELETE /api/admin/job-listings/{id}/rejections": {
    target: rejectedFor,
    entry: { action: "change", objectKind: "listing", fields: ["reply state"], count: 1 },
  },
  "POST /api/admin/job-applications/rejection-cancellations": {
    target: rejected,
    body: { ids: ["{id}"] },
    entry: { action: "change", objectKind: "application", fields: ["reply state"] },
  },
  "GET /api/admin/job-applications/{id}/history": {
    target: application,
    entry: { action: "view", objectKind: "audit" },
  },
  "GET /api/admin/job-listings/{id}/history": { target: listing, entry: { action: "view", objectKind: "audit" } },
});
