import type { EmailContent } from "#mail/email-content.ts";
import { site } from "#site";
import { type AccountContext, account, footer } from "../account/email-texts.ts";

const otherPerson = `If it wasn’t you, email ${site.email} right away: another person may be using your account.`;
const secureAgain = "If it wasn’t you, change your password right away, set up a second factor again and email us.";

interface Notice {
  subject: string;
  heading: string;
  text: string;
  advice: string;
}

const notice = (context: AccountContext, { subject, heading, text, advice }: Notice): EmailContent => ({
  subject,
  preview: "If it wasn’t you, email us now.",
  heading,
  parts: [{ kind: "paragraph", text }, account(context)],
  footer: footer(advice),
  replyTo: site.email,
});

/** To the user: the second factor was missing after the right password, or many codes were wrong. */
export const noFactor = ({ wrongCodes, ...context }: AccountContext & { wrongCodes: number }) =>
  notice(context, {
    subject: "Your password was used without your second factor",
    heading: "Someone entered your password.",
    text: `The second factor was missing or wrong, so they didn’t get in. Wrong codes in a row: ${wrongCodes}. After 100, your codes stop working until you set a new password. If it was you, log in with a new code, a recovery code or a passkey.`,
    advice:
      "If it wasn’t you, another person knows your password. Choose “Forgot your password?” on the login page, set a new one right away, then email us.",
  });

/** To the user: signing in now takes a code. */
export const factorAdded = (context: AccountContext) =>
  notice(context, {
    subject: "Your account has a second factor",
    heading: "Logging in now takes a code.",
    text: "From now on, you log in with your password and a code from your authenticator app. Keep your recovery codes where you can find them without your phone.",
    advice: otherPerson,
  });

/** To the user: the authenticator app no longer counts. */
export const factorRemoved = (context: AccountContext) =>
  notice(context, {
    subject: "Your account’s authenticator app was removed",
    heading: "Your authenticator app was removed.",
    text: "Its codes no longer work. Without another second factor, you log in with your password alone, and your recovery codes no longer work either.",
    advice: secureAgain,
  });

/** To the user: another admin, or an operator of the server, removed every factor. */
export const factorsReset = (context: AccountContext) =>
  notice(context, {
    subject: "Your account’s second factor was removed",
    heading: "An admin removed your second factor.",
    text: "Your authenticator app, your passkeys and your recovery codes no longer work, and all your sessions have ended. You log in with your password alone until you set up a second factor again.",
    advice:
      "If you didn’t ask an admin for this, change your password right away, set up a second factor again and email us.",
  });

/** To the user: a passkey signs in. */
export const passkeyAdded = (context: AccountContext) =>
  notice(context, {
    subject: "Your account has a new passkey",
    heading: "A passkey was added.",
    text: "You can log in with it, without your password. Logging in with your password takes a second factor: a passkey, a code from an authenticator app, or a recovery code.",
    advice: otherPerson,
  });

/** To the user: a passkey no longer signs in. */
export const passkeyRemoved = (context: AccountContext) =>
  notice(context, {
    subject: "A passkey was removed from your account",
    heading: "A passkey was removed.",
    text: "It no longer logs you in. Without another second factor, you log in with your password alone, and your recovery codes no longer work.",
    advice: secureAgain,
  });
