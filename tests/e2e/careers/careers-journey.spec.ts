import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { cast, weaver } from "#harness/cast.ts";
import { documentsWithPrograms } from "#tests/support/active-documents.ts";
import { agree, fill, fillInternship, pdf, resume, submit } from "#tests/support/pages/application-form.ts";

const own = { "Sec-Fetch-Site": "same-origin" };
const link = "https://ravi.example/resume.pdf";
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** Signs in the admin Ada for API requests, without a browser. */
async function asAda(request: APIRequestContext) {
  const { username, password } = cast.ada;
  await request.post("/api/login", { headers: own, data: { username, password } });
  return {
    async open(listing: object): Promise<{ id: string; slug: string }> {
      const answer = await request.post("/api/admin/job-listings", { headers: own, data: { ...weaver, ...listing } });
      expect(answer.status()).toBe(201);
      return answer.json();
    },
    change: (id: string, data: object) => request.patch(`/api/admin/job-listings/${id}`, { headers: own, data }),
    async download(id: unknown) {
      const answer = await request.get(`/api/admin/job-applications/${id}/resume`);
      return { headers: answer.headers(), sha256: sha256(await answer.body()) };
    },
    async applications(q: string): Promise<Record<string, unknown>[]> {
      return (await (await request.get("/api/admin/job-applications", { params: { q } })).json()).items;
    },
  };
}

test("a position opens, receives applications by link, by upload and for an internship, and closes again", async ({
  page,
  request,
  browser,
}, { project }) => {
  const ada = await asAda(request);
  const mark = `${project.name}-${Date.now()}`;
  const title = `Weaver ${mark}`;
  const email = `ravi-${mark}@looms.example`;
  await page.goto("/careers");
  const closesAt = "2099-01-31T18:29:59.000Z";
  const { id, slug } = await ada.open({ title, remote: true, closesAt });
  await page.reload();
  await page.getByRole("link", { name: title, exact: true }).click();
  await expect(page).toHaveURL(`/careers/${id}/${slug}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const structuredData = await page.locator('script[type="application/ld+json"]').last().textContent();
  expect(JSON.parse(structuredData ?? "")).toMatchObject({
    "@type": "JobPosting",
    title,
    description: "<p>You weave.</p><p>All day.</p><ul><li>A loom</li><li>Patience</li></ul>",
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { name: "India" },
    hiringOrganization: { name: "Velarium" },
    datePosted: expect.any(String),
    validThrough: closesAt,
  });
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).toContain(`/careers/${id}/${slug}</loc>`);
  for (const [, address = ""] of sitemap.matchAll(/<loc>[^<]*(\/careers[^<]*)/g))
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
  expect((await request.get(`/careers/${id}/anything`, { maxRedirects: 0 })).status()).toBe(301);

  await page.getByRole("link", { name: "Apply for this position" }).click();
  await expect(page.getByLabel("Position", { exact: true })).toHaveValue(title);
  await expect(page.getByLabel("Position", { exact: true })).not.toBeEditable();
  await fill(page, email);
  await page.getByLabel("Resume link").fill(link);
  await agree(page);
  await submit(page).click();
  await expect(page).toHaveURL("/careers");
  await expect(page.getByText("Application submitted successfully!", { exact: true })).toBeVisible();
  await expect(
    page.getByText("We'll review your application and get back to you soon.", { exact: true }),
  ).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  // A second application from the same address on the same day gets the same answer.
  await page.goto(`/careers/apply/${id}`);
  await fill(page, email.toUpperCase());
  await page.getByLabel("Resume link").fill(link);
  await agree(page);
  await submit(page).click();
  await expect(page).toHaveURL("/careers");
  const stored = { position: title, resumePath: link, resumeFile: null, jobListingId: id, applicationType: "job" };
  expect(await ada.applications(email)).toMatchObject([stored, stored]);

  // Another applicant, with the file itself.
  await page.goto(`/careers/apply/${id}`);
  await fill(page, `upload-${email}`);
  await agree(page);
  const file = page.getByLabel("Resume file");
  const [[, name, withProgram] = ["", "", Buffer.alloc(0)]] = documentsWithPrograms;
  await file.setInputFiles({ name, mimeType: "application/pdf", buffer: withProgram });
  await submit(page).click();
  await expect(file).toHaveAccessibleDescription(/This document contains a program, so we can’t accept it\./);
  await expect(page.getByLabel("Email")).toHaveValue(`upload-${email}`);
  expect(await ada.applications(`upload-${email}`)).toEqual([]);
  await file.setInputFiles(resume);
  await expect(page.getByText("Ravi Resume.pdf, 1 KB")).toBeVisible();
  await submit(page).click();
  await expect(page).toHaveURL("/careers");
  expect(await ada.applications(`upload-${email}`)).toMatchObject([
    { resumePath: null, resumeFile: { name: "Ravi Resume.pdf", size: pdf.length, type: "application/pdf" } },
  ]);
  const [uploaded] = await ada.applications(`upload-${email}`);
  const { headers, sha256: received } = await ada.download(uploaded?.id);
  expect(received).toBe(sha256(pdf));
  expect(headers["content-disposition"]).toMatch(/^attachment; filename="Ravi Resume\.pdf"/);

  await page.goto("/careers/apply-internship");
  await expect(page.getByLabel("Position", { exact: true })).toHaveValue("Internship Position");
  await fillInternship(page, email);
  await page.getByLabel("Resume file").setInputFiles(resume);
  await agree(page);
  await submit(page).click();
  await expect(page.getByRole("heading", { name: "Application Submitted!" })).toBeFocused();
  await expect(page.getByRole("main").getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("main").getByRole("link", { name: "Careers", exact: true })).toHaveAttribute(
    "href",
    "/careers",
  );
  expect((await ada.applications(email)).find(({ applicationType }) => applicationType === "internship")).toMatchObject(
    {
      education: "Bachelor's Degree",
      university: "University of Threads",
      graduationYear: String(new Date().getFullYear() + 1),
      availabilityDate: "2027-06-01",
    },
  );

  // The team sees all three, and downloads the file byte for byte.
  const adminPage = await (await browser.newContext({ storageState: await request.storageState() })).newPage();
  await adminPage.goto(`/admin?tab=job-applications&q=${mark}`);
  const rows = adminPage.getByRole("row").filter({ hasText: mark });
  await expect(rows).toHaveCount(4);
  await expect(rows.filter({ hasText: "Internship Position" })).toHaveCount(1);
  const download = adminPage.waitForEvent("download");
  await rows
    .filter({ hasText: `upload-${email}` })
    .getByRole("button", { name: "Download" })
    .click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("Ravi Resume.pdf");
  expect(sha256(readFileSync(await saved.path()))).toBe(sha256(pdf));
  await adminPage.context().close();

  await ada.change(id, { isActive: false });
  await page.goto("/careers");
  await expect(page.getByRole("link", { name: title })).toHaveCount(0);
  expect(await (await request.get("/api/job-listings")).text()).not.toContain(id);
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain(id);
  const gone = await page.goto(`/careers/${id}/${slug}`);
  expect(gone?.status()).toBe(410);
  await expect(page.getByRole("heading", { name: "This position is closed" })).toBeVisible();
  expect((await page.goto(`/careers/apply/${id}`))?.status()).toBe(410);
  await expect(page.getByText(`“${title}” is no longer open for applications.`)).toBeVisible();
  for (const path of [`/careers/${id}/${slug}`, `/careers/${id}`, `/careers/apply/${id}`, `/careers/apply/${id}/`]) {
    const problem = await request.get(path, { headers: { Accept: "application/json" } });
    const { "content-type": type, vary } = problem.headers();
    expect([problem.status(), type], path).toEqual([410, "application/problem+json"]);
    expect(vary, path).toMatch(/(^|, )Accept(,|$)/);
    expect(await problem.json(), path).toMatchObject({ status: 410, title: "Gone", detail: "This position is closed" });
  }
});
