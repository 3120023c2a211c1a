import { writeFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { cast } from "#harness/cast.ts";
import { answer, changeJson, delay, loseResponse } from "#harness/proxy.ts";
import { Visitor } from "#harness/visitor.ts";
import { failures, test } from "#tests/support/browsers/bad-network.ts";
import { poll, type Tab } from "#tests/support/browsers/tab.ts";
import { inEveryBrowser } from "#tests/support/browsers/test.ts";
import { pdf } from "#tests/support/documents.ts";

// One window of each browser, in which the journeys follow one another.
test.describe.configure({ mode: "default" });

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

test(
  "a chat message whose response is lost is stored and answered once, and never shown as failed",
  inEveryBrowser(),
  async ({ tab, network, baseURL }) => {
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
  },
);

test(
  "chats with a server that sends only what the specification names, and nothing for a message",
  inEveryBrowser(),
  async ({ tab, network }) => {
    network.apply("GET", /\/events$/, answer(404, "text/plain", ""));
    const onlyId = changeJson(({ id }) => ({ id }));
    network.apply("POST", /\/conversations$/, onlyId);
    const nothing = changeJson(() => ({}));
    network.apply("POST", /\/messages$/, nothing);
    const specified = ["id", "sender", "content", "timestamp", "attachmentUrl"];
    const onlySpecified = changeJson((messages: object[]) =>
      messages.map((message) =>
        Object.fromEntries(Object.entries(message).filter(([name]) => specified.includes(name))),
      ),
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
  },
);
