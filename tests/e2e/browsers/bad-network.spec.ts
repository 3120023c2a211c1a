import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { cast } from "#harness/cast.ts";
import {
  answer,
  answerPartly,
  changeJson,
  delay,
  type Fault,
  type FaultProxy,
  loseRequest,
  loseResponse,
  startProxy,
} from "#harness/proxy.ts";
import { Visitor } from "#harness/visitor.ts";
import { poll, Tab } from "#tests/support/browsers/tab.ts";
import { test as base } from "#tests/support/browsers/test.ts";
import { pdf } from "#tests/support/documents.ts";
import { changesByOthers } from "#tests/support/pages/change-page.ts";

/** A window that reaches the site through a proxy. */
const test = base.extend<{ network: FaultProxy }>({
  network: async ({ baseURL }, use) => {
    const network = await startProxy(String(baseURL));
    await use(network);
    network.stop();
  },
  tab: async ({ tab, network }, use) => use(new Tab(tab.driver, network.origin)),
});

// One window of each browser, in which the journeys follow one another.
test.describe.configure({ mode: "default" });

const page502 = "<html><head><title>502 Bad Gateway</title></head><body><center>a-proxy</center></body></html>";

/**
 * How a request fails, what the form then says, and the reason in the alert about an internship. The last three take longer:
 * forms whose records an admin can list meet them.
 */
const failures: [Fault, said: string, reason?: string][] = [
  [loseRequest, "The server could not be reached. What you typed is still here"],
  [answer(502, "text/html", page502), "Something went wrong on our side. What you typed is still here", "Bad Gateway"],
  [answer(400, "application/json", '{"error":"x"}'), "Nothing was saved. What you typed is still here", "Bad Request"],
  [answer(500, "text/plain", ""), "Something went wrong on our side. What you typed is still here"],
  // Browsers differ in whether a part of a response is one.
  [answerPartly(500), "What you typed is still here"],
  [loseResponse, "The server could not be reached. What you typed is still here"],
];

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
  test(`says beside the button why the form was not sent, and keeps what was typed: ${name}`, async ({
    tab,
    network,
    baseURL,
  }) => {
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
  });

for (const [name, formOf] of Object.entries({ inquiry, internship }))
  test(`a form whose response is lost is stored once, and the visitor sees that it was sent: ${name}`, async ({
    tab,
    network,
    baseURL,
  }) => {
    const form = formOf(randomUUID().slice(0, 8));
    await openAndFill(tab, form);
    const lost = network.apply("POST", form.post, loseResponse, 1);
    await submit(tab);
    await seeSent(tab, form);
    await tab.miss("[data-failure]");
    expect(lost).toHaveLength(1);
    await expectStoredOnce(String(baseURL), form);
  });

const box = ".chat textarea";
const messagesIn = (tab: Tab) => tab.run(() => document.querySelectorAll(".chat article").length);

/** Opens the chat, and asks a question that the assistant answers. */
async function openAndAsk(tab: Tab) {
  await tab.openAndReject("/about");
  await tab.click(".chat-button", "Ask us");
  await tab.see(box);
  await tab.fill(box, "How long do you keep my data?");
  await tab.press("Enter");
  await poll(() => messagesIn(tab)).toBe(2);
}

test("says in the chat that a message was not sent, and keeps it with its file", async ({ tab, network }, info) => {
  await openAndAsk(tab);
  const path = info.outputPath("grace.pdf");
  writeFileSync(path, pdf());
  await tab.upload(".chat input[type=file]", path);
  await tab.fill(box, "Not lost");
  for (const [fault] of failures.filter(([fault]) => fault !== loseResponse)) {
    const failed = network.apply("POST", /\/messages$/, fault);
    await tab.click(".chat button", "Send message");
    await poll(async () => failed.length).toBeGreaterThan(0);
    await tab.see(".chat form [role=alert]", "This was not sent, and is still here.");
    await poll(() => tab.run((css) => document.activeElement?.matches(css), box)).toBe(true);
    expect(await tab.valueOf(box)).toBe("Not lost");
    await tab.see(".chat [data-unsent]", "grace.pdf");
    expect(await tab.run(() => document.body.textContent)).not.toMatch(/<center|a-proxy/);
    network.mend();
  }
  await tab.click(".toast button");
  await tab.miss(".toast");
  await tab.see(".chat form [role=alert]", "This was not sent, and is still here.");
  await tab.click(".chat button", "Send message");
  await poll(() => messagesIn(tab)).toBe(4);
  await tab.miss(".chat form [role=alert]");
  await tab.miss(".chat [data-unsent]");
});

test("a chat message whose response is lost is stored and answered once, and never shown as failed", async ({
  tab,
  network,
  baseURL,
}) => {
  await openAndAsk(tab);
  await tab.run(() => {
    new MutationObserver(() => {
      if (/Failed to send|was not sent/.test(document.body.textContent)) document.body.dataset.failed = "";
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  const lost = network.apply("POST", /\/messages$/, loseResponse, 1);
  const repeated = network.apply("POST", /\/messages$/, delay(0));
  await tab.fill(box, "Where is your office?");
  await tab.press("Enter");
  await poll(() => messagesIn(tab)).toBe(4);
  await poll(() => tab.valueOf(box)).toBe("");
  await poll(async () => repeated.length).toBeGreaterThan(0);
  const ada = new Visitor(String(baseURL));
  await ada.logIn(cast.ada);
  const [path = ""] = lost;
  const { messages } = (await ada.get(path.replace(/^\/api\/chat\/(.+)\/messages$/, "/api/admin/$1"))).json;
  expect(messages.map(({ sender }: { sender: string }) => sender)).toEqual(["user", "bot", "user", "bot"]);
  expect(await messagesIn(tab)).toBe(4);
  expect(await tab.run(() => "failed" in document.body.dataset)).toBe(false);
});

test("chats with a server that sends only what the specification names, and nothing for a message", async ({
  tab,
  network,
}) => {
  network.apply("GET", /\/events$/, answer(404, "text/plain", ""));
  const onlyId = changeJson(({ id }) => ({ id }));
  network.apply("POST", /\/conversations$/, onlyId);
  const nothing = changeJson(() => ({}));
  network.apply("POST", /\/messages$/, nothing);
  const specified = ["id", "sender", "content", "timestamp", "attachmentUrl"];
  const onlySpecified = changeJson((messages: object[]) =>
    messages.map((message) => Object.fromEntries(Object.entries(message).filter(([name]) => specified.includes(name)))),
  );
  network.apply("GET", /\/messages(\?|$)/, onlySpecified);
  await openAndAsk(tab);
  await poll(() => tab.valueOf(box)).toBe("");
  await tab.fill(box, "Where is your office?");
  await tab.press("Enter");
  await poll(() => messagesIn(tab)).toBe(4);
  await poll(() => tab.valueOf(box)).toBe("");
  await tab.miss(".chat [role=alert]");
  await tab.see(box);
});

for (const [change, apply] of Object.entries(changesByOthers))
  test(`on a slow network, one click opens the chat, and a form keeps its text and is sent, after ${change}`, async ({
    tab,
    network,
  }) => {
    const openSlowly = async (path: string) => {
      network.mend();
      await tab.open(path);
      network.apply("*", /./, delay(400));
      await tab.run(apply);
    };
    await tab.openAndReject("/feedback");
    await openSlowly("/about");
    await tab.click(".chat-button");
    await tab.see(box);
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
  });
