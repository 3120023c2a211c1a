import { expect, type Page } from "@playwright/test";
import { cast } from "#harness/cast.ts";

/** Signs a page in as a new member of the team, whose settings no other test shares. Returns how to log in. */
export async function signInAsNewMember(page: Page, baseURL: string | undefined, role: string) {
  const headers = { origin: String(baseURL) };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return await answer.json();
  };
  const username = `member.${crypto.randomUUID().slice(0, 8)}`;
  const password = "seven looms weave quietly";
  await post("/api/login", cast.ada);
  const invited = { email: `${username}@example.com`, role, delivery: "link" };
  const { link } = await post("/api/admin/invitations", invited);
  await page.context().clearCookies();
  const token = new URL(link).hash.replace(/^#(?:token=)?/, "");
  await post("/api/invitations/accept", { token, username, name: username, password });
  return { username, password };
}
