import AxeBuilder from "@axe-core/playwright";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { cast, weaver } from "../cast.ts";

const own = { "Sec-Fetch-Site": "same-origin" };
const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
const resume = { name: "Ravi Resume.pdf", mimeType: "application/pdf", buffer: pdf };

/** Signs ada in for calls; a browser of her own is not needed for them. */
async function desk(request: APIRequestContext) {
  const { username, password } = cast.ada;
  await request.post("/api/login", { headers: own, data: { username, password } });
  return {
    async open(listing: object): Promise<{ id: string; slug: string }> {
      const answer = await request.post("/api/admin/job-listings", { headers: own, data: { ...weaver, ...listing } });
      expect(answer.status()).toBe(201);
      return answer.json();
    },
    change: (id: string, data: object) => request.patch(`/api/admin/job-listings/${id}`, { headers: own, data }),
    async applications(q: string): Promise<Record<string, unknown>[]> {
      return (await (await request.get("/api/admin/job-applications", { params: { q } })).json()).items;
    },
  };
}

async function fill(page: Page, email: string) {
  await page.getByLabel("Full Name").fill("Ravi Candidate");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("+91 98765 43210");
  await page.getByLabel("Experience").fill("4 years of looms");
}

async function fillInternship(page: Page, email: string) {
  await fill(page, email);
  await page.getByLabel("Education").selectOption("Bachelor's Degree");
  await page.getByLabel("University/College").fill("University of Threads");
  await page.getByLabel("Expected Graduation Year").selectOption(String(new Date().getFullYear() + 1));
  await page.getByLabel("Availability Date").fill("2027-06-01");
}

const link = "https://ravi.example/resume.pdf";
const agree = (page: Page) => page.getByRole("checkbox", { name: /I agree/ }).check();
const submit = (page: Page) => page.getByRole("button", { name: "Submit Application" });
const answers = (page: Page, status: number, problem: object) =>
  page.route("**/api/job-applications", (route) =>
    route.fulfill({ status, contentType: "application/problem+json", body: JSON.stringify({ status, ...problem }) }),
  );

/** The first open position that is no internship. */
async function anyPosition(request: APIRequestContext): Promise<{ id: string; title: string; slug: string }> {
  const listings = await (await request.get("/api/job-listings")).json();
  return listings.find((listing: { listingCategory: string }) => listing.listingCategory === "job");
}

test("a position opens, is applied for by link, by upload and by an intern, and closes again", async ({
  page,
  request,
}, { project }) => {
  test.slow();
  const ada = await desk(request);
  const mark = `${project.name}-${Date.now()}`;
  const title = `Weaver ${mark}`;
  const email = `ravi-${mark}@looms.example`;
  await page.goto("/careers");
  const { id, slug } = await ada.open({ title, remote: true });
  await page.reload();
  await page.getByRole("link", { name: title, exact: true }).click();
  await expect(page).toHaveURL(`/careers/${id}/${slug}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const told = await page.locator('script[type="application/ld+json"]').last().textContent();
  expect(JSON.parse(told ?? "")).toMatchObject({
    "@type": "JobPosting",
    title,
    description: "<p>You weave.</p><p>All day.</p><ul><li>A loom</li><li>Patience</li></ul>",
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { name: "India" },
    hiringOrganization: { name: "Velarium" },
    datePosted: expect.any(String),
  });
  expect(await (await request.get("/sitemap.xml")).text()).toContain(`/careers/${id}/${slug}</loc>`);
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

  // The same person again, on the same day.
  await page.goto(`/careers/apply/${id}`);
  await fill(page, email.toUpperCase());
  await page.getByLabel("Resume link").fill(link);
  await agree(page);
  await submit(page).click();
  await expect(page.getByRole("form").getByText("we have your application")).toBeVisible();
  expect(await ada.applications(email)).toMatchObject([
    { position: title, resumePath: link, resumeFile: null, jobListingId: id, applicationType: "job" },
  ]);

  // Somebody else, with the file itself.
  await page.getByLabel("Email").fill(`upload-${email}`);
  await page.getByLabel("Resume link").fill("");
  await page.getByLabel("Resume file").setInputFiles(resume);
  await expect(page.getByText("Ravi Resume.pdf, 1 KB")).toBeVisible();
  await submit(page).click();
  await expect(page).toHaveURL("/careers");
  expect(await ada.applications(`upload-${email}`)).toMatchObject([
    { resumePath: null, resumeFile: { name: "Ravi Resume.pdf", size: pdf.length, type: "application/pdf" } },
  ]);

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

  await ada.change(id, { isActive: false });
  await page.goto("/careers");
  await expect(page.getByRole("link", { name: title })).toHaveCount(0);
  expect(await (await request.get("/api/job-listings")).text()).not.toContain(id);
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain(id);
  const gone = await page.goto(`/careers/${id}/${slug}`);
  expect(gone?.status()).toBe(410);
  await expect(page.getByRole("heading", { name: "This position is closed" })).toBeVisible();
  expect((await page.goto(`/careers/apply/${id}`))?.status()).toBe(410);
  await expect(page.getByText(`“${title}” no longer takes applications.`)).toBeVisible();
});

test.describe("the filters", () => {
  test("narrow the list at once, stand in the address, and are taken back together", async ({ page }) => {
    await page.goto("/careers");
    await page.getByLabel("Type").selectOption("Part-time");
    await expect(page).toHaveURL("/careers?type=Part-time");
    await expect(page.locator(".position:visible").filter({ hasNotText: "Part-time" })).toHaveCount(0);
    await page.getByLabel("Category").selectOption("internship");
    await expect(page.getByText("No position answers to this")).toBeVisible();
    await page.reload();
    await expect(page.getByText("No position answers to this")).toBeVisible();
    await expect(page.getByLabel("Category")).toHaveValue("internship");
    await page.getByRole("link", { name: "Show all" }).click();
    await expect(page).toHaveURL("/careers");
    await expect(page.locator(".position[hidden]")).toHaveCount(0);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("are a form that asks for the same address", async ({ page }) => {
      await page.goto("/careers");
      await page.getByLabel("Type").selectOption("Internship");
      await page.getByRole("button", { name: "Filter" }).click();
      await expect(page).toHaveURL(/\/careers\?type=Internship&location=&category=#open-positions$/);
      await expect(page.locator(".position:visible").filter({ hasNotText: "Internship" })).toHaveCount(0);
      await expect(page.getByLabel("Type")).toHaveValue("Internship");
    });
  });
});

test.describe("the application forms", () => {
  test("name what is wanting in the specification's words, once the consent is given", async ({ page }) => {
    await page.goto("/careers/apply-internship");
    await expect(submit(page)).toBeDisabled();
    await agree(page);
    await submit(page).click();
    for (const [label, message] of [
      ["Full Name", "Full name is required"],
      ["Email", "Invalid email address"],
      ["Phone", "Phone number is required"],
      ["Experience", "Experience is required"],
      ["Resume link", "Resume link is required"],
      ["Education", "Education field is required"],
      ["University/College", "University/College is required"],
      ["Expected Graduation Year", "Expected graduation year is required"],
      ["Availability Date", "Availability date is required"],
    ] as const)
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
    await expect(page.getByLabel("Full Name")).toBeFocused();
    await page.getByLabel("Resume link").fill("my resume");
    await expect(page.getByLabel("Resume link")).toHaveAccessibleDescription(/Resume link must be a valid URL/);
    const year = new Date().getFullYear();
    const years = await page.getByLabel("Expected Graduation Year").locator("option:not([disabled])").allTextContents();
    expect(years).toEqual([0, 1, 2, 3, 4, 5].map((more) => String(year + more)));
  });

  test("take no file of another kind or size, and need no link once there is a file", async ({ page }) => {
    await page.goto("/careers/apply-internship");
    const file = page.getByLabel("Resume file");
    await file.setInputFiles({ ...resume, name: "resume.exe" });
    await expect(page.getByText("Unsupported file type: Only PDF and Word documents are supported.")).toBeVisible();
    await file.setInputFiles({ ...resume, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
    await expect(file).toHaveAccessibleDescription(/File too large: Please select a file smaller than 5MB\./);
    await file.setInputFiles(resume);
    await expect(page.getByText("File too large")).toBeHidden();
    await agree(page);
    await submit(page).click();
    await expect(page.getByText("Full name is required")).toBeVisible();
    await expect(page.getByText("Resume link is required")).toBeHidden();
    await page.getByRole("button", { name: "Remove the file" }).click();
    await expect(file).toBeFocused();
    await submit(page).click();
    await expect(page.getByText("Resume link is required")).toBeVisible();
  });

  test("lose nothing typed by a reload, and say of the file that it must be chosen again", async ({ page }) => {
    await page.goto("/careers/apply-internship");
    await fillInternship(page, "ravi@looms.example");
    await page.getByLabel("Resume file").setInputFiles(resume);
    await expect(page.getByText("Ravi Resume.pdf, 1 KB")).toBeVisible();
    await page.goto("/careers");
    await page.goto("/careers/apply-internship");
    await expect(page.getByText("What you typed is still here, and has not been sent.")).toBeVisible();
    await expect(page.getByText("Please choose the file “Ravi Resume.pdf” again")).toBeVisible();
    await expect(page.getByLabel("Full Name")).toHaveValue("Ravi Candidate");
    await expect(page.getByLabel("Education")).toHaveValue("Bachelor's Degree");
    await expect(page.getByLabel("Availability Date")).toHaveValue("2027-06-01");
  });

  test("a failed application for a job is told by a toast and keeps every word", async ({ page, request }) => {
    const { id } = await anyPosition(request);
    await answers(page, 503, { detail: "The disk is full. Try again in a minute." });
    await page.goto(`/careers/apply/${id}`);
    await fill(page, "ravi@looms.example");
    await page.getByLabel("Resume file").setInputFiles(resume);
    await agree(page);
    await submit(page).click();
    await expect(page.getByText("Failed to submit application", { exact: true })).toBeVisible();
    await expect(page.getByText("The disk is full. Try again in a minute.", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Full Name")).toHaveValue("Ravi Candidate");
    await expect(page.getByText("Ravi Resume.pdf, 1 KB")).toBeVisible();
    await expect(submit(page)).toBeEnabled();
  });

  test("a failed application for an internship is told by the browser's own alert", async ({ page }) => {
    await answers(page, 400, { detail: "Check what is marked.", errors: { resume: ["This document is damaged"] } });
    await page.goto("/careers/apply-internship");
    await fillInternship(page, "ravi@looms.example");
    await page.getByLabel("Resume file").setInputFiles(resume);
    await agree(page);
    const told: string[] = [];
    page.on("dialog", async (dialog) => {
      told.push(dialog.message());
      await dialog.accept();
    });
    await submit(page).click();
    await expect.poll(() => told).toEqual(["Submission failed: Check what is marked."]);
    await expect(page.getByLabel("Resume file")).toHaveAccessibleDescription(/This document is damaged/);
    await page.unroute("**/api/job-applications");
    await page.route("**/api/job-applications", (route) => route.fulfill({ status: 502, body: "" }));
    await submit(page).click();
    await expect.poll(() => told[1]).toMatch(/^Submission failed: (Bad Gateway|502: Failed to submit application)$/);
  });

  test("a spinner stands for the form until the position was looked up; one that has closed is said to be gone", async ({
    page,
    request,
  }) => {
    const { id } = await anyPosition(request);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**/api/job-listings/${id}`, async (route) => {
      await held;
      await route.fulfill({ status: 404, contentType: "application/problem+json", body: "{}" });
    });
    await page.goto(`/careers/apply/${id}`);
    await expect(page.getByRole("status").filter({ hasText: "Loading the position" })).toBeVisible();
    await expect(page.getByLabel("Full Name")).toBeHidden();
    answer();
    await expect(page.getByRole("heading", { level: 1, name: "Job not found" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to Careers" })).toHaveAttribute("href", "/careers");
    await page.unroute(`**/api/job-listings/${id}`);
    await page.reload();
    await expect(page.getByLabel("Full Name")).toBeVisible();
  });

  test("an address without a position leads to /careers or says that there is none", async ({ page }) => {
    for (const path of ["/careers/apply", "/careers/apply/a/b"]) {
      await page.goto(path);
      await expect(page).toHaveURL("/careers");
    }
    expect((await page.goto("/careers/apply/0199aaaa-0000-7000-8000-000000000001"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Job not found" })).toBeVisible();
    await page.getByRole("link", { name: "Back to Careers" }).click();
    await expect(page).toHaveURL("/careers");
  });
});

for (const colorScheme of ["light", "dark"] as const)
  test(`axe finds nothing on a form full of errors and on a position, in ${colorScheme}`, async ({ page, request }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { id, slug } = await anyPosition(request);
    const expectNothingFound = async () => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      expect(
        violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join(", ")}`),
      ).toEqual([]);
    };
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`/careers/${id}/${slug}`);
    await expectNothingFound();
    await page.goto(`/careers/apply/${id}`);
    await page.getByLabel("Resume file").setInputFiles({ ...resume, name: "resume.exe" });
    await agree(page);
    await submit(page).click();
    await expect(page.getByText("Full name is required")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectNothingFound();
  });
