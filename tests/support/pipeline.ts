import { applicant, weaver } from "#harness/cast.ts";
import type { Visitor } from "#harness/visitor.ts";
import type { Site } from "#tests/support/servers/site.ts";

/** The stages between New and the last ones of a listing that has none of its own. */
export const defaults = ["screening", "interview", "offer"];
export const named = (...names: string[]) => names.map((name) => ({ name }));

let count = 0;

/** Requests about the candidate pipeline, as visitors and the admin `ada` send them. */
export const pipelineOf = (site: Site, ada: Visitor) => ({
  /** Stores an application and returns its id. */
  async apply(more: object = {}): Promise<string> {
    count += 1;
    const body = { ...applicant, email: `c${count}@example.com`, ...more };
    return (await site.visitor().post("/api/job-applications", body)).json.id;
  },
  /** Stores a listing and returns its id. */
  addListing: async (): Promise<string> => (await ada.post("/api/admin/job-listings", weaver)).json.id,
  move: (id: string, from: string, to: string, by = ada) =>
    by.post(`/api/admin/job-applications/${id}/stage`, { from, to }),
  stageOf: async (id: string) => (await ada.get(`/api/admin/job-applications/${id}/stage`)).json,
  /** Changes the stages of a listing from those in `from`. */
  setStages: (id: string, from: string[], stages: object[], candidates?: object, by = ada) =>
    by.send(`/api/admin/job-listings/${id}/stages`, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ from, stages, candidates }),
    }),
});
