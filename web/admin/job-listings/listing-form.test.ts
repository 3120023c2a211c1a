import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { ManagedJobListing } from "#domain/job-listings/schema.ts";
import { changesOf, listingFormSchema } from "./listing-form.ts";

const weaver = {
  title: "Weaver of veils",
  description: "You weave.",
  requirements: "A loom",
  type: "Full-time",
  location: "Bengaluru, India",
  experience: "1-2 years",
};
const filled = { ...weaver, remote: false, listingCategory: "job", closesAt: "" };
const values = z.parse(listingFormSchema, { ...filled, closesAt: "2026-11-30" });
const listing: ManagedJobListing = {
  ...weaver,
  id: "1",
  slug: "weaver",
  remote: false,
  listingCategory: "job",
  closesAt: values.closesAt,
  isActive: true,
  archivedAt: null,
  sortOrder: 4,
  applications: 0,
  openApplications: 0,
  stages: ["screening", "interview", "offer"],
  createdAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-01T00:00:00.000Z",
};

test("an empty form shows the server's messages", () => {
  const { error } = z.safeParse(listingFormSchema, { ...filled, title: " ", requirements: "" });
  expect(error?.issues.map(({ message }) => message)).toEqual(["Title is required", "Requirements are required"]);
});

test("an update contains only changed values", () => {
  expect(changesOf(listing, values)).toEqual({});
  expect(changesOf(listing, { ...values, title: "Dyer", closesAt: null })).toEqual({ title: "Dyer", closesAt: null });
  const atNoon = { ...listing, closesAt: "2026-11-30T12:00:00.000Z" };
  expect(changesOf(atNoon, values)).toEqual({});
});

test("a new listing contains all values", () => expect(changesOf(undefined, values)).toEqual(values));
