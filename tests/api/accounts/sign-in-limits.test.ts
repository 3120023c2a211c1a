import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { cast } from "#harness/cast.ts";
import type { Answer } from "#harness/send.ts";
import { expectRefused } from "#tests/support/expect-refused.ts";
import { newUser } from "#tests/support/people.ts";
import { holdVerifications } from "#tests/support/reduced-argon2.ts";
import { openSite, type Site } from "#tests/support/servers/site.ts";

const wrong = { username: cast.ada.username, password: "not the password" };
const from = (address: string) => ({ "X-Forwarded-For": address });
const behindProxy = { environment: { TRUST_PROXY: "1" } };

/** Sends fifty wrong passwords for Ada's account at once, from five addresses or as many as given. */
const attack = (site: Site, addresses = 5): Promise<Answer[]> =>
  Promise.all(Array.from({ length: 50 }, (_, i) => site.visitor().logIn(wrong, from(`203.0.113.${i % addresses}`))));

/** Attacks from fifty addresses that wait as long as `Retry-After` says, so that the delay of others is about half a minute. */
async function attackPatiently(site: Site): Promise<void> {
  await attack(site);
  await attack(site, 50);
  site.advanceTime(100_000);
  const statuses = (await attack(site, 50)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThan(20);
}

describe("wrong passwords", () => {
  test("get 429 after some attempts, regardless of X-Forwarded-For, and so does the right password", async () => {
    await using site = await openSite("sqlite");
    const statuses = [];
    for (let i = 0; i < 12; i++) statuses.push((await site.visitor().logIn(wrong, from(`203.0.113.${i}`))).status);
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(2).fill(429)]);
    expectRefused(await site.visitor().logIn(cast.ada), "wrongPasswordsHere");
  });

  test("get no more attempts concurrently than in a row", async () => {
    await using site = await openSite("sqlite");
    const answers = await Promise.all(Array.from({ length: 40 }, () => site.visitor().logIn(wrong)));
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(30);
  });

  test("are limited alike for an account that does not exist", async () => {
    await using site = await openSite("sqlite");
    const answers = [];
    for (let i = 0; i < 11; i++) {
      answers.push(await site.visitor().logIn({ username: i % 2 ? "UNKNOWN" : "unknown", password: "whatever" }));
    }
    expect(answers.map((answer) => answer.status)).toEqual([...Array(10).fill(401), 429]);
    expectRefused(answers[10] as Answer, "wrongPasswordsHere");
  });

  test("are limited together however the username and the password are typed", async () => {
    await using site = await openSite("sqlite");
    const typed = (i: number) => `${"\u200b".repeat(i * 30)}${cast.ada.username}\ufe0f\u00a0`;
    const answers = [];
    for (let i = 0; i < 11; i++)
      answers.push(await site.visitor().logIn({ username: typed(i), password: "not the passwo\u0308rd" }));
    expect(answers.map((answer) => answer.status)).toEqual([...Array(10).fill(401), 429]);
  });

  test("of one address for many accounts are limited together", async () => {
    await using site = await openSite("sqlite");
    const statuses = [];
    for (let i = 0; i < 102; i++)
      statuses.push((await site.visitor().logIn({ ...wrong, username: `person${i}` })).status);
    expect(statuses).toEqual([...Array(100).fill(401), ...Array(2).fill(429)]);
  });

  test("from the networks of one IPv6 /48 are limited together, for one account and for many", async () => {
    await using site = await openSite("sqlite", behindProxy);
    const guess = (username: string, network: number) =>
      site.visitor().logIn({ ...wrong, username }, from(`2001:db8:1:${network.toString(16)}::1`));
    const isChecked = async (username: string, network: number) => (await guess(username, network)).status === 401;
    let checked = 0;
    for (let i = 0; i < 200; i++) if (await isChecked(wrong.username, i * 256)) checked += 1;
    // Beyond twenty, the whole /48 waits like one address, and seldom has a turn.
    expect(checked).toBeLessThan(30);
    for (let i = 0; i < 500; i++) if (await isChecked(`person${i}`, i % 256)) checked += 1;
    expect(checked, "400 from a /56, of which Ada's were one").toBeGreaterThanOrEqual(400);
    expect(checked).toBeLessThan(430);
    for (let i = 500; i < 2000; i++) if (await isChecked(`person${i}`, i)) checked += 1;
    expect(checked).toBe(1600);
  });

  test("do not include bodies that are not sign-ins", async () => {
    await using site = await openSite("sqlite");
    for (let i = 0; i < 20; i++) expect((await site.visitor().logIn({ ...wrong, password: "short" })).status).toBe(400);
    expect((await site.visitor().logIn(cast.ada)).status).toBe(200);
  });
});

describe("wrong passwords of strangers", () => {
  test("do not hinder an admin on a device with an earlier sign-in, at any address", async () => {
    await using site = await openSite("sqlite", behindProxy);
    const ada = site.visitor();
    await ada.logIn(cast.ada, from("198.51.100.7"));
    await attack(site);
    // Others at the same address have used up its attempts.
    for (let i = 0; i < 101; i++)
      await site.visitor().logIn({ ...wrong, username: `person${i}` }, from("198.51.100.8"));
    for (const address of ["198.51.100.7", "198.51.100.8", "203.0.113.1"])
      expect((await ada.logIn(cast.ada, from(address))).status, address).toBe(200);
  });

  test("delay an admin on a new device for a bounded time, also while they go on", async () => {
    await using site = await openSite("sqlite", behindProxy);
    await attackPatiently(site);
    const ada = site.visitor();
    const logIn = (address: string) => ada.logIn(cast.ada, from(address));
    const seconds = expectRefused(await logIn("198.51.100.7"), "wrongPasswordsByAccount");
    expect(seconds).toBeLessThanOrEqual(900);
    site.advanceTime(seconds * 500);
    expectRefused(await logIn("198.51.100.7"), "wrongPasswordsByAccount");
    await attack(site, 50);
    site.advanceTime(seconds * 500);
    expect((await logIn("198.51.100.7")).status).toBe(200);
    expect((await logIn("198.51.100.9")).status, "the device is known now").toBe(200);
  });

  test("wait longer the more there are, and each address twice as long every time, up to fifteen minutes", async () => {
    await using site = await openSite("sqlite", behindProxy);
    await attack(site);
    const attempt = (address: string) => site.visitor().logIn(wrong, from(address));
    const delayOf = async (address: string) => expectRefused(await attempt(address), "wrongPasswordsByAccount");
    const first = await delayOf("198.51.100.1");
    await attackPatiently(site);
    const delays = [await delayOf("198.51.100.2")];
    expect(delays[0]).toBeGreaterThan(2 * first);
    for (let last = delays[0] ?? 0; last < 900; last = delays.at(-1) ?? 0) {
      site.advanceTime(last * 1000);
      expect((await attempt("198.51.100.2")).status).toBe(401);
      delays.push(await delayOf("198.51.100.2"));
      expect(delays.at(-1)).toBeGreaterThanOrEqual(Math.min(900, 2 * last));
    }
    expect(delays.at(-1)).toBe(900);
  });

  test("delay no longer than announced when the clock is set back meanwhile", async () => {
    await using site = await openSite("sqlite", behindProxy);
    await attackPatiently(site);
    const logIn = () => site.visitor().logIn(cast.ada, from("198.51.100.7"));
    const before = expectRefused(await logIn(), "wrongPasswordsByAccount");
    site.advanceTime(-30 * 86_400_000);
    const after = expectRefused(await logIn(), "wrongPasswordsByAccount");
    expect(after).toBeLessThanOrEqual(before);
    site.advanceTime(after * 1000);
    expect((await logIn()).status).toBe(200);
  });
});

test("a known device has its own limit of wrong passwords, which stops no other device", async () => {
  await using site = await openSite("sqlite", behindProxy);
  const [laptop, phone] = [site.visitor(), site.visitor()];
  for (const device of [laptop, phone]) await device.logIn(cast.ada);
  const statuses = [];
  // From many addresses, because this limit does not depend on them.
  for (let i = 0; i < 10; i++) statuses.push((await laptop.logIn(wrong, from(`198.51.100.${i}`))).status);
  expect(statuses).toEqual(Array(10).fill(401));
  expectRefused(await laptop.logIn(cast.ada, from("198.51.100.99")), "wrongPasswordsOnDevice");
  expect((await phone.logIn(cast.ada)).status).toBe(200);
  expect((await site.visitor().logIn(cast.ada)).status).toBe(200);
});

describe("correct passwords", () => {
  test("are limited by account", async () => {
    await using site = await openSite("sqlite");
    const ada = site.visitor();
    // By device where it is known, so the first one does not count with the others.
    for (let i = 0; i < 101; i++) expect((await ada.logIn(cast.ada)).status).toBe(200);
    expectRefused(await ada.logIn(cast.ada), "signInsByAccount");
    for (let i = 0; i < 99; i++) expect((await site.visitor().logIn(cast.ada)).status).toBe(200);
    expectRefused(await site.visitor().logIn(cast.ada), "signInsByAccount");
    const other = newUser();
    await ada.register(other);
    expect((await site.visitor().logIn(other)).status).toBe(200);
  });

  test("are limited by address", async () => {
    await using site = await openSite("sqlite", behindProxy);
    const people = Array.from({ length: 4 }, newUser);
    for (const person of people) await site.visitor().register(person);
    for (const person of people.slice(1))
      for (let i = 0; i < 100; i++) expect((await site.visitor().logIn(person, from("203.0.113.1"))).status).toBe(200);
    const [person = newUser()] = people;
    expectRefused(await site.visitor().logIn(person, from("203.0.113.1")), "signInsByAddress");
    expect((await site.visitor().logIn(person, from("203.0.113.2"))).status).toBe(200);
  });
});

describe("pending sign-ins of one address", () => {
  afterEach(() => holdVerifications(false));

  test("are limited in number and verified in turn with those of others", async () => {
    await using site = await openSite("sqlite", behindProxy);
    const held = holdVerifications(true);
    const answers: Answer[] = [];
    const pending: Promise<unknown>[] = [];
    const send = (i: number) =>
      pending.push(
        site
          .visitor()
          .logIn({ ...wrong, username: `person${i}` }, from("203.0.113.1"))
          .then((answer) => answers.push(answer)),
      );
    for (let i = 0; i < 2; i++) send(i);
    await vi.waitUntil(() => held.length > 0, { timeout: 30_000, interval: 5 });
    let isAdaIn = false;
    const ada = site.visitor().logIn(cast.ada, from("198.51.100.7"));
    void ada.then(() => {
      isAdaIn = true;
    });
    expect((await site.visitor().get("/healthz")).status).toBe(200);
    for (let i = 2; i < 80; i++) send(i);
    await vi.waitUntil(() => answers.length === 18, { timeout: 30_000, interval: 5 });
    expect(answers.map(({ status }) => status)).toEqual(Array(18).fill(503));
    expect(Number(answers[0]?.headers["retry-after"])).toBeGreaterThan(0);
    let verified = 0;
    for (; !isAdaIn; await wait(1)) {
      const [next] = held.splice(0, 1);
      if (!next) continue;
      next();
      verified += 1;
    }
    expect(verified).toBeLessThan(20);
    expect((await ada).status).toBe(200);
    holdVerifications(false);
    await Promise.all(pending);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(62);
  });
});

describe("registrations of taken names", () => {
  const registerTaken = (site: Site, address: string, name: object) =>
    site.visitor().post("/api/register", { ...newUser(), ...name }, from(address));

  test("are limited by address, in any mixture of usernames and email addresses", async () => {
    await using site = await openSite("sqlite", behindProxy);
    for (let i = 0; i < 40; i++) {
      const taken = i % 2 ? { email: cast.ada.email } : { username: cast.ada.username };
      expect((await registerTaken(site, "203.0.113.1", taken)).status).toBe(409);
    }
    expectRefused(await registerTaken(site, "203.0.113.1", { email: cast.ada.email }), "takenNames");
    // The response is the same for a name that is free, so it tells nothing.
    expectRefused(await registerTaken(site, "203.0.113.1", {}), "takenNames");
    expect((await registerTaken(site, "203.0.113.2", {})).status).toBe(201);
  });

  test("are limited for an IPv6 /48", async () => {
    await using site = await openSite("sqlite", behindProxy);
    const statuses = [];
    for (let i = 0; i < 170; i++)
      statuses.push((await registerTaken(site, `2001:db8:1:${i.toString(16)}::1`, { email: cast.ada.email })).status);
    expect(statuses).toEqual([...Array(160).fill(409), ...Array(10).fill(429)]);
  });

  test("are limited for all addresses together", async () => {
    await using site = await openSite("sqlite", behindProxy);
    for (let i = 0; i < 300; i++) {
      const answer = await registerTaken(site, `203.0.113.${i % 10}`, { email: cast.ada.email });
      expect(answer.status).toBe(409);
    }
    const taken = await registerTaken(site, "198.51.100.7", { email: cast.ada.email });
    expect(expectRefused(taken, "takenNamesInAll")).toBeLessThanOrEqual(600);
    // No one stops the registrations of others.
    expect((await registerTaken(site, "198.51.100.7", {})).status).toBe(201);
  });

  test("do not include registrations with other mistakes, or that succeed", async () => {
    await using site = await openSite("sqlite", behindProxy);
    for (let i = 0; i < 45; i++)
      expect((await registerTaken(site, "203.0.113.1", { password: "short" })).status).toBe(400);
    expect((await registerTaken(site, "203.0.113.1", {})).status).toBe(201);
  });
});

test("a limit ends in time although the clock was set back since it began", async () => {
  await using site = await openSite("sqlite");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 365 * 86_400_000 });
  for (let i = 0; i < 10; i++) await site.visitor().logIn(wrong);
  vi.useRealTimers();
  expect(expectRefused(await site.visitor().logIn(wrong), "wrongPasswordsHere")).toBeLessThanOrEqual(900);
});
