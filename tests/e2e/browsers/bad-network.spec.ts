import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { cast } from "#harness/cast.ts";
import { delay, loseResponse } from "#harness/proxy.ts";
import { Visitor } from "#harness/visitor.ts";
import { failures, test } from "#tests/support/browsers/bad-network.ts";
import { poll, type Tab } from "#tests/support/browsers/tab.ts";
import { inEveryBrowser } from "#tests/support/browsers/test.ts";
import { changesByOthers } from "#tests/support/pages/change-page.ts";

// One window of each browser, in which the journeys follow one another.
test.describe.configure({ mode: "default" });

interface Form {
  path: string;
  post: RegExp;
  /** Text fields by selector. */
  fields: Record<string, string>;
  /** Fields whose menus belong to the system. */
  choices?: Record<string, string>;
  consent?: string;
  /** What tells that it was sent: a selector with a text, or the path of the next page. */
  sent: [selector: string, text: string] | string;
  /** The list in which an admin finds it by its address. */
  list?: string;
}

const emailOf = (id: string) => `grace-${id}@harbor.example`;

const inquiry = (id: string): Form => ({
  path: "/contact",
  post: /^\/api\/inquiries$/,
  fields: {
    "#inquiry-firstName": "Grace",
    "#inquiry-lastName": "Hopper",
    "#inquiry-email": emailOf(id),
    "#inquiry-message": "Which of our assistants talks?",
  },
  choices: { "#inquiry-industry": "finance" },
  consent: "#inquiry-consent",
  sent: ["[role=status]", "Your request has reached us"],
  list: "/api/admin/inquiries",
});

const internship = (id: string): Form => ({
  path: "/careers/apply-internship",
  post: /^\/api\/job-applications$/,
  fields: {
    "#application-fullName": "Grace Hopper",
    "#application-email": emailOf(id),
    "#application-phone": "+91 98765 43210",
    "#application-university": "University of Threads",
    "#application-experience": "None yet",
    "#application-resumePath": "https://resumes.example/grace",
  },
  choices: {
    "#application-education": "PhD",
    "#application-graduationYear": String(new Date().getFullYear() + 1),
    "#application-availabilityDate": "2027-06-01",
  },
  consent: "#application-consent",
  sent: ["main h2", "Application Submitted!"],
  list: "/api/admin/job-applications",
});

const login = (): Form => ({
  path: "/auth",
  post: /^\/api\/login$/,
  fields: { "#login-username": cast.ada.username, "#login-password": cast.ada.password },
  sent: "/",
});

const registration = (id: string): Form => ({
  path: "/auth#register",
  post: /^\/api\/register$/,
  fields: {
    "#register-username": `grace-${id}`,
    "#register-email": emailOf(id),
    "#register-name": "Grace Hopper",
    "#register-password": "four unrelated words",
    "#register-confirmPassword": "four unrelated words",
  },
  sent: "/",
});

async function openAndFill(tab: Tab, { path, fields, choices = {}, consent }: Form) {
  await tab.openAndReject(path);
  for (const [selector, value] of Object.entries(fields)) await tab.fill(selector, value);
  for (const [selector, value] of Object.entries(choices)) await tab.choose(selector, value);
  if (consent) await tab.click(consent);
}

const submit = (tab: Tab) => tab.click("main form [type=submit]");

const seeSent = (tab: Tab, { sent }: Form) => (typeof sent === "string" ? tab.isAt(sent) : tab.see(...sent));

/** Expects that what a form sent is stored once. */
async function expectStoredOnce(origin: string, { fields, list }: Form) {
  if (!list) return;
  const ada = new Visitor(origin);
  await ada.logIn(cast.ada);
  const stored: { email: string }[] = (await ada.get(list)).json;
  expect(stored.filter(({ email }) => Object.values(fields).includes(email))).toHaveLength(1);
}

for (const [name, formOf] of Object.entries({ inquiry, internship, login, registration }))
  test(
    `says beside the button why the form was not sent, and keeps what was typed: ${name}`,
    inEveryBrowser(name === "inquiry"),
    async ({ tab, network, baseURL }) => {
      const form = formOf(randomUUID().slice(0, 8));
      await openAndFill(tab, form);
      await tab.run(() => {
        window.alert = (text) => {
          document.body.dataset.alert = text;
        };
      });
      for (const [fault, said, reason] of form.list ? failures : failures.slice(0, 3)) {
        const failed = network.apply("POST", form.post, fault);
        await submit(tab);
        await poll(async () => failed.length).toBeGreaterThan(0);
        await tab.see("main form [data-failure]", said);
        const distance = () =>
          tab.run(() => {
            const place = document.activeElement?.closest("[data-failure]");
            const button = place?.closest("form")?.querySelector("[type=submit]");
            return button && place && button.getBoundingClientRect().top - place.getBoundingClientRect().bottom;
          });
        await poll(distance).toBeLessThan(32);
        for (const [selector, value] of Object.entries({ ...form.fields, ...form.choices }))
          expect(await tab.valueOf(selector)).toBe(value);
        expect(await tab.run(() => document.body.textContent)).not.toMatch(/<center|a-proxy/);
        if (reason && formOf === internship)
          expect(await tab.run(() => document.body.dataset.alert)).toBe(`Submission failed: ${reason}`);
        network.mend();
      }
      // What stands beside the button outlasts the toast.
      if (formOf !== internship) await tab.click(".toast button");
      await tab.miss(".toast");
      await tab.see("main form [data-failure]");
      await submit(tab);
      await seeSent(tab, form);
      await expectStoredOnce(String(baseURL), form);
    },
  );

for (const [name, formOf] of Object.entries({ inquiry, internship }))
  test(
    `a form whose response is lost is stored once, and the visitor sees that it was sent: ${name}`,
    inEveryBrowser(name === "inquiry"),
    async ({ tab, network, baseURL }) => {
      const form = formOf(randomUUID().slice(0, 8));
      await openAndFill(tab, form);
      const lost = network.apply("POST", form.post, loseResponse, 1);
      await submit(tab);
      await seeSent(tab, form);
      await tab.miss("[data-failure]");
      expect(lost).toHaveLength(1);
      await expectStoredOnce(String(baseURL), form);
    },
  );

for (const [index, [change, apply]] of Object.entries(changesByOthers).entries())
  test(
    `on a slow network, one click opens the chat, and a form keeps its text and is sent, after ${change}`,
    inEveryBrowser(index === 0),
    async ({ tab, network }) => {
      const openSlowly = async (path: string) => {
        network.mend();
        await tab.open(path);
        network.apply("*", /./, delay(400));
        await tab.run(apply);
      };
      await tab.openAndReject("/feedback");
      await openSlowly("/about");
      await tab.click(".chat-button");
      await tab.see(".chat textarea");
      await openSlowly("/contact");
      await tab.click("#inquiry-firstName");
      await tab.driver.type("Gra");
      await tab.see("astro-island:not([ssr]) #inquiry-firstName");
      await tab.driver.type("ce");
      await poll(() => tab.valueOf("#inquiry-firstName")).toBe("Grace");
      network.mend();
      const form = inquiry(randomUUID().slice(0, 8));
      for (const [selector, value] of Object.entries(form.fields).slice(1)) await tab.fill(selector, value);
      await tab.choose("#inquiry-industry", "finance");
      await tab.click("#inquiry-consent");
      await submit(tab);
      await poll(() => tab.valueOf("#inquiry-message")).toBe("");
    },
  );
