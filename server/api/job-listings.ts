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

/** Endpoints for open positions and their administration: specification, section 7. */
export function jobListings(router: ApiRouter): void {
  router.add("get", "/api/job-listings", {
    summary: "The open positions, in display order",
    access: "anyone",
    responses: { 200: { description: "An array; empty when no position is open", schema: z.array(jobListingSchema) } },
    handle: async (c) => c.json(await openJobListings(contextOf(c))),
  });
  router.add("get", "/api/job-listings/:id", {
    summary: "One open position",
    access: "anyone",
    responses: {
      200: { description: "The position", schema: jobListingSchema },
      404: { description: "Position not found or closed" },
    },
    handle: async (c) => c.json(await findJobListing(contextOf(c), idOf(c))),
  });
  router.add("get", "/api/admin/job-listings", {
    summary: "Every listing, published or not",
    access: "listings:read",
    responses: { 200: { description: "An array of all listings", schema: z.array(managedJobListingSchema) } },
    handle: async (c) => c.json(await allJobListings(contextOf(c))),
  });
  router.add("post", "/api/admin/job-listings", {
    summary: "Add a listing",
    access: "listings:change",
    body: newJobListingSchema,
    responses: { 201: { description: "Stored, and published if active", schema: managedJobListingSchema } },
    handle: async (c) => c.json(await createJobListing(contextOf(c), await readJson(c)), 201),
  });
  router.add("patch", "/api/admin/job-listings/:id", {
    summary: "Change, publish or unpublish a listing",
    access: "listings:change",
    body: jobListingChangeSchema,
    responses: {
      200: { description: "The changed listing", schema: managedJobListingSchema },
      404: { description: "Listing not found" },
    },
    handle: async (c) => c.json(await changeJobListing(contextOf(c), idOf(c), await readJson(c))),
  });
  router.add("delete", "/api/admin/job-listings/:id", {
    summary: "Delete a listing, or archive it if it has applications",
    access: "listings:change",
    responses: {
      200: {
        description: "Archived because it has applications: unpublished, but stored",
        schema: z.object({ archived: z.literal(true) }),
      },
      204: { description: "Deleted" },
      404: { description: "Listing not found" },
    },
    handle: async (c) => {
      const result = await removeJobListing(contextOf(c), idOf(c));
      return result === "archived" ? c.json({ archived: true }) : c.body(null, 204);
    },
  });
}
