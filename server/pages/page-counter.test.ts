import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { type DayOfViews, MAX_HOSTS } from "#domain/page-views/add.ts";
import { PageCounter } from "./page-counter.ts";

const ATTEMPTS = 5;

test("counts at most the maximum number of hosts and loses no view while the database is unavailable", async () => {
  let isUnavailable = true;
  let sent = 0;
  let stored: DayOfViews[] = [];
  const counter = new PageCounter({
    now: () => Date.UTC(2026, 0, 31),
    isOwnOrigin: () => false,
    onFailure: () => {},
    store: async (days) => {
      stored = days;
      if (!isUnavailable) return;
      // Visitors arrive during the write.
      visits();
      throw new Error("the database is unavailable");
    },
  });
  const visits = () => {
    for (const upTo = sent + MAX_HOSTS; sent < upTo; sent++) {
      const headers = {
        "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
        referer: `https://host-${sent}.example/`,
        host: "own.example",
      };
      counter.count({ method: "GET", headers } as IncomingMessage, "/");
    }
  };
  visits();
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) await counter.flush();
  isUnavailable = false;
  await counter.flush();
  const [{ referrers } = { referrers: [] }] = stored;
  expect(referrers.length).toBeLessThanOrEqual(MAX_HOSTS + 1);
  expect(referrers.reduce((sum, { opened }) => sum + opened, 0)).toBe((ATTEMPTS + 1) * MAX_HOSTS);
});
