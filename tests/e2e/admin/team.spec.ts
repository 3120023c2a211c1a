import { expect, type Page, test } from "@playwright/test";
import { cast } from "#harness/cast.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { rowOf } from "#tests/support/pages/dashboard.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

const password = "seven looms weave quietly";

test("a person is invited, accepts, gets another role, and is disabled", async ({ browser, page, baseURL }) => {
  const login = await page.request.post("/api/login", { data: cast.ada, headers: { origin: String(baseURL) } });
  expect(login.ok(), await login.text()).toBe(true);
  const username = `tess.${crypto.randomUUID().slice(0, 8)}`;
  const person = `Tess ${username}`;
  await page.goto("/admin?tab=team");
  await page.getByRole("button", { name: "Invite a person" }).press("Enter");
  const invite = page.getByRole("dialog", { name: "Invite a person" });
  await invite.getByLabel("Email").fill(cast.ada.email);
  await invite.getByRole("button", { name: "Invite" }).click();
  await expect(invite.getByText("is on the team with this address")).toBeVisible();
  await expect(invite.getByLabel("Email")).toBeFocused();
  await invite.getByLabel("Email").fill(`${username}@example.com`);
  await invite.getByLabel("Role").selectOption("sales");
  await invite.getByLabel("How").selectOption("link");
  expect(await violations(page)).toEqual([]);
  await invite.getByLabel("How").press("Enter");
  await invite.getByRole("button", { name: "Invite" }).click();
  const link = await page.getByRole("dialog", { name: "Share the link" }).getByLabel("Link").inputValue();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(rowOf(page, `${username}@example.com`)).toContainText("Open");

  const tess = await browser.newPage({ viewport: { width: 360, height: 800 }, colorScheme: "dark" });
  await tess.goto(new URL(link).pathname + new URL(link).hash);
  await expect(tess.getByText("to join the team with the role Sales")).toBeVisible();
  await expect(tess.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await accept(tess, { username, name: person, password: "too short" });
  await expect(tess.getByText("The password must have at least 15 characters")).toBeVisible();
  expect(await violations(tess)).toEqual([]);
  await expectNothingSideways(tess, 360);
  await accept(tess, { username, name: person, password });
  await tess.waitForURL("/admin");
  await expect(tess.getByRole("tab")).toHaveText(["Overview", "Client Inquiries", "Conversations"]);

  // Ada opened the record before another admin changed it.
  await page.reload();
  await expect(rowOf(page, `${username}@example.com`).first()).toBeVisible();
  await page.getByRole("button", { name: `Change ${person}` }).press("Enter");
  const record = page.getByRole("dialog", { name: person });
  await expect(record.getByText("Last login")).toBeVisible();
  const { members } = await (await page.request.get("/api/admin/team")).json();
  const { id, changedAt } = members.find((member: { username: string }) => member.username === username);
  const other = await page.request.patch(`/api/admin/team/${id}`, {
    data: { role: "auditor", changedAt },
    headers: { origin: String(baseURL) },
  });
  expect(other.ok(), await other.text()).toBe(true);
  await record.getByLabel("Role").selectOption("privacy");
  await record.getByRole("button", { name: "Change role" }).click();
  await expect(record.getByRole("alert")).toContainText(`${cast.ada.name} changed this account on`);
  await record.getByRole("button", { name: "Show the change" }).click();
  await expect(record.getByLabel("Role")).toHaveValue("auditor");
  await record.getByLabel("Role").selectOption("recruiter");
  expect(await violations(page)).toEqual([]);
  // As if Ada had logged in more than ten minutes ago.
  const problem = {
    status: 403,
    title: "Forbidden",
    detail: "Please confirm",
    errors: { confirmation: ["Please confirm"] },
  };
  await page.route(
    `**/api/admin/team/${id}`,
    (route) => route.fulfill({ status: 403, contentType: "application/problem+json", json: problem }),
    {
      times: 1,
    },
  );
  await record.getByRole("button", { name: "Change role" }).press("Enter");
  const confirmation = page.getByRole("dialog", { name: "Confirm that it’s you" });
  await confirmation.getByLabel("Password", { exact: true }).fill(cast.ada.password);
  await confirmation.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Role changed", { exact: true })).toBeVisible();

  await tess.reload();
  await tess.waitForURL("/auth");
  const form = tess.getByRole("tabpanel", { name: "Login" });
  await form.getByLabel("Username").fill(username);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Login" }).click();
  await expect(tess.getByRole("tab")).toHaveText(["Overview", "Job Applications", "Job Listings"]);

  await page.getByRole("button", { name: `Change ${person}` }).click();
  await record.getByRole("button", { name: "Disable…" }).click();
  await record.getByRole("button", { name: "Disable", exact: true }).click();
  await expect(rowOf(page, `${username}@example.com`).first()).toContainText("Disabled");
  await tess.reload();
  await tess.waitForURL("/auth");
  await tess.goto(new URL(link).pathname + new URL(link).hash);
  await expect(tess.getByRole("alert")).toContainText("This invitation was used");

  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page)).toEqual([]);
  await expectNothingSideways(page);
});

async function accept(page: Page, { username, name, password }: Record<"username" | "name" | "password", string>) {
  const form = page.getByRole("form", { name: "Accept the invitation" });
  await form.getByLabel("Username").fill(username);
  await form.getByLabel("Name", { exact: true }).fill(name);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByLabel("Confirm Password").fill(password);
  await form.getByRole("button", { name: "Accept the invitation" }).click();
}

test("a person whose session ends while a form is open logs in again and keeps what was typed", async ({
  browser,
  page,
  baseURL,
}) => {
  const headers = { origin: String(baseURL) };
  await page.request.post("/api/login", { data: cast.ada, headers });
  const username = `rita.${crypto.randomUUID().slice(0, 8)}`;
  const invited = await page.request.post("/api/admin/invitations", {
    data: { email: `${username}@example.com`, role: "recruiter", delivery: "link" },
    headers,
  });
  const token = (await invited.json()).link.split("#")[1];
  const rita = await browser.newPage({ viewport: { width: 360, height: 800 }, colorScheme: "dark" });
  const accepted = await rita.request.post("/api/invitations/accept", {
    data: { token, username, name: "Rita", password },
    headers,
  });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  /** Ends Rita's session, as another admin does by a new role. */
  const setRole = async (role: string) => {
    const { members } = await (await page.request.get("/api/admin/team")).json();
    const { id, changedAt } = members.find((member: { username: string }) => member.username === username);
    const changed = await page.request.patch(`/api/admin/team/${id}`, { data: { role, changedAt }, headers });
    expect(changed.ok(), await changed.text()).toBe(true);
  };

  await rita.goto("/admin?tab=job-listings");
  await rita.getByRole("button", { name: "New listing" }).click();
  const listing = rita.getByRole("form", { name: "New listing" });
  for (const [label, value] of [
    ["Title", "Loom Engineer"],
    ["Type", "Full-time"],
    ["Location", "Bengaluru, India"],
    ["Experience", "1-2 years"],
    ["Description", "You keep the looms quiet, and write down how."],
    ["Requirements", "Patience"],
  ] as const)
    await listing.getByLabel(label, { exact: true }).fill(value);
  await setRole("sales");
  await listing.getByRole("button", { name: "Publish", exact: true }).click();

  const description = listing.getByLabel("Description", { exact: true });
  const again = rita.getByRole("dialog", { name: "Your session has ended" });
  await expect(again.getByLabel("Password", { exact: true })).toBeFocused();
  await expect(listing).toBeHidden();
  expect(await violations(rita)).toEqual([]);
  await expectNothingSideways(rita, 360);
  await rita.keyboard.press("Escape");
  await expect(again, "a dialog that was closed opens again").toBeVisible();
  await rita.keyboard.press("Control+k");
  await again.getByLabel("Password", { exact: true }).fill("not the password");
  await again.getByRole("button", { name: "Log in" }).click();
  await expect(again.getByText("Invalid username or password")).toBeVisible();
  await again.getByLabel("Password", { exact: true }).fill(password);
  await again.getByRole("button", { name: "Log in" }).click();
  await expect(rita.getByText("Your role has changed", { exact: true })).toBeVisible();
  await expect(description).toHaveValue("You keep the looms quiet, and write down how.");
  await listing.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(rita.getByText("You don’t have permission to do this").first()).toBeVisible();
  await expect(description).toHaveValue("You keep the looms quiet, and write down how.");
  await rita.close();
});
