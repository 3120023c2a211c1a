import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { type DayOfViews, MOST_HOSTS } from "#domain/page-views/add.ts";
import { PageCounter } from "./page-counter.ts";

const ATTEMPTS = 5;

test("while nothing can be stored, hosts are told apart up to the same bound, and no view is lost", async () => {
  let isAway = true;
  let sent = 0;
  let stored: DayOfViews[] = [];
  const counter = new PageCounter({
    now: () => Date.UTC(2026, 0, 31),
    isOwnOrigin: () => false,
    onFailure: () => {},
    store: async (days) => {
      stored = days;
      if (!isAway) return;
      // Visitors come while the database is waited for.
      visits();
      throw new Error("the database is away");
    },
  });
  const visits = () => {
    for (const upTo = sent + MOST_HOSTS; sent < upTo; sent++) {
      const headers = {
        "user-agent": "Mozilla/5.0 (X11)",
        referer: `https://host-${sent}.example/`,
        host: "us.example",
      };
      counter.count({ method: "GET", headers } as IncomingMessage, "/");
    }
  };
  visits();
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) await counter.flush();
  isAway = false;
  await counter.flush();
  const [{ referrers } = { referrers: [] }] = stored;
  expect(referrers.length).toBeLessThanOrEqual(MOST_HOSTS + 1);
  expect(referrers.reduce((sum, { opened }) => sum + opened, 0)).toBe((ATTEMPTS + 1) * MOST_HOSTS);
});
