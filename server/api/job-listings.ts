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
import { contextOf } from "../http/context-of.ts";
import type { Endpoints } from "../http/endpoint.ts";
import { readJson } from "../http/read-json.ts";

/** Open positions, and what an admin does with them: specification, section 7. */
export function jobListings(endpoints: Endpoints): void {
  endpoints.add(
    {
      method: "get",
      path: "/api/job-listings",
      summary: "The open positions, in the owner's order",
      access: "anyone",
      responses: { 200: { description: "An array, empty when nothing is open", schema: z.array(jobListingSchema) } },
    },
    async (c) => c.json(await openJobListings(contextOf(c))),
  );
  endpoints.add(
    {
      method: "get",
      path: "/api/job-listings/:id",
      summary: "One open position",
      access: "anyone",
      responses: {
        200: { description: "The position", schema: jobListingSchema },
        404: { description: "There is none, or it is closed" },
      },
    },
    async (c) => c.json(await findJobListing(contextOf(c), c.req.param("id") ?? "")),
  );
  endpoints.add(
    {
      method: "get",
      path: "/api/admin/job-listings",
      summary: "Every listing, published or not",
      access: "admin",
      responses: { 200: { description: "An array of all", schema: z.array(managedJobListingSchema) } },
    },
    async (c) => c.json(await allJobListings(contextOf(c))),
  );
  endpoints.add(
    {
      method: "post",
      path: "/api/admin/job-listings",
      summary: "Add a listing",
      access: "admin",
      body: newJobListingSchema,
      responses: { 201: { description: "Stored, and on the site if active", schema: managedJobListingSchema } },
    },
    async (c) => c.json(await createJobListing(contextOf(c), await readJson(c)), 201),
  );
  endpoints.add(
    {
      method: "patch",
      path: "/api/admin/job-listings/:id",
      summary: "Change a listing, publish it or take it off the site",
      access: "admin",
      body: jobListingChangeSchema,
      responses: {
        200: { description: "The listing as it is now", schema: managedJobListingSchema },
        404: { description: "There is no such listing" },
      },
    },
    async (c) => c.json(await changeJobListing(contextOf(c), c.req.param("id") ?? "", await readJson(c))),
  );
  endpoints.add(
    {
      method: "delete",
      path: "/api/admin/job-listings/:id",
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
    },
    async (c) => {
      const done = await removeJobListing(contextOf(c), c.req.param("id") ?? "");
      return done === "archived" ? c.json({ archived: true }) : c.body(null, 204);
    },
  );
}
