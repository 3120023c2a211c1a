import type { Page } from "@playwright/test";

/** A small document that starts and ends like a PDF. */
export const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
export const resume = { name: "Ravi Resume.pdf", mimeType: "application/pdf", buffer: pdf };

/** Fills in the required fields of an application form, except the resume and the consent. */
export async function fill(page: Page, email: string) {
  await page.getByLabel("Full Name").fill("Ravi Candidate");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("+91 98765 43210");
  await page.getByLabel("Experience").fill("4 years of looms");
}

/** `fill`, and the additional fields of an internship. */
export async function fillInternship(page: Page, email: string) {
  await fill(page, email);
  await page.getByLabel("Education").selectOption("Bachelor's Degree");
  await page.getByLabel("University/College").fill("University of Threads");
  await page.getByLabel("Expected Graduation Year").selectOption(String(new Date().getFullYear() + 1));
  await page.getByLabel("Availability Date").fill("2027-06-01");
}

export const agree = (page: Page) => page.getByRole("checkbox", { name: /I agree/ }).check();
export const submit = (page: Page) => page.getByRole("button", { name: "Submit Application" });
