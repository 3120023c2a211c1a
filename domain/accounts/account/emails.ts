import type { EmailContent } from "#mail/email-content.ts";
import type { EmailDefinition } from "../../emails/definition.ts";
import { countPasskeys } from "../passkeys/count.ts";
import {
  factorAdded,
  factorRemoved,
  factorsReset,
  noFactor,
  passkeyAdded,
  passkeyRemoved,
} from "../second-factors/email-texts.ts";
import {
  type AccountContext,
  emailChange,
  emailChanged,
  emailChangeRequested,
  type LinkContext,
  newDevice,
  passwordChanged,
  passwordReset,
} from "./email-texts.ts";
import { issueToken } from "./link.ts";

const linkEmail = (content: (context: LinkContext) => EmailContent): EmailDefinition => ({
  async compose(queries, { aboutId, createdAt }, { origin, token }) {
    const link = await queries
      .selectFrom("accountLinks")
      .innerJoin("users", "users.id", "accountLinks.userId")
      .select("username")
      .where("accountLinks.id", "=", aboutId)
      .executeTakeFirst();
    return link ? content({ ...link, at: createdAt, origin, token }) : null;
  },
  example: ({ at, origin }) => content({ username: "example", at, origin, token: "example-token" }),
  issueToken,
});

interface NoticeContext extends AccountContext {
  wrongCodes: number;
  device: string | null;
  passkeys: number;
}

const notice = (content: (context: NoticeContext) => EmailContent): EmailDefinition => ({
  async compose(queries, { aboutId, createdAt }, { origin }) {
    const users = queries.selectFrom("users").select(["username", "wrongCodes"]);
    const user = await users.where("id", "=", aboutId).executeTakeFirst();
    if (!user) return null;
    const session = await queries
      .selectFrom("sessions")
      .select("device")
      .where("userId", "=", aboutId)
      .where("createdAt", "=", createdAt)
      .executeTakeFirst();
    const passkeys = await countPasskeys(queries, aboutId);
    return content({ ...user, device: session?.device ?? null, passkeys, at: createdAt, origin });
  },
  example: ({ at, origin }) =>
    content({ username: "example", at, origin, wrongCodes: 10, device: "Firefox on Windows", passkeys: 2 }),
});

/** The emails to a user about their own account. */
export const accountEmails = {
  "email-change": linkEmail(emailChange),
  "email-change-requested": linkEmail(emailChangeRequested),
  "email-changed": notice(emailChanged),
  "password-changed": notice(passwordChanged),
  "password-reset": linkEmail(passwordReset),
  "factor-added": notice(factorAdded),
  "factor-removed": notice(factorRemoved),
  "factors-reset": notice(factorsReset),
  "passkey-added": notice(passkeyAdded),
  "passkey-removed": notice(passkeyRemoved),
  "new-device": notice(newDevice),
  "password-used": notice(noFactor),
};
export type AccountEmailKind = keyof typeof accountEmails;
