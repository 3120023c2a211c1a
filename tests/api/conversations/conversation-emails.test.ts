import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { removeExpired } from "#domain/retention/remove-expired.ts";
import { applicant, cast } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { type MailServer, readEmail, team } from "#harness/mail-server.ts";
import type { Visitor } from "#harness/visitor.ts";
import { retentionSteps } from "#server/retention.ts";
import { pdf } from "#tests/support/documents.ts";
import { openEmailSite, stored } from "#tests/support/servers/email-site.ts";
import { databases, type Site } from "#tests/support/servers/site.ts";

describe.each(databases)("emails about conversations on %s", (kind) => {
  let site: Site;
  let server: MailServer;
  let ada: Visitor;
  beforeAll(async () => {
    ({ site, server, ada } = await openEmailSite(kind));
  });
  afterAll(() => site.stop());
  beforeEach(async () => {
    await site.db.write((queries) => queries.deleteFrom("mails").execute());
    server.emails.length = 0;
  });

  const allSent = () =>
    vi.waitFor(async () => expect((await stored(site)).every(({ state }) => state === "sent")).toBe(true), 60_000);
  const handOver = (visitor: Visitor, id: string, body: object = { email: cast.vera.email, name: "Vera" }) =>
    visitor.post(`/api/chat/conversations/${id}/hand-over`, body);
  const reply = (id: string, content: string) => ada.post(`/api/admin/conversations/${id}/messages`, { content });

  test("emails the team once about a hand-over, with the masked last message", async () => {
    const vera = site.visitor();
    const id = await startConversation(vera);
    await sendMessage(vera, id, "My card is 4111 1111 1111 1111, https://evil.example/x <b>bold</b>");
    const answers = await Promise.all([1, 2, 3].map(() => handOver(vera, id)));
    // One request creates the hand-over; the others get the same response, and no message is stored twice.
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    const received = (await vera.get(`/api/chat/conversations/${id}/messages`)).json;
    expect(received.filter(({ metadata }: { metadata: { handedOver?: true } }) => metadata.handedOver)).toHaveLength(1);
    const [email] = await server.arrived(1);
    await allSent();
    if (!email) throw new Error("nothing arrived");
    expect(server.emails).toHaveLength(1);
    expect(email.to).toEqual(team);
    expect(email.headers).toMatchObject({ "reply-to": cast.vera.email, "auto-submitted": "auto-generated" });
    const { subject, text, html } = readEmail(email);
    expect(subject).toBe("A visitor asked for a person: Vera");
    for (const body of [text, html]) {
      expect(body).toContain(`${site.origin}/admin/conversations/${id}`);
      expect(body).toContain("My card is");
      expect(body).not.toMatch(/4111 ?1111/);
    }
    expect(text).toContain("https://evil.example/x <b>bold</b>");
    expect(html).not.toMatch(/evil\.example|<a [^>]*evil/);
    expect(html).not.toContain("<b>");
  });

  test("sends the answer to the latest address that a waiting visitor left", async () => {
    const vera = site.visitor();
    const id = await startConversation(vera);
    const first = await handOver(vera, id);
    const again = await handOver(vera, id, { email: "vera-at-home@example.com" });
    expect([again.status, again.json]).toEqual([200, first.json]);
    await server.arrived(1);
    await allSent();
    expect((await stored(site)).map((row) => row.kind)).toEqual(["conversation-to-team"]);
    await reply(id, "Here is your answer");
    expect((await stored(site)).map((row) => row.recipient)).toEqual([null, "vera-at-home@example.com"]);
  });

  test("emails the team's answer verbatim, without the marks of an automatic message", async () => {
    const vera = site.visitor();
    const id = await startConversation(vera);
    await sendMessage(vera, id, "Something that the mail does not repeat");
    await handOver(vera, id);
    await server.arrived(1);
    await allSent();
    expect((await reply(id, "Yes, it can.\nSee https://docs.example/x for <how>.")).status).toBe(201);
    site.advanceTime(60_000);
    site.mailer.run();
    const email = (await server.arrived(2)).at(-1);
    if (!email) throw new Error("nothing arrived");
    expect(email.to).toEqual([cast.vera.email]);
    expect(email.headers["auto-submitted"]).toBeUndefined();
    const { text, html } = readEmail(email);
    expect(text).toContain("> Yes, it can.\n> See https://docs.example/x for <how>.");
    const link = '<a href="https://docs.example/x" class="ink" style="color:#16130e;text-decoration:underline">';
    expect(html).toContain(`Yes, it can.<br/>See ${link}https://docs.example/x</a> for &lt;how&gt;.`);
    expect(email.headers.references).toMatch(new RegExp(`^<${id}@`));
    for (const body of [text, html]) expect(body).not.toContain("does not repeat");
  });

  test("lists only the fields that a chat applicant filled in", async () => {
    const cara = site.visitor();
    const { fullName, email, experience } = applicant;
    const metadata = JSON.stringify({ fullName, email, experience, position: "Weaver", isJobApplication: true });
    const resume = { name: "cara.pdf", content: pdf() };
    await sendMessage(
      cara,
      await startConversation(cara),
      "I apply.",
      { isApplicationRequest: "true", metadata },
      resume,
    );
    const received = (await server.arrived(2)).find(({ to }) => to.includes(email));
    expect(received && readEmail(received).text).toContain("Details: Name, email address, experience, resume\n");
  });

  test("emails the team once about all further messages of a visitor", async () => {
    const vera = site.visitor();
    const id = await startConversation(vera);
    await handOver(vera, id);
    await server.arrived(1);
    await reply(id, "Which of the two?");
    await sendMessage(vera, id, "The second one");
    await sendMessage(vera, id, "Or the first");
    const email = (await server.arrived(2)).at(-1);
    expect(email?.to).toEqual(team);
    expect(email && readEmail(email).text).toContain("The second one");
    expect((await stored(site)).map((row) => row.kind).sort()).toEqual([
      "conversation-answered",
      "conversation-to-team",
      "conversation-to-team",
    ]);
  });

  test("sends no email without an address, and none about a removed conversation", async () => {
    const vera = site.visitor();
    const id = await startConversation(vera, { userEmail: "noreply@clinic.example" });
    await sendMessage(vera, id, "Hello");
    await reply(id, "Hello yourself");
    expect(await stored(site)).toEqual([]);

    server.faults.connect = () => new Promise(() => {});
    server.disconnect();
    await handOver(vera, id);
    await reply(id, "Here is your answer");
    expect((await stored(site)).map((row) => row.kind)).toEqual(["conversation-to-team", "conversation-answered"]);
    expect((await ada.send(`/api/admin/conversations/${id}`, { method: "DELETE" })).status).toBe(204);
    expect(await stored(site)).toEqual([]);
    delete server.faults.connect;
  });

  test("removes the emails of an expired conversation", async () => {
    const vera = site.visitor();
    const id = await startConversation(vera);
    await handOver(vera, id);
    await reply(id, "An answer");
    const steps = retentionSteps.filter(({ what }) => what.startsWith("conversations"));
    await removeExpired({ db: site.db, now: () => Date.now() + 3650 * 86_400_000 }, steps, { dryRun: false });
    expect(await stored(site)).toEqual([]);
  });

  test("shows the emails to an admin in the outbox", async () => {
    const vera = site.visitor();
    const id = await startConversation(vera);
    await handOver(vera, id);
    await reply(id, "An answer");
    const { items } = (await ada.get("/api/admin/mails")).json;
    const previews = await Promise.all(
      items.map(async (email: { id: string }) => (await ada.get(`/api/admin/mails/${email.id}/preview`)).text),
    );
    expect(previews.join()).toContain("A visitor asked for a person.");
    expect(previews.join()).toContain("An answer");
  });
});
