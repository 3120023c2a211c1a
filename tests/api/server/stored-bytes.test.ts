import { randomFillSync } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, test, vi } from "vitest";
import { applicant, cast } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { formRequest } from "#harness/form.ts";
import { pdf } from "#tests/support/documents.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";
import { apply, files, MAX, withoutLink } from "#tests/support/uploads.ts";

const from = (address: string) => ({ "X-Forwarded-For": address });
const resume = { name: "me.pdf", content: pdf(MAX) };
let applicants = 0;

/** Sends an application with a resume of 5 MB, of another person each time. */
function applyFrom(site: Site, address: string, file = resume) {
  applicants += 1;
  const { headers, ...form } = formRequest({ ...withoutLink, email: `n${applicants}@example.com` }, file);
  return site.visitor().send("/api/job-applications", { ...form, headers: { ...headers, ...from(address) } });
}

test("lets thirty people of one office apply with a resume of 5 MB within an hour", async () => {
  await using site = await openSite("sqlite");
  for (let round = 0; round < 6; round++) {
    const answers = await Promise.all(Array.from({ length: 5 }, () => applyFrom(site, "")));
    for (const answer of answers) expect(answer.status, answer.text).toBe(201);
  }
  expect(await files(site)).toHaveLength(30);
});

test("limits the bytes of files that one address may send within an hour, and takes its texts", async () => {
  await using site = await openSite("sqlite", { environment: { TRUST_PROXY: "1", UPLOAD_MB_PER_HOUR: "12" } });
  const statuses = [];
  for (let i = 1; i <= 2; i++) statuses.push((await applyFrom(site, `2001:db8:1:2::${i}`)).status);
  expect(statuses).toEqual([201, 201]);
  const refused = await applyFrom(site, "2001:db8:1:2::3");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.headers["ratelimit-policy"]).toBe(`"fileBytes";q=${12 * 1024 * 1024};w=3600`);
  expect(refused.json.detail).toMatch(/^Your network has sent too many files\. Please try again in .+, or send a link/);
  expect(refused.json.errors).toEqual({ resume: [refused.json.detail] });
  expect(await files(site)).toHaveLength(2);
  const withLink = await site.visitor().post("/api/job-applications", applicant, from("2001:db8:1:2::3"));
  expect(withLink.status).toBe(201);
  expect((await applyFrom(site, "2001:db8:1:3::1")).status).toBe(201);
});

test("reads a refused file to its end before it answers, so that every browser shows the reason", async () => {
  await using site = await openSite("sqlite", { environment: { UPLOAD_MB_PER_HOUR: "3" } });
  const { body, headers } = formRequest(withoutLink, resume);
  const head = Object.entries({ ...headers, "Content-Length": body.length, "Sec-Fetch-Site": "same-origin" });
  const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const socket = connect(site.port, "127.0.0.1", () => {
    socket.write(`POST /api/job-applications HTTP/1.1\r\nHost: x\r\n${lines}\r\n`);
    socket.write(body.subarray(0, 1024 * 1024));
  });
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  for (let i = 0; i < 2; i++) expect((await applyFrom(site, "")).status).toBe(429);
  expect(answer).toBe("");
  socket.write(body.subarray(1024 * 1024));
  await once(socket, "data");
  expect(answer).toMatch(/^HTTP\/1.1 429 /);
  socket.destroy();
});

test("limits the bytes of texts that one address may send within an hour", async () => {
  await using site = await openSite("sqlite", { environment: { TRUST_PROXY: "1" } });
  const long = { ...cast.vera, message: "x".repeat(60 * 1024) };
  const statuses: number[] = [];
  for (const path of ["/api/inquiries", "/api/job-applications"])
    for (let i = 0; i < 80; i++) statuses.push((await site.visitor().post(path, long, from("203.0.113.1"))).status);
  expect(statuses.slice(0, 130)).toEqual(Array(130).fill(400));
  expect(statuses.at(-1)).toBe(429);
  expect((await site.visitor().post("/api/inquiries", cast.vera, from("203.0.113.2"))).status).toBe(201);
});

describe.each(databases)("on %s", (kind) => {
  test("stores files up to the total, however many arrive at once, and more after a deletion", async () => {
    const environment = { RATE_LIMITS: "off", UPLOAD_MB_TOTAL: "12" };
    await using site = await openSite(kind, { environment });
    const answers = await Promise.all(Array.from({ length: 10 }, () => applyFrom(site, "")));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, ...Array(8).fill(507)]);
    expect(await files(site)).toHaveLength(2);
    expect((await site.visitor().get("/readyz")).json).toEqual({ status: "ready", storage: "no-files" });
    expect((await apply(site, [], { resumePath: applicant.resumePath })).status).toBe(201);
    expect((await site.visitor().post("/api/inquiries", cast.vera)).status).toBe(201);
    const ada = site.visitor();
    await ada.logIn(cast.ada);
    const { id } = answers.find(({ status }) => status === 201)?.json ?? {};
    expect((await ada.send(`/api/admin/job-applications/${id}`, { method: "DELETE" })).status).toBe(204);
    await vi.waitFor(async () => expect((await applyFrom(site, "")).status).toBe(201), { timeout: 30_000 });
  });

  test("stores 25 MB of files in a conversation, and then only texts", async () => {
    await using site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    const cara = site.visitor();
    const id = await startConversation(cara);
    const { fullName, email, experience, position } = applicant;
    const application = JSON.stringify({ fullName, email, experience, position });
    const applying = { isApplicationRequest: "true", metadata: application };
    expect((await sendMessage(cara, id, "I apply.", applying, resume)).status).toBe(201);
    for (let i = 0; i < 4; i++) expect((await sendMessage(cara, id, "More", {}, resume)).status).toBe(201);
    const other = { ...applying, metadata: application.replace("cara", "cora") };
    for (const answer of [
      await sendMessage(cara, id, "Too much", {}, { name: "small.pdf", content: pdf() }),
      await sendMessage(cara, id, "I apply again.", other, resume),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.json.detail).toMatch(
        /^This conversation has reached its limit for files\. Please email this file to /,
      );
      expect(answer.json.errors).toEqual({ attachment: [answer.json.detail] });
    }
    expect(await files(site)).toHaveLength(1);
    expect((await sendMessage(cara, id, "Without a file")).status).toBe(201);
  });

  test("keeps the database below a configured size, and accepts files again after deletions", async () => {
    const environment = { RATE_LIMITS: "off", DATABASE_MB: "64", RESERVED_MB: "8" };
    await using site = await openSite(kind, { environment });
    // PostgreSQL would compress an empty resume.
    const content = randomFillSync(pdf(4_000_000), 100, 3_900_000);
    const file = { name: "me.pdf", content };
    const ids: string[] = [];
    let answer = await applyFrom(site, "", file);
    for (; answer.status === 201 && ids.length < 50; answer = await applyFrom(site, "", file)) ids.push(answer.json.id);
    expect([answer.status, answer.json.title]).toEqual([507, "Insufficient Storage"]);
    expect(ids.length).toBeGreaterThan(1);
    const { bytes } = await site.db.size();
    expect(bytes).toBeLessThan(64 * 1024 * 1024);
    const ada = site.visitor();
    await ada.logIn(cast.ada);
    for (const id of ids) await ada.send(`/api/admin/job-applications/${id}`, { method: "DELETE" });
    await vi.waitFor(async () => expect((await applyFrom(site, "", file)).status).toBe(201), { timeout: 30_000 });
  });
});
