import { expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { applicant, cast } from "#harness/cast.ts";
import { pipelineOf } from "#tests/support/pipeline.ts";
import { bothDatabases, openSite } from "#tests/support/servers/site.ts";

const rejection = { subject: "Your application", text: "Dear {{first name}}, no." };
const LIMIT = 1000;

test.each(bothDatabases)(
  "a user plans at most 1,000 rejection emails an hour, and requests that plan none count nothing, on %s",
  async (kind) => {
    await using site = await openSite(kind);
    const ada = site.visitor();
    await ada.logIn(cast.ada);
    const { addListing, apply, move } = pipelineOf(site, ada);
    const [jobListingId, other] = [await addListing(), await apply()];
    const { fullName, phone, position, experience } = applicant;
    const rows = Array.from({ length: LIMIT }, (_, index) => ({
      id: newId(Date.now()),
      ...{ jobListingId, fullName, phone, position, experience, applicationType: "job", searchText: "" },
      ...{ email: `c${index}@clinic.example`, emailFolded: `c${index}@clinic.example`, createdAt: index },
    }));
    await site.db.write((queries) =>
      queries
        .insertInto("jobApplications")
        .values(rows as never)
        .execute(),
    );
    const rejectAll = (openApplications: number, more: object = {}) =>
      ada.post(`/api/admin/job-listings/${jobListingId}/rejections`, {
        openApplications,
        rejection: { ...rejection, ...more },
      });
    const reject = (from: string) =>
      ada.post(`/api/admin/job-applications/${other}/stage`, { from, to: "rejected", rejection });

    for (let tries = 0; tries < 2; tries += 1) expect((await rejectAll(LIMIT - 1)).status).toBe(409);
    expect((await rejectAll(LIMIT, { sendAt: "2020-01-01T00:00:00Z" })).status).toBe(400);
    expect((await reject("screening")).status).toBe(409);
    expect((await rejectAll(LIMIT)).json).toMatchObject({ moved: LIMIT, planned: LIMIT });
    const refused = await reject("new");
    expect(refused.status).toBe(429);
    expect(refused.json.detail).toMatch(
      /^You’ve queued too many rejection emails in the past hour\. Please try again in/,
    );
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await move(other, "new", "rejected")).status).toBe(200);
  },
);
