import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { MAX_PAGES, MAX_SOURCED_PAGES } from "#domain/insights/bounds.ts";
import type { DailyCount } from "#domain/insights/schema.ts";
import { DailyCounter } from "./daily-counter.ts";

const ATTEMPTS = 5;

function openCounter(store: (counts: DailyCount[]) => Promise<void>) {
  const counter = new DailyCounter({
    hasSession: () => false,
    now: () => Date.UTC(2026, 0, 31),
    isOwnOrigin: () => false,
    onFailure: () => {},
    store,
  });
  const visit = (path: string, referer?: string, url = path) => {
    const headers = {
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
      host: "own.example",
      ...(referer ? { referer } : {}),
    };
    counter.countPage({ method: "GET", url, headers } as IncomingMessage, path);
  };
  return { counter, visit };
}

const sum = (counts: readonly DailyCount[]) => counts.reduce((all, { count }) => all + count, 0);

test("counts a bounded number of sources and loses no view while the database is unavailable", async () => {
  let isUnavailable = true;
  let sent = 0;
  let stored: DailyCount[] = [];
  const { counter, visit } = openCounter(async (counts) => {
    stored = counts;
    if (!isUnavailable) return;
    // Visitors arrive during the write.
    visits();
    throw new Error("the database is unavailable");
  });
  const visits = () => {
    for (const upTo = sent + MAX_SOURCED_PAGES; sent < upTo; sent++) visit("/", `https://host-${sent}.example/`);
  };
  visits();
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) await counter.flush();
  isUnavailable = false;
  await counter.flush();
  expect(stored.length).toBe(MAX_SOURCED_PAGES + 1);
  expect(sum(stored)).toBe((ATTEMPTS + 1) * MAX_SOURCED_PAGES);
});

test("keeps a bounded number of rows in a flood of pages, hosts and campaigns", async () => {
  let stored: DailyCount[] = [];
  const { counter, visit } = openCounter(async (counts) => {
    stored = counts;
  });
  const visits = 20_000;
  for (let i = 0; i < visits; i++)
    visit(`/careers/${i % 3000}/flood`, `https://host-${i}.example/`, `/x?utm_source=made-up-${i}&utm_campaign=${i}`);
  await counter.flush();
  expect(sum(stored)).toBe(visits);
  expect(stored.length).toBeLessThanOrEqual(MAX_SOURCED_PAGES + MAX_PAGES + 1);
  expect(stored.some(({ source }) => source.includes("made-up"))).toBe(false);
});
