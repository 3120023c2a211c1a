import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ServerProcess, startProcess, stopProcess } from "#bin/server-process.ts";
import { adminEnvironment, cast } from "#harness/cast.ts";
import { Visitor } from "#harness/visitor.ts";

interface Listing {
  id: string;
  slug: string;
  listingCategory: string;
}

/** What has a meaning in HTML, in a script, in a comment, or in the replacement of a regular expression. */
const texts = [
  "</script><meta http-equiv=refresh content=0;url=//evil.test>",
  "<style>",
  "</style>",
  "<script>",
  "</script>",
  '<link rel="stylesheet" href="/_astro/a.css">',
  '<link rel="preload"',
  "</head><body>",
  "-->",
  "<!--",
  "<!--<script>",
  "]]>",
  "$& $1 $` $' $$",
  `"'&amp;<html data-session>`,
];

describe("the text of a listing", () => {
  const data = mkdtempSync(join(tmpdir(), "site-listings-"));
  let server: ServerProcess;
  let ada: Visitor;
  beforeAll(async () => {
    server = await startProcess({ ...adminEnvironment, RATE_LIMITS: "off", DATA_DIR: data });
    ada = new Visitor(server.origin);
    await ada.logIn(cast.ada);
  });
  afterAll(async () => {
    await stopProcess(server);
    rmSync(data, { recursive: true, force: true });
  });

  const elementsIn = (html: string) => DomUtils.getElementsByTagName("*", parseDocument(html));
  const named = (html: string, name: string) => elementsIn(html).filter((element) => element.name === name);
  /** Every element with the names of its attributes; scripts, styles and links to them with all they hold. Data is left out. */
  const structureOf = (html: string) =>
    elementsIn(html).map(({ name, attribs, children }) => {
      const isCode = name === "style" || attribs.rel === "stylesheet" || name === "script";
      if (!isCode || attribs.type === "application/ld+json") return [name, ...Object.keys(attribs)].join(" ");
      return `${name} ${JSON.stringify(attribs)} ${DomUtils.textContent(children)}`;
    });

  /** Publishes a listing with this text in every field, and returns its pages, also those of the closed listing. */
  async function pagesWith(text: string, listingCategory: string) {
    const texts = { title: `Weaver ${text}`, type: text, location: `${text}, India`, experience: text };
    const fields = { ...texts, description: `${text}\nAll day`, requirements: `Loom\n${text}`, listingCategory };
    const { id, slug }: Listing = (await ada.post("/api/admin/job-listings", fields)).json;
    const apply = listingCategory === "job" ? `/careers/apply/${id}` : `/careers/apply-internship?listing=${id}`;
    const paths = [`/careers/${id}/${slug}`, apply, "/careers"];
    const visitor = new Visitor(server.origin);
    const open = await Promise.all(paths.map((path) => visitor.get(path)));
    await ada.send(`/api/admin/job-listings/${id}`, {
      method: "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ isActive: false }),
    });
    const html = { Accept: "text/html" };
    const closed = [paths[0] ?? "", `/careers/apply/${id}`].map((path) => visitor.get(path, html));
    return { fields, pages: [...open, ...(await Promise.all(closed))] };
  }

  test.each([...texts.map((text) => [text, "job"] as const), [texts[0] ?? "", "internship"] as const])(
    "is shown as text and changes nothing else in a page: %s (%s)",
    async (text, category) => {
      const ordinary = await pagesWith("plain", category);
      const { fields, pages } = await pagesWith(text, category);
      expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 410, 410]);
      for (const [index, { text: html, headers }] of pages.entries()) {
        expect(structureOf(html)).toEqual(structureOf(ordinary.pages[index]?.text ?? ""));
        const policy = headers["content-security-policy"];
        expect(policy).toBe(ordinary.pages[index]?.headers["content-security-policy"]);
        for (const { name, attribs, children } of elementsIn(html)) {
          if ((name !== "script" && name !== "style") || attribs.type === "application/ld+json") continue;
          const hash = createHash("sha256").update(DomUtils.textContent(children)).digest("base64");
          expect(policy).toContain(`'sha256-${hash}'`);
        }
      }
      const [position, apply, list] = pages.map(({ text: html }) => html) as [string, string, string];
      for (const html of [position, apply, list])
        expect(named(html, "main").map((main) => DomUtils.textContent(main))).toEqual([
          expect.stringContaining(html === apply && category === "internship" ? "" : fields.title),
        ]);
      expect(DomUtils.textContent(named(position, "title"))).toContain(fields.title);
      const descriptions = named(position, "meta").filter(({ attribs }) => attribs.name === "description");
      expect(descriptions.map(({ attribs }) => attribs.content?.startsWith(`${fields.title}, ${text}, `))).toEqual([
        true,
      ]);
      const json = named(position, "script").filter(({ attribs }) => attribs.type === "application/ld+json");
      const posting = json
        .map((script) => JSON.parse(DomUtils.textContent(script)))
        .find((one) => one["@type"] === "JobPosting");
      expect(posting).toMatchObject({ title: fields.title, experienceRequirements: text });
      expect(DomUtils.textContent(parseDocument(posting.description))).toBe(`${text}All dayLoom${text}`);
      const [island] = named(apply, "astro-island").filter(({ attribs }) => attribs.props?.includes("Weaver"));
      expect(island?.attribs.props).toContain(JSON.stringify(fields.title));
    },
  );
});
