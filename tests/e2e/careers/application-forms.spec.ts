import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { agree, fill, fillInternship, resume, submit } from "#tests/support/pages/application-form.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

const answers = (page: Page, status: number, problem: object) =>
  page.route("**/api/job-applications", (route) =>
    route.fulfill({ status, contentType: "application/problem+json", body: JSON.stringify({ status, ...problem }) }),
  );

/** The first open position that is not an internship. */
async function firstPosition(request: APIRequestContext): Promise<{ id: string; title: string; slug: string }> {
  const listings = await (await request.get("/api/job-listings")).json();
  return listings.find((listing: { listingCategory: string }) => listing.listingCategory === "job");
}

test.describe("the application forms", () => {
  test("show the specified message for each missing field, once consent is given", async ({ page }) => {
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

  test("reject a file of another type or size, and require no link when there is a file", async ({ page }) => {
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

  test("keep typed text across a reload, and say that the file must be chosen again", async ({ page }) => {
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

  test("a failed job application shows a toast and keeps the typed text", async ({ page, request }) => {
    const { id } = await firstPosition(request);
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

  test("a lost response does not store an application twice, nor does a reload, and another version is refused", async ({
    page,
    request,
  }) => {
    const { id } = await firstPosition(request);
    const keys: (string | undefined)[] = [];
    await page.route("**/api/job-applications", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      const response = await route.fetch();
      await (keys.length < 3 ? route.abort() : route.fulfill({ response }));
    });
    await page.goto(`/careers/apply/${id}`);
    const email = `lost.${Date.now()}@looms.example`;
    await fill(page, email);
    await page.getByLabel("Resume link").fill("https://resumes.example/ravi");
    await agree(page);
    await submit(page).click();
    await expect(page.getByText("We could not reach the server.").first()).toBeVisible();
    await expect(page.getByRole("alert").getByText("The server could not be reached.")).toBeFocused();
    await page.reload();
    await expect(page.getByText("What you typed is still here, and has not been sent.")).toBeVisible();
    await page.getByLabel("Resume link").fill("https://resumes.example/another");
    await agree(page);
    await submit(page).click();
    await expect(page.getByText("You applied for this position within the last day.").first()).toBeVisible();
    await page.getByLabel("Resume link").fill("https://resumes.example/ravi");
    await submit(page).click();
    await expect(page.getByText("Application submitted successfully!").first()).toBeVisible();
    expect(keys).toEqual([expect.stringMatching(/^\d+-\d+-\d+-\d+$/), ...Array(3).fill(keys[0])]);
  });

  test("a failed internship application shows the browser's alert", async ({ page }) => {
    await answers(page, 400, { detail: "Check what is marked.", errors: { resume: ["This document is damaged"] } });
    await page.goto("/careers/apply-internship");
    await fillInternship(page, "ravi@looms.example");
    await page.getByLabel("Resume file").setInputFiles(resume);
    await agree(page);
    const alerts: string[] = [];
    page.on("dialog", async (dialog) => {
      alerts.push(dialog.message());
      await dialog.accept();
    });
    await submit(page).click();
    await expect.poll(() => alerts).toEqual(["Submission failed: Check what is marked."]);
    await expect(page.getByLabel("Resume file")).toHaveAccessibleDescription(/This document is damaged/);
    await page.unroute("**/api/job-applications");
    await page.route("**/api/job-applications", (route) => route.fulfill({ status: 502, body: "" }));
    await submit(page).click();
    await expect.poll(() => alerts[1]).toMatch(/^Submission failed: (Bad Gateway|502: Failed to submit application)$/);
    await page.unroute("**/api/job-applications");
    await page.route("**/api/job-applications", (route) =>
      route.fulfill({ status: 400, json: { message: "The proxy says no." } }),
    );
    await submit(page).click();
    await expect.poll(() => alerts[2]).toBe("Submission failed: The proxy says no.");
  });

  test("can be completed and sent by keyboard alone", async ({ page, request }) => {
    const { id } = await firstPosition(request);
    let sent: unknown;
    await page.route("**/api/job-applications", (route) => {
      sent = route.request().postDataJSON();
      return route.fulfill({ status: 201, json: { id: "1", createdAt: new Date().toISOString() } });
    });
    await page.goto(`/careers/apply/${id}`);
    const title = page.getByLabel("Position", { exact: true });
    // While the position is loading, the form is not shown and takes no focus.
    await expect(title).toBeVisible();
    await title.focus();
    const typed = ["Ravi Candidate", "ravi@looms.example", "+91 98765 43210", "4 years", "https://ravi.example/cv"];
    for (const words of typed) {
      await page.keyboard.press("Tab");
      await page.keyboard.type(words);
    }
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Resume file")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.type("I weave.");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").getByRole("link", { name: "Privacy Policy" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(submit(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/careers");
    const [fullName, email, phone, experience, resumePath] = typed;
    const { position, jobListingId, ...rest } = sent as unknown as Record<string, string>;
    expect(rest).toEqual({ fullName, email, phone, experience, resumePath, message: "I weave." });
  });

  test("show the upload progress of the file and send it once", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let sent = 0;
    await page.route("**/api/job-applications", async (route) => {
      sent += 1;
      await held;
      await route.fulfill({ status: 201, json: { id: "1", createdAt: new Date().toISOString() } });
    });
    await page.goto("/careers/apply-internship");
    await fillInternship(page, "ravi@looms.example");
    await page.getByLabel("Resume file").setInputFiles(resume);
    await agree(page);
    await submit(page).dblclick();
    await expect(page.getByRole("button", { name: "Submitting" })).toBeDisabled();
    await expect(page.getByRole("progressbar", { name: /Ravi Resume\.pdf|has arrived/ })).toBeVisible();
    release();
    await expect(page.getByRole("heading", { name: "Application Submitted!" })).toBeFocused();
    await expect(page.getByRole("heading", { name: "Internship application" })).toBeHidden();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    expect(sent).toBe(1);
  });

  test("shows a spinner until the position is found, and says that a closed position is gone", async ({
    page,
    request,
  }) => {
    const { id } = await firstPosition(request);
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

  test("a URL without a position leads to /careers or says that there is none", async ({ page }) => {
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
  test(`axe finds no violations on a form with errors and on a position, in ${colorScheme}`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { id, slug } = await firstPosition(request);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`/careers/${id}/${slug}`);
    expect(await violations(page)).toEqual([]);
    await page.goto(`/careers/apply/${id}`);
    await page.getByLabel("Resume file").setInputFiles({ ...resume, name: "resume.exe" });
    await agree(page);
    await submit(page).click();
    await expect(page.getByText("Full name is required")).toBeVisible();
    await expectNothingSideways(page);
    expect(await violations(page)).toEqual([]);
  });
