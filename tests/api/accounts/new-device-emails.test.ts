import { describe, expect, test } from "vitest";
import { readEmail } from "#harness/mail-server.ts";
import { newUser } from "#tests/support/people.ts";
import { clear, openEmailSite, settled, stored } from "#tests/support/servers/email-site.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

const DAY = 86_400_000;
const firefox = { "User-Agent": "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0" };

const noticesOn = async (site: Site) => (await stored(site)).filter(({ kind }) => kind === "new-device");

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
