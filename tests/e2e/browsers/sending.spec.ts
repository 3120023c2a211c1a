import { writeFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { cast } from "#harness/cast.ts";
import { poll } from "#tests/support/browsers/tab.ts";
import { inEveryBrowser, test } from "#tests/support/browsers/test.ts";
import { pdf } from "#tests/support/documents.ts";

// One window of each browser, in which the journeys follow one another.
test.describe.configure({ mode: "default" });

test("a visitor requests a demo", inEveryBrowser(), async ({ tab }) => {
  await tab.openAndReject("/contact");
  for (const [name, value] of [
    ["firstName", "Grace"],
    ["lastName", "Hopper"],
    ["email", "grace@harbor.example"],
    ["message", "Which of our assistants talks?"],
  ] as const)
    await tab.fill(`main form [name=${name}]`, value);
  await tab.choose("main form [name=industry]", "finance");
  await tab.click("main form [name=consent]");
  await tab.click("main form button", "Submit Request");
  await tab.see("[role=status]", "Your request has reached us");
  expect(await tab.valueOf("main form [name=message]")).toBe("");
});

test(
  "a visitor asks the assistant in a box that grows, and attaches a file",
  inEveryBrowser(),
  async ({ tab }, info) => {
    const box = ".chat textarea";
    const messages = () => tab.run(() => document.querySelectorAll(".chat article").length);
    await tab.openAndReject("/about");
    await tab.click(".chat-button", "Ask us");
    await tab.see(box);
    const heightOf = () => tab.run((css) => document.querySelector(css)?.clientHeight ?? 0, box);
    const height = await heightOf();
    await tab.fill(box, "How long do you keep my data? ".repeat(6).trim());
    await poll(heightOf).toBeGreaterThan(height * 1.5);

    // Enter that confirms the characters of an input method does not send: Safari reports it with this code.
    const isSent = await tab.run((css) => {
      const enter = new KeyboardEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true, cancelable: true });
      return !document.querySelector(css)?.dispatchEvent(enter);
    }, box);
    expect(isSent).toBe(false);

    await tab.fill(box, "How long do you keep my data?");
    await tab.press("Enter");
    await poll(messages).toBe(2);
    await tab.see(".chat article a", "Privacy Policy");

    // In the dark scheme, the bars that Firefox draws by itself can be white.
    const bars = await tab.run(() => {
      const { scrollbarColor } = getComputedStyle(document.querySelector(".chat-log") ?? document.body);
      return CSS.supports("-moz-orient", "inline") ? scrollbarColor : "";
    });
    expect(bars).not.toBe("auto");

    const path = info.outputPath("cara.pdf");
    writeFileSync(path, pdf());
    await tab.upload(".chat input[type=file]", path);
    await tab.see(".chat [data-unsent]", "cara.pdf");
    await tab.click(".chat button", "Send message");
    await tab.see(".chat article a", "Attached file");
    await tab.miss(".chat [data-unsent]");
  },
);

test("an applicant uploads a resume", inEveryBrowser(), async ({ tab }, info) => {
  await tab.openAndReject("/careers");
  // The page of a position; ids begin with the time.
  await tab.click("main a[href^='/careers/0']");
  await tab.click("main a", "Apply for this position");
  const path = info.outputPath("Ravi Resume.pdf");
  writeFileSync(path, pdf(200_000));
  await tab.upload("#application-resume", path);
  await tab.see("main form [role=status]", "Ravi Resume.pdf, 195 KB");
  for (const [name, value] of [
    ["fullName", "Ravi Candidate"],
    ["email", `ravi-${info.project.name}-${Date.now()}@looms.example`],
    ["phone", "+91 98765 43210"],
    ["experience", "4 years of looms"],
  ] as const)
    await tab.fill(`main form [name=${name}]`, value);
  await tab.click("#application-consent");
  await tab.click("main form button", "Submit Application");
  await tab.see("[role=status], li", "Application submitted successfully!");
  await tab.isAt("/careers");
});

test("an admin signs in, opens each tab of the dashboard, and signs out", inEveryBrowser(), async ({ tab }) => {
  await tab.openAndReject("/auth");
  await tab.fill("#login-username", cast.ada.username);
  await tab.fill("#login-password", cast.ada.password);
  await tab.click("form[aria-label=Login] button", "Login");
  await tab.isAt("/");
  await tab.click("header [popovertarget]", "Account");
  await tab.click(".dropdown:popover-open a", "Admin Dashboard");
  await tab.see("[role=tab]");
  const ids = await tab.run(() => [...document.querySelectorAll("[role=tab]")].map(({ id }) => id));
  expect(ids).toHaveLength(10);
  for (const id of ids) {
    await tab.click(`#${id}`);
    // All that it shows, when nothing in it is still loading.
    const content = () =>
      tab.run((name) => {
        const panel = document.getElementById(name.replace(/-tab$/, ""));
        return panel?.querySelector(".spin-thread") ? "" : panel?.textContent;
      }, id);
    await poll(content).toMatch(/.{80}/s);
    expect(await content()).not.toContain("could not be");
  }
  await tab.click("header [popovertarget]", "Account");
  await tab.click(".dropdown:popover-open button", "Logout");
  await tab.see("header a", "Login");
});
