import { describe, expect, test } from "vitest";
import { readEmail } from "#harness/mail-server.ts";
import { emailTo } from "#tests/support/account-links.ts";
import { CODE_MS, setUpApp } from "#tests/support/authenticator-app.ts";
import { addPasskey, passkeyAnswer } from "#tests/support/passkey.ts";
import { newUser } from "#tests/support/people.ts";
import { clear, openEmailSite, settled, stored } from "#tests/support/servers/email-site.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

const DAY = 86_400_000;
const firefox = { "User-Agent": "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0" };

const noticesOn = async (site: Site, name = "new-device") => (await stored(site)).filter(({ kind }) => kind === name);

describe.each(databases)("a login on a new device on %s", (kind) => {
  test("is told by email with device and time, and not on a known device", async () => {
    const { site, server } = await openEmailSite(kind);
    await using _ = site;
    const person = newUser();
    const home = site.visitor();
    await home.register(person);
    site.advanceTime(60_000);
    expect((await home.logIn(person)).status).toBe(200);
    expect((await home.logIn(person)).status).toBe(200);
    await site.visitor().logIn({ ...person, password: "not the password" });
    expect(await noticesOn(site)).toEqual([]);

    const office = site.visitor();
    expect((await office.logIn(person, firefox)).status).toBe(200);
    const [received] = await server.arrived(1);
    expect(received?.to).toEqual([person.email]);
    expect(received?.headers.subject).toBe("New login to your account");
    const { text, html } = readEmail(received as NonNullable<typeof received>);
    for (const content of [text, html]) {
      for (const said of [person.username, "Firefox on Windows", "Bengaluru time", "change your password"])
        expect(content).toContain(said);
      expect(content).toContain(`${site.origin}/account`);
    }
    expect((await office.logIn(person, firefox)).status).toBe(200);
    expect(await noticesOn(site)).toHaveLength(1);
  });

  test("is told when it is the first login after the registration", async () => {
    const { site, server } = await openEmailSite(kind);
    await using _ = site;
    const person = newUser();
    await site.visitor().register(person);
    const stranger = site.visitor();
    expect((await stranger.logIn(person, firefox)).status).toBe(200);
    const [received] = await server.arrived(1);
    expect(received).toMatchObject({ to: [person.email], headers: { subject: "New login to your account" } });
  });

  test("sends at most five emails a day", async () => {
    const { site, server } = await openEmailSite(kind);
    await using _ = site;
    const person = newUser();
    await site.visitor().register(person);
    site.advanceTime(60_000);
    for (let i = 0; i < 8; i++) expect((await site.visitor().logIn(person)).status).toBe(200);
    await settled(site, "sent");
    expect(await noticesOn(site)).toHaveLength(5);
    await clear(site, server);
    site.advanceTime(DAY);
    await site.visitor().logIn(person);
    expect(await noticesOn(site)).toHaveLength(1);
  });

  test("keeps the email in the outbox while email is not set up, and removes it with the account", async () => {
    await using site = await openSite(kind);
    const person = newUser();
    const visitor = site.visitor();
    await visitor.register(person);
    site.advanceTime(60_000);
    await visitor.logIn(person);
    await site.visitor().logIn(person);
    expect(await noticesOn(site)).toMatchObject([{ state: "waiting", recipient: person.email }]);
    const answer = await visitor.send("/api/account", {
      method: "DELETE",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ password: person.password }),
    });
    expect(answer.status, answer.text).toBe(204);
    expect(await noticesOn(site)).toEqual([]);
  });
});

describe.each(databases)("a right password without the second factor on %s", (kind) => {
  /** A user with an authenticator app, and one with a passkey, who have never logged in on another device. */
  async function withFactors(site: Site) {
    const [person, owner] = [newUser(), site.visitor()];
    await owner.register(person);
    const { app } = await setUpApp(site, owner);
    const { passkey } = await addPasskey(site, owner);
    site.advanceTime(CODE_MS);
    return { person, owner, app, passkey };
  }
  const subject = "Your password was used without your second factor";

  test("on a new device is told by email after five minutes, at most once in six hours", async () => {
    const { site, server } = await openEmailSite(kind);
    await using _ = site;
    const { person, owner, app, passkey } = await withFactors(site);
    const stranger = site.visitor();
    const asked = await stranger.post("/api/login", person, firefox);
    expect([asked.status, Object.keys(asked.json.errors)]).toEqual([401, ["code", "passkey"]]);
    // A wrong code, a passkey that signs for another site, and the password again.
    const answer = await passkeyAnswer(stranger, passkey, { origin: "https://phishing.example" });
    for (const more of [{ code: "000000" }, { passkey: answer }, {}])
      expect((await stranger.post("/api/login", { ...person, ...more })).status).toBe(401);
    const [notice, ...others] = await noticesOn(site, "password-used");
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ state: "waiting", recipient: person.email });
    expect((notice?.dueAt ?? 0) - (notice?.createdAt ?? 0)).toBe(5 * 60_000);
    site.advanceTime(5 * 60_000);
    // Any commit that queues an email wakes the outbox.
    await owner.post("/api/password-resets", { email: person.email });
    const { text } = await emailTo(server, person.email, subject);
    for (const said of [person.username, "Wrong codes in a row: 1", "another person knows your password"])
      expect(text).toContain(said);
    await stranger.post("/api/login", person);
    expect(await noticesOn(site, "password-used")).toHaveLength(1);
    site.advanceTime(6 * 3_600_000);
    await stranger.post("/api/login", person);
    expect(await noticesOn(site, "password-used")).toHaveLength(2);
    expect((await owner.post("/api/login", { ...person, code: app.code() })).status).toBe(200);
  });

  test("is not told when the login follows, nor on a known device", async () => {
    const { site } = await openEmailSite(kind);
    await using _ = site;
    const { person, app } = await withFactors(site);
    expect((await site.visitor().post("/api/login", { ...person, code: app.code() })).status).toBe(200);
    site.advanceTime(CODE_MS);
    const browser = site.visitor();
    for (let i = 0; i < 2; i++) {
      expect((await browser.post("/api/login", person)).status).toBe(401);
      expect(await noticesOn(site, "password-used"), i === 0 ? "new" : "known").toHaveLength(i === 0 ? 1 : 0);
      expect((await browser.post("/api/login", { ...person, code: "000000" })).status).toBe(401);
      expect((await browser.post("/api/login", { ...person, code: app.code() })).status).toBe(200);
      expect(await noticesOn(site, "password-used")).toEqual([]);
      site.advanceTime(CODE_MS);
    }
    expect(await noticesOn(site)).toHaveLength(2);
  });
});
