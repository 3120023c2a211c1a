import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#bin/install.mjs";
import { suggestionsFor } from "#content/assistant/suggestions.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { publicPages } from "#tests/public-pages.ts";
import { waitForMessages } from "#tests/support/servers/chat-site.ts";
import { openSite } from "#tests/support/servers/site.ts";

const position = "/careers/01890000-0000-7000-8000-000000000000/head-gardener";

test("every page suggests three different questions, a page below another those of the page above it", () => {
  for (const path of [...publicPages, position, "/admin", ""]) expect(new Set(suggestionsFor(path)).size, path).toBe(3);
  expect(suggestionsFor(position)).toEqual(suggestionsFor("/careers"));
  expect(suggestionsFor("/blog/a-new-article")).toEqual(suggestionsFor("/blog"));
  expect(suggestionsFor("/products/")).toEqual(suggestionsFor("/products"));
  expect(suggestionsFor("/products")).not.toEqual(suggestionsFor("/nowhere"));
});

test("the assistant answers every suggested question and cites a page", async () => {
  await using site = await openSite("sqlite", {
    environment: { RATE_LIMITS: "off" },
    distFolder: join(root, "dist"),
  });
  const visitor = site.visitor();
  const unanswered: string[] = [];
  for (const question of new Set(publicPages.flatMap(suggestionsFor))) {
    const id = await startConversation(visitor);
    await sendMessage(visitor, id, question);
    const [, answer] = await waitForMessages(visitor, id, 2);
    const isAnswer = answer.asks === "feedback" && answer.metadata.citations.length > 0;
    if (!isAnswer) unanswered.push(`${question} -> ${answer.content}`);
  }
  expect(unanswered).toEqual([]);
});
