import { expect, test } from "vitest";
import { isCollapsedIn, sidebarCookie } from "./sidebar-state.ts";

test("stores the state for seven days, for the dashboard only", () => {
  expect(sidebarCookie(true, false)).toBe("sidebar_state=collapsed; Path=/admin; Max-Age=604800; SameSite=Lax");
  expect(sidebarCookie(false, true)).toBe("sidebar_state=expanded; Path=/admin; Max-Age=604800; SameSite=Lax; Secure");
});

test.each([
  ["sidebar_state=collapsed", true],
  ["a=b; sidebar_state=collapsed; c=d", true],
  ["sidebar_state=expanded", false],
  ["my_sidebar_state=collapsed", false],
  ["", false],
])("reads %j as collapsed: %s", (cookies, collapsed) => expect(isCollapsedIn(cookies)).toBe(collapsed));
