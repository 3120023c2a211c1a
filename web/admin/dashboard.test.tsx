import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { AuthProvider, useAuth } from "#web/shell/auth.tsx";
import { Dashboard } from "./dashboard.tsx";
import { tabsFor } from "./dashboard-tabs.ts";

const OutsideProvider = () => useAuth().session.status;

test("the dashboard renders nothing for a user who is not an admin, even without its guard", () => {
  const html = renderToString(
    <AuthProvider>
      <Dashboard />
    </AuthProvider>,
  ).replaceAll("&#x27;", "'");
  expect(html).toMatch(/<h1[^>]*>Access Denied<\/h1>/);
  expect(html).toContain("You don't have permission to view this page.");
  expect(html).not.toContain("Client Inquiries");
});

test.each([
  [
    "admin",
    "Overview, Client Inquiries, Job Applications, Email Settings, Job Listings, Conversations, Consent, Insights, Team, Activity",
  ],
  ["sales", "Overview, Client Inquiries, Conversations"],
  ["recruiter", "Overview, Job Applications, Job Listings"],
  ["privacy", "Overview, Client Inquiries, Job Applications, Email Settings, Conversations, Consent, Insights"],
  ["auditor", "Overview, Consent, Insights, Activity"],
  ["user", ""],
] as const)("shows the role %s the tabs “%s”", (role, names) => {
  expect(
    tabsFor(role)
      .map(({ name }) => name)
      .join(", "),
  ).toBe(names);
});

test("useAuth outside AuthProvider throws an error that names the provider", () => {
  expect(() => renderToString(<OutsideProvider />)).toThrow("useAuth must be used within an AuthProvider");
});
