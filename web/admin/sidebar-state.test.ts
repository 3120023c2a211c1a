import { expect, test } from "vitest";
import { isCollapsedIn, sidebarCookie } from "./sidebar-state.ts";

test("the cookie says how the sidebar was left, for seven days, to the dashboard alone", () => {
  expect(sidebarCookie(true, false)).toBe("sidebar_state=collapsed; Path=/admin; Max-Age=604800; SameSite=Lax");
  expect(sidebarCookie(false, true)).toBe("sidebar_state=expanded; Path=/admin; Max-Age=604800; SameSite=Lax; Secure");
});

test.each([
  ["sidebar_state=collapsed", true],
  ["a=b; sidebar_state=collapsed; c=d", true],
  ["sidebar_state=expanded", false],
  ["my_sidebar_state=collapsed", false],
  ["", false],
])("%j means folded: %s", (cookies, folded) => expect(isCollapsedIn(cookies)).toBe(folded));
