import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { JobListing } from "#domain/job-listings/schema.ts";
import { Facts } from "./facts.tsx";

const listing: JobListing = {
  id: "1",
  title: "Weaver",
  type: "Full-time",
  location: "Bengaluru, India",
  experience: "1-2 years",
  description: "You weave.",
  requirements: "A loom",
  listingCategory: "job",
  remote: false,
  slug: "weaver",
  createdAt: "2026-01-02T03:04:05.000Z",
  closesAt: "2026-11-29T20:00:00.000Z",
};

test("shows the closing date in the time zone of the office", () =>
  expect(renderToString(<Facts listing={listing} />)).toContain(
    '<dt class="text-muted">Open until</dt><dd>November 30, 2026',
  ));
