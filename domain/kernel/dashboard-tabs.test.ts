import { expect, test } from "vitest";
import { readDashboardPath } from "./dashboard-tabs.ts";

test.each([
  ["/admin", null, null],
  ["/admin/team", "team", null],
  ["/admin/inquiries/0193a8e4-7f2c-7b61-9d05-3c1e8a54f7b2", "inquiries", "0193a8e4-7f2c-7b61-9d05-3c1e8a54f7b2"],
  ["/admin/people/0193a8e4-7f2c-7b61-9d05-3c1e8a54f7b2", "people", "0193a8e4-7f2c-7b61-9d05-3c1e8a54f7b2"],
])("reads %s as the tab %s and the record %s", (path, tab, id) => expect(readDashboardPath(path)).toEqual({ tab, id }));

test.each([
  "/",
  "/administration",
  "/admin/",
  "/admin/visitors",
  "/admin/people",
  "/admin/people/ada@example.com",
  "/admin/consent/0193a8e4",
  "/admin/email-setup",
  "/admin/inquiries/../team",
  "/admin/inquiries/ada@example.com",
  `/admin/inquiries/${"1".repeat(65)}`,
])("reads %s as no address of the dashboard", (path) => expect(readDashboardPath(path)).toBe(null));
