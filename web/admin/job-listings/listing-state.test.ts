import { expect, test } from "vitest";
import { stateOf } from "./listing-state.ts";

const now = Date.parse("2026-11-21T09:00:00Z");
const listing = { isActive: true, closesAt: null, archivedAt: null };

test.each([
  [listing, "open"],
  [{ ...listing, closesAt: "2026-11-21T09:00:01.000Z" }, "open"],
  [{ ...listing, closesAt: "2026-11-21T09:00:00.000Z" }, "closed"],
  [{ ...listing, isActive: false, closesAt: "2020-01-01T00:00:00.000Z" }, "unpublished"],
  [{ ...listing, isActive: false, archivedAt: "2026-11-01T00:00:00.000Z" }, "archived"],
])("the state of %o is %s", (each, state) => expect(stateOf(each, now)).toBe(state));
