import * as z from "zod/mini";
import { changeJobListing } from "#domain/job-listings/change.ts";
import { createJobListing } from "#domain/job-listings/create.ts";
import { findJobListing } from "#domain/job-listings/find.ts";
import { allJobListings, openJobListings } from "#domain/job-listings/list.ts";
import { removeJobListing } from "#domain/job-listings/remove.ts";
import {
  jobListingChangeSchema,
  jobListingSchema,
  managedJobListingSchema,
  newJobListingSchema,
} from "#domain/job-listings/schema.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { readJson } from "../http/read-json.ts";
import { contextOf, idOf } from "../http/request-context.ts";

/** Open positions, and what an admin does with them: specification, section 7. */
export function jobListings(router: ApiRouter): void {
  router.add("get", "/api/job-listings", {
    summary: "The open positions, in the owner's order",
    access: "anyone",
    responses: { 200: { description: "An array, empty when nothing is open", schema: z.array(jobListingSchema) } },
    handle: async (c) => c.json(await openJobListings(contextOf(c))),
  });
  router.add("get", "/api/job-listings/:id", {
    summary: "One open position",
    access: "anyone",
    responses: {
      200: { description: "The position", schema: jobListingSchema },
      404: { description: "There is none, or it is closed" },
    },
    handle: async (c) => c.json(await findJobListing(contextOf(c), idOf(c))),
  });
  router.add("get", "/api/admin/job-listings", {
    summary: "Every listing, published or not",
    access: "admin",
    responses: { 200: { description: "An array of all", schema: z.array(managedJobListingSchema) } },
    handle: async (c) => c.json(await allJobListings(contextOf(c))),
  });
  router.add("post", "/api/admin/job-listings", {
    summary: "Add a listing",
    access: "admin",
    body: newJobListingSchema,
    responses: { 201: { description: "Stored, and on the site if active", schema: managedJobListingSchema } },
    handle: async (c) => c.json(await createJobListing(contextOf(c), await readJson(c)), 201),
  });
  router.add("patch", "/api/admin/job-listings/:id", {
    summary: "Change a listing, publish it or take it off the site",
    access: "admin",
    body: jobListingChangeSchema,
    responses: {
      200: { description: "The listing as it is now", schema: managedJobListingSchema },
      404: { description: "There is no such listing" },
    },
    handle: async (c) => c.json(await changeJobListing(contextOf(c), idOf(c), await readJson(c))),
  });
  router.add("delete", "/api/admin/job-listings/:id", {
    summary: "Remove a listing, or archive it when somebody applied for it",
    access: "admin",
    responses: {
      200: {
        description: "Somebody applied for it, so it was archived: off the site, and kept",
        schema: z.object({ archived: z.literal(true) }),
      },
      204: { description: "Removed" },
      404: { description: "There is no such listing" },
    },
    handle: async (c) => {
      const done = await removeJobListing(contextOf(c), idOf(c));
      return done === "archived" ? c.json({ archived: true }) : c.body(null, 204);
    },
  });
}
