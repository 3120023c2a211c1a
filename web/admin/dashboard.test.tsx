import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { AuthProvider, useAuth } from "#web/shell/auth.tsx";
import { Dashboard } from "./dashboard.tsx";

const Stray = () => useAuth().session.status;

test("the page itself, without its guard, shows nothing of the dashboard to who is no admin", () => {
  const html = renderToString(
    <AuthProvider>
      <Dashboard />
    </AuthProvider>,
  ).replaceAll("&#x27;", "'");
  expect(html).toMatch(/<h1[^>]*>Access Denied<\/h1>/);
  expect(html).toContain("You don't have permission to view this page.");
  expect(html).not.toContain("Client Inquiries");
});

test("asking who is here outside of the provider is an error that names it", () => {
  expect(() => renderToString(<Stray />)).toThrow("useAuth must be used within an AuthProvider");
});
