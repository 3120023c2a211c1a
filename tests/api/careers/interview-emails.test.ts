import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { applicant } from "#harness/cast.ts";
import { fail, type MailServer, readEmail } from "#harness/mail-server.ts";
import type { Visitor } from "#harness/visitor.ts";
import { interviewPlan } from "#tests/api/audit/audited-records.ts";
import { memberWith } from "#tests/support/people.ts";
import { clear, openEmailSite, settled, stored } from "#tests/support/servers/email-site.ts";
import { databases, type Site } from "#tests/support/servers/site.ts";

/** All texts of the email to an address, decoded, those of its calendar file included. */
function emailTo({ emails }: MailServer, address: string): string {
  const raw = emails.find(({ to }) => to.includes(address))?.raw ?? "";
  const files = raw.split("\r\n\r\n").map((part) => Buffer.from(part, "base64").toString().replaceAll("\r\n ", ""));
  const decode = (bytes: string) => Buffer.from(bytes.replaceAll("=", ""), "hex").toString();
  return [raw.replace(/=\r\n/g, "").replace(/(?:=[0-9A-F]{2})+/g, decode), ...files].join("\n");
}

/** Applies, and returns the path of the interviews of the application. */
async function apply(site: Site): Promise<string> {
  const { id } = (await site.visitor().post("/api/job-applications", applicant)).json;
  return `/api/admin/job-applications/${id}/interviews`;
}

describe.each(databases)("emails about interviews to colleagues on %s", (kind) => {
  let site: Site;
  let server: MailServer;
  let ada: Visitor;
  beforeAll(async () => {
    ({ site, server, ada } = await openEmailSite(kind));
  });
  afterAll(() => site.stop());
  afterEach(async () => {
    await site.db.write((queries) => queries.deleteFrom("jobApplications").execute());
    await clear(site, server);
  });

  test("hide the candidate from those who see applications masked, but not where the interview takes place", async () => {
    const recruiter = await memberWith(site, "recruiter");
    const privacy = await memberWith(site, "privacy");
    const path = await apply(site);
    const title = `Call ${applicant.fullName}`;
    const place = `https://meet.example/loom/7 or ${applicant.email}, ${applicant.phone}`;
    const interviewerIds = [recruiter.id, privacy.id];
    const own = { ...interviewPlan, title, place, invitesCandidate: false, interviewerIds };
    // A reveal ends after ten minutes, but an email stays.
    await recruiter.visitor.post(path.replace(/interviews$/, "reveal"), { purpose: "interview" });
    expect((await recruiter.visitor.post(path, own)).status).toBe(201);
    await settled(site, "sent");
    const masked = emailTo(server, recruiter.email);
    for (const shown of ["C. C.", "https://meet.example/loom/7"]) expect(masked).toContain(shown);
    for (const hidden of ["Cara", applicant.email, applicant.phone]) expect(masked).not.toContain(hidden);
    const clear = emailTo(server, privacy.email);
    for (const shown of [title, applicant.email, applicant.phone]) expect(clear).toContain(shown);

    const { items } = (await ada.get("/api/admin/mails")).json;
    const { id } = items.find(({ to }: { to: string[] }) => to.includes(recruiter.email));
    const preview = (await ada.get(`/api/admin/mails/${id}/preview`)).text;
    expect([preview.includes("C. C."), preview.includes("Cara")]).toEqual([true, false]);
  });

  test("hold the team’s web addresses as they were written, as links in HTML, and nothing else as a link", async () => {
    const place = "Room (https://meet.example.com/r_(b)?x=1&y=2), or www.meet.example.com.";
    const title = "Talk on https://looms.example/a";
    const interviewerIds = [(await memberWith(site, "privacy")).id];
    expect((await ada.post(await apply(site), { ...interviewPlan, title, place, interviewerIds })).status).toBe(201);
    await settled(site, "sent");
    const emails = server.emails.filter(({ raw }) => raw.includes("text/calendar"));
    expect(emails).toHaveLength(2);
    for (const email of emails) {
      const { text, html } = readEmail(email);
      expect(text).toContain(`Place: ${place}\n`);
      expect(text).toContain(`Title: ${title}\n`);
      const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, label]) => [href, label]);
      expect(links.filter(([href]) => !href?.startsWith(site.origin))).toEqual([
        ["https://looms.example/a", "https://looms.example/a"],
        ["https://meet.example.com/r_(b)?x=1&amp;y=2", "https://meet.example.com/r_(b)?x=1&amp;y=2"],
        ["https://www.meet.example.com", "www.meet.example.com"],
      ]);
    }
  });

  test("hide the candidate from everyone where all records are masked", async () => {
    const all = await openEmailSite(kind, { MASK_RECORDS: "all" });
    await using _ = all.site;
    const privacy = await memberWith(all.site, "privacy");
    const own = { ...interviewPlan, invitesCandidate: false, interviewerIds: [privacy.id] };
    expect((await privacy.visitor.post(await apply(all.site), own)).status).toBe(201);
    await settled(all.site, "sent");
    const masked = emailTo(all.server, privacy.email);
    expect([masked.includes("C. C."), masked.includes("Cara")]).toEqual([true, false]);
  });

  test("are not sent to those who lose access to applications while they wait", async () => {
    const colleague = await memberWith(site, "recruiter");
    server.faults.connect = () => fail(421, "Try again later");
    const own = { ...interviewPlan, invitesCandidate: false, interviewerIds: [colleague.id] };
    expect((await ada.post(await apply(site), own)).status).toBe(201);
    await settled(site, "waiting");
    await site.db.write((queries) =>
      queries.updateTable("users").set({ role: "sales" }).where("id", "=", colleague.id).execute(),
    );
    delete server.faults.connect;
    site.advanceTime(3_600_000);
    await settled(site, "sent", "cancelled");
    const email = (await stored(site)).find(({ recipientId }) => recipientId === colleague.id);
    expect([email?.state, email?.reason]).toEqual(["cancelled", expect.stringContaining("may no longer see it")]);
    expect(emailTo(server, colleague.email).trim()).toBe("");
  });
});
