import { expect, test } from "vitest";
import { exampleEmails } from "#bin/email-examples.ts";
import { applicationToTeam, exampleInternship } from "#domain/job-applications/emails.ts";
import { renderEmail } from "#mail/render.ts";

const emails = Object.entries(exampleEmails);

test.each(emails)("%s stays within the limits of Gmail and Outlook", (_, content) => {
  const { html, subject } = renderEmail(content);
  // Gmail cuts off after 102 KB and drops a style sheet of more than 8,192 characters; a subject fits one line (RFC 5322).
  expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  const [sheet = ""] = /<style>.*<\/style>/s.exec(html) ?? [];
  expect(sheet.length).toBeGreaterThan(500);
  expect(sheet.length).toBeLessThan(8192);
  expect(subject.length).toBeLessThanOrEqual(78 - "Subject: ".length);
  // Outlook supports only table layout, and mail programs block requests.
  expect(html).not.toMatch(/<(img|script|link|svg|form|iframe|video)\b|url\(|@import|var\(|calc\(|position:|float:/);
  expect(html).not.toMatch(/display:\s*(flex|grid)|linear-gradient|background-image/);
  for (const [, href] of html.matchAll(/href="([^"]*)"/g))
    expect(href).toMatch(/^https:\/\/(www|meet)\.example\.com\//);
  // Outlook for Windows ignores it, so line breaks are elements.
  expect(html).not.toContain("white-space");
  // SpamAssassin, FONT_INVIS: text in a font of at most one pixel.
  expect(html).not.toMatch(/<[a-z]+\s[^>]*font(-size)?\s*:\s*0*[01](\.\d+)?(px|pt)?[\s;'"][^>]*>[a-z0-9]/i);
});

test.each(emails)("%s has the same content as HTML and as plain text", (_, content) => {
  const { html, text } = renderEmail(content);
  const words = html
    .replace(/<style>.*<\/style>|<title>.*<\/title>/gs, "")
    .replace(/<div style="display:none.*?<\/div>/s, "")
    .replace(/<\/?span>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .split(/\s+/)
    .filter(Boolean);
  const textWords = new Set(text.split(/\s+/).map((word) => word.replace(/:$/, "")));
  expect(words.filter((word) => !textWords.has(word.replace(/:$/, "")))).toEqual([]);
  expect(text).not.toMatch(/<[a-z]|&(amp|lt|#)|undefined|null/);
});

test("every color of an email has a class for the dark color scheme", () => {
  for (const [, content] of emails) {
    const { html } = renderEmail(content);
    const [body = ""] = /<body.*/s.exec(html) ?? [];
    for (const [tag, style = ""] of body.matchAll(/<\w+[^>]*style="([^"]*)"[^>]*>/g)) {
      const classes = /class="([^"]*)"/.exec(tag)?.[1]?.split(" ") ?? [];
      if (/(^|;)color:/.test(style))
        expect(
          classes.some((one) => /^(ink|muted|button-text)$/.test(one)),
          tag,
        ).toBe(true);
      if (style.includes("background-color:"))
        expect(
          classes.some((one) => /^(page|surface|thread|button)$/.test(one)),
          tag,
        ).toBe(true);
      if (/border[^:]*:[^;]*#/.test(style))
        expect(
          classes.some((one) => /^(line|thread-line)$/.test(one)),
          tag,
        ).toBe(true);
    }
  }
});

test("an application with the maximum length in every field stays below the size at which Gmail clips emails", () => {
  const text = (length: number) => "字".repeat(length);
  const application = {
    ...exampleInternship,
    fullName: text(200),
    phone: text(50),
    position: text(120),
    experience: text(120),
    message: "a.字@".repeat(1250),
    resumePath: `https://example.com/${"%E5".repeat(660)}`,
    education: text(200),
    university: text(200),
  };
  const context = { id: "0", at: 0, origin: "https://www.example.com" };
  const { html } = renderEmail(applicationToTeam(application, context));
  expect(Buffer.byteLength(html)).toBeLessThan(102_000);
  expect(html.replace(/<\/?span>/g, "")).toContain("a.字@".repeat(1250));
});
