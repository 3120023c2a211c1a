import { expect, test } from "vitest";
import { exposedServices, hops, pathTo, services, vendors } from "./chain.ts";

test("the map's three hops contain the specified 47 services, each once", () => {
  expect(hops.map((hop) => hop.length)).toEqual([9, 23, 15]);
  expect(services).toHaveLength(47);
  expect(new Set(services.map(({ name }) => name)).size).toBe(47);
});

test("the path to an exposed service starts at the vendor with the contract", () => {
  expect(exposedServices.map((service) => [...pathTo(service), service].map(({ name }) => name).join(" > "))).toEqual([
    "Support assistant > Translation",
    "Meeting notes > Transcription",
    "HR agent > Resume reader",
    "Campaign writer > Address check",
    "Support assistant > Translation > Dialect model",
    "Meeting notes > Transcription > Speaker labels",
  ]);
  expect(pathTo(vendors[0] as (typeof vendors)[0])).toEqual([]);
});
