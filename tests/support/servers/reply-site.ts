import { expect } from "vitest";
import { newId } from "#db/id.ts";
import { applicant, cast } from "#harness/cast.ts";
import { clear, openEmailSite, settled } from "#tests/support/servers/email-site.ts";
import type { DatabaseKind } from "#tests/support/servers/site.ts";

/** What the tests write unless they say otherwise. */
export const letter = { subject: "Your request", text: "Dear Vera,\n\nyes. <b>Thursday</b>?\nAda" };

/** A reply, as the API lists it. */
export interface Reply {
  id: string;
  state: string | null;
  text: string;
  subject: string;
  direction: string;
  happensAt: string;
  reason: string | null;
  failedAt: string | null;
}

/** Opens a site with a mail server, and what its tests do to replies there. */
export async function openReplySite(kind: DatabaseKind) {
  const emailSite = await openEmailSite(kind);
  const { site, server, ada } = emailSite;

  /** A new inquiry or application, whose own emails have left. */
  async function record(folder: "inquiries" | "job-applications", email?: string) {
    const path = `/api/admin/${folder}`;
    const body = folder === "inquiries" ? cast.vera : { ...applicant, email: `${newId()}@example.com` };
    const answer = await site.visitor().post(path.replace("/admin", ""), { ...body, ...(email && { email }) });
    expect(answer.status).toBe(201);
    await settled(site, "sent", "cancelled");
    await clear(site, server);
    return `${path}/${answer.json.id}`;
  }
  const list = async (path: string, visitor = ada): Promise<Reply[]> =>
    (await visitor.get(`${path}/replies`)).json.items;
  const send = async (path: string, body: object = letter, visitor = ada): Promise<string> => {
    const answer = await visitor.post(`${path}/replies`, body);
    expect([answer.status, answer.json]).toEqual([201, { id: expect.any(String) }]);
    return `${path}/replies/${answer.json.id}`;
  };
  const change = (reply: string, body: object, visitor = ada) =>
    visitor.send(reply, {
      method: "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  /** Moves the clock, and has the worker look at the outbox. */
  async function pass(milliseconds: number) {
    site.advanceTime(milliseconds);
    await ada.post("/api/admin/mails/attempts");
  }
  const inTime = (milliseconds: number) => new Date(Date.now() + site.ahead() + milliseconds).toISOString();

  return { ...emailSite, record, list, send, change, pass, inTime };
}
