import type { Page } from "@playwright/test";

/** The admin that is signed in to the dashboard. */
export const admin = {
  id: "1",
  username: "ada",
  email: "ada@example.com",
  name: "Ada",
  role: "admin",
  createdAt: "2025-01-05T12:00:00.000Z",
};

export const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
