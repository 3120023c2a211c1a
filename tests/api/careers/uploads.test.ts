import { connect } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { applicant, cast, intern } from "#harness/cast.ts";
import { formRequest } from "#harness/form.ts";
import type { Visitor } from "#harness/visitor.ts";
import { pdf, wordParts, zip } from "#tests/support/documents.ts";
import { openPeopledSite } from "#tests/support/servers/peopled-site.ts";
import { databases, type Site } from "#tests/support/servers/site.ts";
import { applications, apply, expectNothingStored, files, MAX, withoutLink } from "#tests/support/uploads.ts";

const docx = zip(wordParts);
const tooLarge = "File too large: Please select a file smaller than 5MB.";

describe.each(databases)("uploads on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  let otto: Visitor;
  beforeAll(async () => {
    ({ site, ada, otto } = await openPeopledSite(kind));
  });
  afterAll(() => site.stop());
  beforeEach(async () => {
    await site.db.write((queries) => queries.deleteFrom("jobApplications").execute());
  });

  const resumeOf = (id: string, who = ada) => who.get(`/api/admin/job-applications/${id}/resume`);

  test("rejects 5 MB and one byte while it arrives and stores nothing", async () => {
    const answer = await apply(site, [{ name: "me.pdf", content: pdf(MAX + 1) }]);
    expect([answer.status, answer.json.detail]).toEqual([413, tooLarge]);
    expect(answer.json.errors).toEqual({ resume: [tooLarge] });
    await expectNothingStored(site);
  });

  test("cuts off an endless file at 5 MB, with or without a length", async () => {
    const head = formRequest(withoutLink, { name: "me.pdf", content: "%PDF-1.7\n" });
    const start = head.body.toString("latin1").replace(/\r\n--[^\r]*--\r\n$/, "");
    const begin = `POST /api/job-applications HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: ${head.headers?.["Content-Type"]}\r\n`;
    const chunk = (text: string) => `${Buffer.byteLength(text, "latin1").toString(16)}\r\n${text}\r\n`;
    const piece = chunk("x".repeat(65_536));
    const { answer, sent } = await new Promise<{ answer: string; sent: number }>((resolve, reject) => {
      let answer = "";
      let sent = 0;
      const socket = connect(site.port, "127.0.0.1", () => {
        socket.write(`${begin}Transfer-Encoding: chunked\r\n\r\n${chunk(start)}`, "latin1");
        const more = () => {
          while (!socket.destroyed && !answer && sent < 200_000_000) {
            sent += 65_536;
            if (!socket.write(piece)) return socket.once("drain", more);
          }
        };
        more();
      });
      socket.on("data", (data) => {
        answer += data;
        if (answer.includes(tooLarge)) socket.destroy();
      });
      socket.on("error", (error) => (answer ? undefined : reject(error)));
      socket.on("close", () => resolve({ answer, sent }));
    });
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain(tooLarge);
    expect(sent).toBeLessThan(50_000_000);
    const announced = await site.visitor().send("/api/job-applications", {
      method: "POST",
      headers: { ...head.headers, "Content-Length": 5_000_000_000 },
    });
    expect([announced.status, announced.json.detail]).toEqual([413, tooLarge]);
    await expectNothingStored(site);
  });

  test("requires a link in a form without a file, and stores both when both are sent", async () => {
    const noFile = { name: "", content: "" };
    for (const chosen of [[], [noFile]]) {
      const answer = await apply(site, chosen);
      expect([answer.status, answer.json.errors]).toEqual([400, { resumePath: ["Resume link is required"] }]);
      expect((await apply(site, [noFile], { resumePath: "", fullName: "" })).json.errors).toEqual({
        fullName: ["Full name is required"],
        resumePath: ["Resume link is required"],
      });
    }
    const both = await apply(site, [{ name: "me.pdf", content: pdf() }], { resumePath: applicant.resumePath });
    expect(both.status).toBe(201);
    const [listed] = (await ada.get("/api/admin/job-applications")).json;
    expect(listed).toMatchObject({ resumePath: applicant.resumePath, resumeFile: { name: "me.pdf" } });
    expect((await resumeOf(both.json.id)).bytes).toEqual(pdf());
  });

  test("accepts a resume file for an internship", async () => {
    const { resumePath: _link, ...rest } = intern;
    const answer = await site
      .visitor()
      .send("/api/job-applications", formRequest(rest, { name: "me.docx", content: docx }));
    expect(answer.status, answer.text).toBe(201);
    expect((await ada.get("/api/admin/job-applications")).json[0]).toMatchObject(rest);
  });

  test("counts a form's line break as one character", async () => {
    const message = `${"x".repeat(24)}\n`.repeat(200).slice(0, -1);
    const sent = (breaks: string) => apply(site, [], { ...applicant, message: message.replaceAll("\n", breaks) });
    expect((await sent("\r\n")).status).toBe(201);
    const [listed] = (await ada.get("/api/admin/job-applications")).json;
    expect(listed.message).toBe(message);
  });

  test("names invalid fields and stores nothing", async () => {
    const file = { name: "me.pdf", content: pdf() };
    const wrong = await apply(site, [file], { email: "invalid", __proto__: "x", phone: "" });
    expect(wrong.json.errors).toEqual({ email: ["Invalid email address"], phone: ["Phone number is required"] });
    await expectNothingStored(site);
  });

  test("rejects broken, incomplete and overfull forms and stores nothing", async () => {
    const file = { name: "me.pdf", content: pdf(100_000) };
    const complete = formRequest(withoutLink, file);
    const send = (more: object) => site.visitor().send("/api/job-applications", { ...complete, ...more });
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`n${i}`, "x"]));
    const delimiter = complete.body.subarray(0, complete.body.indexOf("\r\n")).toString();
    const withPart = (part: string) => Buffer.concat([Buffer.from(`${delimiter}\r\n${part}\r\n`), complete.body]);
    for (const [what, answer] of [
      ["cut off", await send({ body: complete.body.subarray(0, 50_000) })],
      ["cut off in the fields", await send({ body: complete.body.subarray(0, 200) })],
      ["cut off in a header", await send({ body: complete.body.subarray(0, 40) })],
      ["empty", await send({ body: "" })],
      ["no form", await send({ body: "{}" })],
      ["no boundary", await send({ headers: { "Content-Type": "multipart/form-data" } })],
      ["another boundary", await send({ headers: { "Content-Type": "multipart/form-data; boundary=other" } })],
      ["two files", await apply(site, [file, file])],
      ["a file of another name", await apply(site, [{ ...file, field: "photo" }])],
      ["a field without a name", await send({ body: withPart("Content-Disposition: form-data\r\n\r\nx") })],
      ["many parts that are no fields", await send({ body: withPart(`\r\n\r\n${delimiter}\r\n`.repeat(40)) })],
      ["many fields", await apply(site, [file], many)],
      ["a huge field", await apply(site, [file], { message: "x".repeat(500_000) })],
      ["a long field", await apply(site, [file], { message: "x".repeat(5001) })],
    ] as const) {
      expect(answer.status, what).toBe(400);
      expect(Object.keys(answer.json.errors), what).toHaveLength(1);
    }
    const compressed = await send({ headers: { ...complete.headers, "Content-Encoding": "gzip" } });
    expect(compressed.status).toBe(415);
    await expectNothingStored(site);
  });

  test("rejects a form from another site", async () => {
    const { headers, ...rest } = formRequest(withoutLink, { name: "me.pdf", content: pdf() });
    const answer = await site
      .visitor()
      .send("/api/job-applications", { ...rest, headers: { ...headers, "Sec-Fetch-Site": "cross-site" } });
    expect(answer.status).toBe(403);
    expect(await applications(site)).toEqual([]);
  });

  test("stores every valid one of 200 concurrent forms and answers the others with 4xx", async () => {
    const sent = Array.from({ length: 200 }, (_, i) => {
      const content = i % 4 === 3 ? Buffer.from("<html>") : pdf(150_000 + i);
      return apply(site, [{ name: `${i}.pdf`, content }], { email: `n${i}@example.com` });
    });
    const answers = await Promise.all(sent);
    answers.forEach((answer, i) => {
      expect(answer.status, answer.text).toBe(i % 4 === 3 ? 400 : 201);
    });
    const sizes = new Map((await files(site)).map((file) => [file.jobApplicationId, file.size]));
    expect(await applications(site)).toHaveLength(150);
    expect(sizes.size).toBe(150);
    answers.forEach((answer, i) => {
      if (answer.status === 201) expect(sizes.get(answer.json.id)).toBe(150_000 + i);
    });
  });

  test("stores forty concurrent copies as one application with one file", async () => {
    const { headers, ...form } = formRequest(withoutLink, { name: "me.pdf", content: pdf() });
    const sent = { ...form, headers: { ...headers, "Idempotency-Key": "one" } };
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => site.visitor().send("/api/job-applications", sent)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(40).fill(201));
    expect(await files(site)).toHaveLength(1);
  });

  test("lets only admins open a file, and deletes it with its application", async () => {
    const { id } = (await apply(site, [{ name: "me.pdf", content: pdf() }], { email: cast.otto.email })).json;
    expect((await resumeOf(id, site.visitor())).status).toBe(401);
    expect((await resumeOf(id, otto)).status).toBe(403);
    const remove = (who: Visitor) => who.send(`/api/admin/job-applications/${id}`, { method: "DELETE" });
    expect((await remove(otto)).status).toBe(403);
    expect(await files(site)).toHaveLength(1);
    expect((await remove(ada)).status).toBe(204);
    expect((await resumeOf(id)).status).toBe(404);
    await expectNothingStored(site);
  });
});
