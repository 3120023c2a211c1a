import type { EmailContent } from "#mail/email-content.ts";
import { site } from "#site";
import { type EmailContext, factsOf, hostOf, officeTime } from "../../emails/email-text.ts";

/** The account and the change that an email is about. */
export interface AccountContext extends Omit<EmailContext, "id"> {
  username: string;
}

export interface LinkContext extends AccountContext {
  /** The secret of the link. It is in the fragment, which browsers send to no server. */
  token: string;
}

/** The last lines of an email about an account, after `purpose`. */
export const footer = (purpose: string) => [
  purpose,
  "This email was sent automatically, because your account uses this address.",
  `Questions? Email ${site.email}.`,
];

/** The facts that name the account and the time of its change. */
export const account = ({ username, at, origin }: AccountContext, device: string | null = null) => ({
  kind: "facts" as const,
  title: "Details",
  facts: factsOf([
    ["Username", username],
    ["Device", device],
    ["Website", hostOf(origin)],
    ["Time", officeTime(at)],
  ]),
});

/** To the new address: confirm it. */
export function emailChange(context: LinkContext): EmailContent {
  const host = hostOf(context.origin);
  return {
    subject: "Confirm your new email",
    preview: "The link works for one day.",
    heading: "Confirm your new email.",
    parts: [
      {
        kind: "paragraph",
        text: `A user asked to use this address for an account at ${host}. The link works once, for one day.`,
      },
      { kind: "link", label: "Confirm this email", href: `${context.origin}/confirm-email#${context.token}` },
      account(context),
    ],
    footer: [
      "If it wasn’t you, ignore this email: without the link, nothing changes.",
      "This email was sent automatically, because a user entered this address.",
      `Questions? Email ${site.email}.`,
    ],
    replyTo: site.email,
  };
}

/** To the present address: someone asked for another one, and a link stops that. */
export function emailChangeRequested(context: LinkContext): EmailContent {
  return {
    subject: "A change of your account’s email was requested",
    preview: "If it wasn’t you, stop it now.",
    heading: "Your account’s email is about to change.",
    parts: [
      {
        kind: "paragraph",
        text: "Someone logged in to your account asked to change its email. It changes when a link that we sent to the new address is opened within a day. If it was you, you don’t need to do anything here.",
      },
      { kind: "link", label: "Stop the change", href: `${context.origin}/stop-email-change#${context.token}` },
      account(context),
    ],
    footer: footer(
      "If it wasn’t you, stop the change, then change your password: another person may be using your account.",
    ),
    replyTo: site.email,
  };
}

/** To the old address: the account has a new one. */
export function emailChanged(context: AccountContext): EmailContent {
  return {
    subject: "Your account’s email was changed",
    preview: "If it wasn’t you, email us now.",
    heading: "Your account has a new email.",
    parts: [
      {
        kind: "paragraph",
        text: "From now on, we send emails about your account only to the new address.",
      },
      account(context),
    ],
    footer: footer(`If it wasn’t you, email ${site.email} right away: another person may be using your account.`),
    replyTo: site.email,
  };
}

/** To the user: the password was changed. A passkey that another person has added would outlive it, so it counts them. */
export function passwordChanged({ passkeys, ...context }: AccountContext & { passkeys: number }): EmailContent {
  const remaining = passkeys === 1 ? "One passkey" : `${passkeys} passkeys`;
  const advice = {
    kind: "paragraph",
    text: `${remaining} can still be used to log in without the password. If you don’t recognize a passkey, remove it on your account page.`,
  } as const;
  return {
    subject: "Your password was changed",
    preview: "If it wasn’t you, reset it now.",
    heading: "Your password was changed.",
    parts: [
      { kind: "paragraph", text: "Your account has a new password, and all its other sessions have ended." },
      ...(passkeys > 0
        ? [advice, { kind: "link", label: "Check your passkeys", href: `${context.origin}/account` } as const]
        : []),
      account(context),
    ],
    footer: footer("If it wasn’t you, choose “Forgot your password?” on the login page right away, then email us."),
    replyTo: site.email,
  };
}

/** To the user: the link to set a new password. */
export function passwordReset(context: LinkContext): EmailContent {
  return {
    subject: "Reset your password",
    preview: "The link works for 30 minutes.",
    heading: "Set a new password.",
    parts: [
      {
        kind: "paragraph",
        text: "We received a request to reset your account’s password. The link works once, for 30 minutes.",
      },
      { kind: "link", label: "Set a new password", href: `${context.origin}/reset-password#${context.token}` },
      account(context),
    ],
    footer: footer("If it wasn’t you, ignore this email: without the link, nothing changes."),
    replyTo: site.email,
  };
}

/** To the user: a device that was not known logged in. `device` is null when it is unknown or its session has ended. */
export function newDevice({ device, ...context }: AccountContext & { device: string | null }): EmailContent {
  return {
    subject: "New login to your account",
    preview: "If it wasn’t you, change your password now.",
    heading: "A new device logged in.",
    parts: [
      {
        kind: "paragraph",
        text: "Someone logged in to your account from a browser we don’t recognize. If it was you, you don’t need to do anything.",
      },
      account(context, device),
      { kind: "link", label: "See your sessions", href: `${context.origin}/account` },
    ],
    footer: footer(
      "If it wasn’t you, change your password on your account page right away, which ends all other sessions, then email us.",
    ),
    replyTo: site.email,
  };
}
