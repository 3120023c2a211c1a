import type { Page } from "@playwright/test";
import { cast } from "#harness/cast.ts";

export const login = (page: Page) => page.getByRole("tabpanel", { name: "Login" });
export const registration = (page: Page) => page.getByRole("tabpanel", { name: "Register" });

/** A problem response. */
export const problem = (status: number, detail: string, errors?: Record<string, string[]>) => ({
  status,
  contentType: "application/problem+json",
  body: JSON.stringify({ title: "Refused", status, detail, errors }),
});

export async function fillLogin(page: Page, { username, password }: { username: string; password: string }) {
  await login(page).getByLabel("Username").fill(username);
  await login(page).getByLabel("Password", { exact: true }).fill(password);
}

export async function fillRegistration(page: Page, fields: Record<string, string> = {}) {
  const { username, email, name, password } = { ...cast.otto, ...fields };
  const form = registration(page);
  await form.getByLabel("Username").fill(username);
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Name", { exact: true }).fill(name);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByLabel("Confirm Password").fill(fields.confirmPassword ?? password);
}
