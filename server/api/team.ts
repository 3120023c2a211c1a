import * as z from "zod/mini";
import { acceptInvitation } from "#domain/accounts/invitations/accept.ts";
import { invite } from "#domain/accounts/invitations/invite.ts";
import { listInvitations } from "#domain/accounts/invitations/list.ts";
import { lookUpInvitation } from "#domain/accounts/invitations/look-up.ts";
import { revokeInvitation } from "#domain/accounts/invitations/revoke.ts";
import {
  acceptanceSchema,
  invitationLinkSchema,
  invitationSchema,
  newInvitationSchema,
  offeredInvitationSchema,
  sentInvitationSchema,
} from "#domain/accounts/invitations/schema.ts";
import { removeSecondFactorOfMember } from "#domain/accounts/second-factors/remove-for-user.ts";
import { changeMember } from "#domain/accounts/users/change-member.ts";
import { memberChangeSchema, teamMemberSchema } from "#domain/accounts/users/schema.ts";
import { listTeam } from "#domain/accounts/users/team.ts";
import { recordView } from "#domain/audit/record.ts";
import { userSchema } from "#domain/kernel/user.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { MAX_SHORT_BODY_BYTES, readJson } from "../http/read-json.ts";
import { contextOf, idOf } from "../http/request-context.ts";
import { endCurrentSession, keepDevice, setSessionCookie } from "../http/session.ts";

const unconfirmed = { 403: { description: "Confirm that it’s you first: `errors.confirmation` is set" } };
const ended = { 404: { description: "The link doesn’t match any invitation" } };

/** Endpoints for the team and the invitations to it. */
export function team(router: ApiRouter): void {
  router.add("get", "/api/admin/team", {
    summary: "The people on the team, and the invitations of the last 30 days",
    access: "team:read",
    responses: {
      200: {
        description: "People by username, invitations newest first",
        schema: z.object({ members: z.array(teamMemberSchema), invitations: z.array(invitationSchema) }),
      },
    },
    handle: async (c) => {
      const context = contextOf(c);
      const [members, invitations] = await Promise.all([listTeam(context), listInvitations(context)]);
      await recordView(context, { kind: "user", count: members.length }, { members, invitations });
      return c.json({ members, invitations });
    },
  });
  router.add("patch", "/api/admin/team/:id", {
    summary: "Change a person’s role, or disable or enable the account; ends the person’s sessions",
    access: "team:change",
    body: memberChangeSchema,
    responses: {
      200: { description: "The changed person", schema: teamMemberSchema },
      ...unconfirmed,
      404: { description: "No person on the team has this id" },
      409: {
        description:
          "`errors.changedAt`: another admin changed the account, `detail` says who and when. `errors.account`: it is the last admin, or the one that the environment variables define",
      },
    },
    handle: async (c) => c.json(await changeMember(contextOf(c), idOf(c), await readJson(c, MAX_SHORT_BODY_BYTES))),
  });
  router.add("delete", "/api/admin/team/:id/second-factor", {
    summary: "Remove a person’s lost second factor, passkeys included; ends the person’s sessions",
    access: "team:change",
    responses: {
      204: { description: "Removed" },
      ...unconfirmed,
      404: { description: "No person on the team has this id" },
      409: {
        description:
          "`errors.secondFactor`: it is your own account, or it has none. `errors.account`: the environment defines it",
      },
    },
    handle: async (c) => {
      await removeSecondFactorOfMember(contextOf(c), idOf(c));
      return c.body(null, 204);
    },
  });
  router.add("post", "/api/admin/invitations", {
    summary: "Invite an address to the team, by email or by a link to pass on",
    access: "team:change",
    body: newInvitationSchema,
    responses: {
      201: { description: "The invitation; it works once, for 7 days", schema: sentInvitationSchema },
      403: { description: `${unconfirmed[403].description}, to invite an admin` },
      409: { description: "A person on the team has the address" },
    },
    handle: async (c) => {
      const { invitation, token } = await invite(contextOf(c), await readJson(c, MAX_SHORT_BODY_BYTES));
      // In the fragment, which browsers send to no server.
      const link = token === null ? null : `${c.get("deps").origin()}/invitation#${token}`;
      return c.json({ ...invitation, link }, 201);
    },
  });
  router.add("delete", "/api/admin/invitations/:id", {
    summary: "Revoke an open invitation",
    access: "team:change",
    responses: {
      204: { description: "Its link no longer works" },
      404: { description: "Invitation not found" },
      409: { description: "It was used or revoked, or has expired" },
    },
    handle: async (c) => {
      await revokeInvitation(contextOf(c), idOf(c));
      return c.body(null, 204);
    },
  });
  router.add("post", "/api/invitations/look-up", {
    summary: "What the link of an invitation offers",
    access: "anyone",
    body: invitationLinkSchema,
    limit: "linkTries",
    responses: {
      200: { description: "The open invitation", schema: offeredInvitationSchema },
      ...ended,
      409: { description: "The invitation was used or revoked, or has expired; `detail` says which" },
    },
    handle: async (c) => c.json(await lookUpInvitation(contextOf(c), await readJson(c, MAX_SHORT_BODY_BYTES))),
  });
  router.add("post", "/api/invitations/accept", {
    summary: "Accept an invitation and log in",
    access: "anyone",
    body: acceptanceSchema,
    limit: "registrations",
    responses: {
      201: { description: "The user with the role, and a new session", schema: userSchema },
      ...ended,
      409: { description: "The invitation has ended, or `errors` names the `username` or `email` that is taken" },
    },
    handle: async (c) => {
      const { user, token } = await acceptInvitation(contextOf(c), await readJson(c, MAX_SHORT_BODY_BYTES));
      await endCurrentSession(c);
      setSessionCookie(c, token);
      await keepDevice(c, user);
      c.set("user", user);
      return c.json(user, 201);
    },
  });
}
