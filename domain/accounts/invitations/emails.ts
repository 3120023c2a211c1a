import type { EmailContent } from "#mail/email-content.ts";
import { site } from "#site";
import type { EmailDefinition } from "../../emails/definition.ts";
import { capitalize, type EmailContext, factsOf, hostOf, officeTime } from "../../emails/email-text.ts";
import { issueInvitationToken } from "./token.ts";

/** To an invited person: the link that leads to an account with a role. */
function invitationToPerson(
  { role, inviter }: { role: string; inviter: string | null },
  { at, origin, token }: Omit<EmailContext, "id"> & { token: string },
): EmailContent {
  const host = hostOf(origin);
  return {
    subject: `You’re invited to join the ${site.name} team`,
    preview: "The link works once, for 7 days.",
    heading: "Join the team.",
    parts: [
      {
        kind: "paragraph",
        text: `An admin of ${host} has invited you to work in its dashboard. Choose a username and a password to accept. The link works once, for 7 days.`,
      },
      { kind: "link", label: "Accept the invitation", href: `${origin}/invitation#${token}` },
      {
        kind: "facts",
        title: "Details",
        facts: factsOf([
          ["Invited by", inviter],
          ["Role", capitalize(role)],
          ["Website", host],
          ["Time", officeTime(at)],
        ]),
      },
    ],
    footer: [
      "If you weren’t expecting this invitation, ignore it: without the link, nothing happens. It is deleted after 30 days.",
      `This email was sent automatically. Questions? Email ${site.email}.`,
    ],
    replyTo: site.email,
  };
}

export const invitationEmails: Record<"invitation", EmailDefinition> = {
  invitation: {
    async compose(queries, { aboutId, createdAt: at }, { origin, token }) {
      const row = await queries.selectFrom("invitations").selectAll().where("id", "=", aboutId).executeTakeFirst();
      if (!row) return null;
      const users = queries.selectFrom("users").select("name");
      const inviter = await users.where("id", "=", row.invitedBy ?? "").executeTakeFirst();
      return invitationToPerson({ ...row, inviter: inviter?.name ?? null }, { at, origin, token });
    },
    example: ({ at, origin }) =>
      invitationToPerson({ role: "sales", inviter: "Example Admin" }, { at, origin, token: "example-token" }),
    issueToken: issueInvitationToken,
  },
};
