import { expect } from "vitest";
import type { Visitor } from "#harness/visitor.ts";
import { newUser } from "./people.ts";
import type { Site } from "./servers/site.ts";

/** The password of everyone who joins the team in a test. */
export const password = "seven looms weave quietly";

/** A member of the team, as the API lists them. */
export interface Member {
  id: string;
  username: string;
  changedAt: string | null;
}

/** The people on the team and its invitations, as an admin reads them. */
export const readTeam = async (admin: Visitor) => (await admin.get("/api/admin/team")).json;

/** The member with this username; undefined when there is none. */
export const memberNamed = async (admin: Visitor, username: string): Promise<Member> =>
  (await readTeam(admin)).members.find((member: Member) => member.username === username);

/** Invites an address by a link and returns the link's token. */
export async function inviteByLink(admin: Visitor, email: string, role: string): Promise<string> {
  const answer = await admin.post("/api/admin/invitations", { email, role, delivery: "link" });
  expect(answer.status, answer.text).toBe(201);
  return answer.json.link.split("/invitation#")[1];
}

/** A new person on the team, signed in. */
export async function joinTeam(site: Site, admin: Visitor, role: string) {
  const { username, email, name } = newUser();
  const visitor = site.visitor();
  const token = await inviteByLink(admin, email, role);
  const answer = await visitor.post("/api/invitations/accept", { token, username, name, password });
  expect(answer.status, answer.text).toBe(201);
  expect(answer.json).toMatchObject({ username, email, name, role });
  return { visitor, member: await memberNamed(admin, username) };
}

/** Changes a member as an admin does who saw this state. */
export const changeMember = (admin: Visitor, { id, changedAt }: Member, values: object) =>
  admin.send(`/api/admin/team/${id}`, {
    method: "PATCH",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ changedAt, ...values }),
  });
