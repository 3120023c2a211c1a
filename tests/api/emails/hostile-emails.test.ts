import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { queueEmails, queueEmailsAbout } from "#domain/emails/queue.ts";
import { cast } from "#harness/cast.ts";
import {
  type MailServer,
  mailUser,
  openMailServer,
  type ReceivedEmail,
  readEmail,
  team,
} from "#harness/mail-server.ts";
import { site as owner } from "#site";
import { openSite, type Site } from "#tests/support/servers/site.ts";

/** Inputs that try to inject headers or recipients. Validation refuses most of them. */
const hostile: Record<string, string> = {
  "a header": "x\r\nBcc: victim@evil.example\r\nSubject: Another",
  "a header after a lone line feed": "x\nTo: victim@evil.example\n\nAnother body",
  "a header after a line separator":
    "x\u2028Bcc: victim@evil.example\u2029Cc: victim@evil.example\u0085To: v@evil.example",
  "the end of the mail and another":
    "x\r\n.\r\nMAIL FROM:<a@evil.example>\r\nRCPT TO:<victim@evil.example>\r\nDATA\r\n",
  "another part": "\r\n--boundary\r\nContent-Type: text/html\r\n\r\n<h1>Another</h1>\r\n--boundary--\r\n",
  "an encoded word": "=?UTF-8?Q?=0D=0ABcc:_victim@evil.example?= =?UTF-8?B?PGI+?=",
  markup: `</td></tr></table></div></title><script>alert(1)</script><img src=x onerror="alert(1)"><style>*{display:none}</style>`,
  "markup in attributes": `" style="display:none" onclick='alert(1)' x="`,
  entities: "&lt;script&gt; &#60;script&#62; &amp;lt;b&amp;gt;",
  links:
    "https://evil.example/x www.evil.example mailto:victim@evil.example [press](https://evil.example) <https://evil.example>",
  "a list of addresses": '"Team" <victim@evil.example>, other@evil.example; third@evil.example',
  "text that changes the direction of its surroundings": "\u202eelpmaxe.live\u2066 \u200f\u061c evil\u202d",
  "a long name from right to left": "محمد عبد الله ".repeat(770),
  "a long name in one word": "x".repeat(10_000),
  "graphemes of many characters": `Zalgo ${"a\u0301\u0302\u0303\u0304".repeat(1700)}`,
};
const inquiryOf = (text: string, more: object = {}) => ({
  firstName: text,
  lastName: text,
  email: cast.vera.email,
  company: text,
  industry: "other",
  message: text,
  ...more,
});
const applicationOf = (text: string, more: object = {}) => ({
  fullName: text,
  email: cast.vera.email,
  phone: text,
  position: text,
  experience: text,
  message: text,
  resumePath: text,
  applicationType: "internship",
  education: text,
  university: text,
  graduationYear: text,
  availabilityDate: text,
  ...more,
});

// Both databases store text unchanged, so one is enough.
describe("visitors' text in emails", () => {
  let server: MailServer;
  let site: Site;
  beforeAll(async () => {
    server = await openMailServer();
    site = await openSite("sqlite", { environment: { RATE_LIMITS: "off", ...server.environment } });
  });
  afterAll(async () => {
    await site.stop();
    await server.stop();
  });

  /** Stores a row without validation, which would refuse it, and waits until all emails about it have arrived. */
  async function store(what: "inquiry" | "application", values: object & { email: string }): Promise<ReceivedEmail[]> {
    server.emails.length = 0;
    site.advanceTime(3_600_000);
    const id = newId();
    const now = Date.now() + site.ahead();
    await site.db.write(async (queries) => {
      const row = { id, searchText: "", createdAt: now, ...values };
      if (what === "inquiry")
        await queries
          .insertInto("inquiries")
          .values(row as never)
          .execute();
      else
        await queries
          .insertInto("jobApplications")
          .values({ emailFolded: "", ...row } as never)
          .execute();
      await queueEmailsAbout(queries, { what, id, email: values.email, now });
    });
    site.mailer.run();
    const states = () =>
      site.db.read.selectFrom("mails").select(["state", "attempts", "reason"]).where("aboutId", "=", id).execute();
    const hasFailed = ({ state, attempts }: { state: string; attempts: number }) =>
      state === "dead" || (state === "waiting" && attempts > 0);
    let rows = await states();
    // Ends at a failed attempt too: it is not repeated before the site's time advances.
    for (const until = Date.now() + 60_000; Date.now() < until; rows = await states()) {
      if (rows.every(({ state }) => state === "sent") || rows.some(hasFailed)) break;
      await wait(5);
    }
    expect(rows.filter(({ state }) => state !== "sent")).toEqual([]);
    return [...server.emails];
  }

  test.each(Object.entries(hostile))("%s stays text in every field of every email", async (_, text) => {
    for (const [what, values] of [
      ["inquiry", inquiryOf(text)],
      ["application", applicationOf(text)],
    ] as const) {
      const emails = await store(what, values);
      expect(emails.map(({ to }) => to.join()).sort()).toEqual([team.join(), cast.vera.email].sort());
      for (const email of emails) expectNothingInjected(email, site.origin);
    }
  });

  test.each(Object.entries(hostile))("%s stays text in a reply of the team", async (_, text) => {
    server.emails.length = 0;
    const [inquiryId, id, now] = [newId(), newId(), Date.now() + site.ahead()];
    const rest = {
      authorId: null,
      direction: "out",
      channel: "email",
      isRejection: 0,
      jobApplicationId: null,
    } as const;
    await site.db.write(async (queries) => {
      await queries
        .insertInto("inquiries")
        .values({ ...inquiryOf("Vera"), id: inquiryId, searchText: "", createdAt: now } as never)
        .execute();
      await queries
        .insertInto("replies")
        .values({ ...rest, id, inquiryId, subject: text, text, signature: text, happensAt: now, createdAt: now })
        .execute();
      await queueEmails(queries, [{ kind: "reply", aboutId: id, recipient: cast.vera.email, now }]);
    });
    site.mailer.run();
    const [email] = await server.arrived(1);
    if (!email) throw new Error("no email arrived");
    expect(email.to).toEqual([cast.vera.email]);
    expect(email.headers["reply-to"]).toBe(owner.email);
    expectOwnShape(email);
  });

  test("never turns other text into a recipient", async () => {
    const addresses = [
      ...Object.values(hostile).map((text) => text.slice(0, 254)),
      "vera@clinic.example, victim@evil.example",
      "vera@clinic.example\r\nBcc: victim@evil.example",
      "<vera@clinic.example> victim@evil.example",
      '"vera@clinic.example, x"@evil.example',
      "vera@clinic.example>\r\nRCPT TO:<victim@evil.example",
      "vera@evil.example@clinic.example",
    ];
    for (const email of addresses) {
      for (const [what, values] of [
        ["inquiry", inquiryOf("Vera", { email })],
        ["application", applicationOf("Vera", { email })],
      ] as const) {
        const emails = await store(what, values as typeof cast.vera);
        expect(emails.map(({ to }) => to)).toEqual([team]);
        for (const email of emails) {
          expect(email.headers["reply-to"]).toBeUndefined();
          expectNothingInjected(email, site.origin);
        }
      }
    }
  });
});

const ourHeaders = [
  "auto-submitted",
  "content-type",
  "date",
  "from",
  "in-reply-to",
  "message-id",
  "mime-version",
  "references",
  "reply-to",
  "subject",
  "to",
  "x-auto-response-suppress",
];
const ourTags = "html head meta title style body div table tbody tr td h1 h2 p ol li a br span".split(" ");
const ourAttributes = [
  ..."lang dir charset name content role cellpadding cellspacing border width align valign colspan href".split(" "),
  ..."class style aria-hidden".split(" "),
];

/** Expects our own headers, parts and elements, and no others. */
function expectOwnShape(email: ReceivedEmail): void {
  expect(ourHeaders).toEqual(expect.arrayContaining(Object.keys(email.headers)));
  expect(email.headers.from).toBe(`${owner.name} <${mailUser.user}>`);
  const { subject, html } = readEmail(email);
  expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
  expect(subject.length).toBeLessThan(130);
  const boundary = /boundary="([^"]+)"/.exec(email.headers["content-type"] ?? "")?.[1] ?? "none";
  const parts = email.raw.split(`--${boundary}`).slice(1);
  expect(parts.map((part) => part.match(/^\r\nContent-Type: (\S+);/)?.[1] ?? part)).toEqual([
    "text/plain",
    "text/html",
    "--\r\n",
  ]);
  expect(html.startsWith("<!DOCTYPE html><html")).toBe(true);
  for (const [, tag = "", attributes = ""] of html.matchAll(/<\/?([a-z][\w-]*)((?:\s+[\w-]+="[^"]*")*)\s*\/?>/gi)) {
    expect(ourTags).toContain(tag.toLowerCase());
    for (const [, name = ""] of attributes.matchAll(/([\w-]+)="/g)) expect(ourAttributes).toContain(name.toLowerCase());
  }
  // The text between well-formed tags contains no further tag.
  expect(
    html.replace(/<!DOCTYPE html>|<style>.*?<\/style>|<\/?[a-z][\w-]*(?:\s+[\w-]+="[^"]*")*\s*\/?>/gi, ""),
  ).not.toContain("<");
}

/** Expects our own headers, parts, elements and links, and no others. */
function expectNothingInjected(email: ReceivedEmail, origin: string): void {
  expectOwnShape(email);
  const { text, html } = readEmail(email);
  for (const [, href = ""] of html.matchAll(/href="([^"]*)"/g)) expect(href.startsWith(`${origin}/admin/`)).toBe(true);
  // No piece of text between two tags holds an address that a mail program recognizes, and no link holds a visitor's text.
  for (const piece of html.split(/<[^>]*>/)) {
    expect(piece).not.toMatch(/(:\/\/|www\.|mailto:|[\w.]@)\S*evil/);
    expect(piece).not.toMatch(/evil\.example/);
  }
  expect(html).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*evil/s);
  // What a reader copies is what the visitor wrote.
  for (const body of [text, html]) expect(body).not.toMatch(/[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/);
}
