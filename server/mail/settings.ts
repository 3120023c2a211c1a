import wellKnown from "nodemailer/lib/well-known";
import { isMailAddress } from "#domain/mails/address.ts";
import { type MailVariable, mailVariables } from "#domain/mails/schema.ts";
import type { Account } from "#mail/post.ts";
import { site } from "#site";

/** What the environment says of mail. As long as a variable is missing, mails wait. */
export interface MailSettings {
  service: string;
  user: string;
  recipients: string[];
  missing: MailVariable[];
  /** How to send; null while something is missing. */
  account: Account | null;
}

/** What is wrong with a variable: its name and the rest of the sentence. Never the value of one that may be secret. */
type Refuse = (sentence: string) => Error;

const MOST_RECIPIENTS = 20;

/** Makes sense of the variables that begin with EMAIL_, or throws what `refuse` makes of a sentence that names one. */
export function readMailSettings(variables: Record<string, string | undefined>, refuse: Refuse): MailSettings {
  const get = (name: string) => variables[name]?.trim() || undefined;
  const service = get("EMAIL_SERVICE");
  const server = service === undefined ? undefined : readServer(service, refuse);
  const user = readUser(get("EMAIL_USER"), refuse);
  const password = variables.EMAIL_PASSWORD || undefined;
  const recipients = readRecipients(get("EMAIL_RECIPIENTS"), refuse);
  const from = readSender(get("EMAIL_FROM"), user, refuse);
  const missing = mailVariables.filter((name) => get(name) === undefined);
  return {
    service: service ?? "",
    user: user ?? "",
    recipients,
    missing,
    account: missing.length === 0 && server && user && password ? { server, user, password, from } : null,
  };
}

function readServer(text: string, refuse: Refuse): Account["server"] {
  if (!text.includes("://")) {
    if (/^[\w .-]+$/.test(text) && wellKnown(text)) return { service: text };
    throw refuse(
      `EMAIL_SERVICE is a service that nodemailer knows, such as Gmail, or smtp://host:port or smtps://host:port, not "${shown(text)}".`,
    );
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSmtp = url?.protocol === "smtp:" || url?.protocol === "smtps:";
  // A password in it would be shown in the dashboard: it has a variable of its own.
  if (
    !url ||
    !isSmtp ||
    !url.hostname ||
    url.username ||
    url.password ||
    url.search ||
    url.hash ||
    url.pathname.length > 1
  )
    throw refuse(
      "EMAIL_SERVICE is an address such as smtp://host:587 or smtps://host:465, without user, password or path.",
    );
  const secure = url.protocol === "smtps:";
  return { host: url.hostname.replace(/^\[(.*)\]$/, "$1"), port: Number(url.port) || (secure ? 465 : 587), secure };
}

function readUser(text: string | undefined, refuse: Refuse): string | undefined {
  if (text !== undefined && (/\p{Cc}/u.test(text) || text.length > 320))
    throw refuse("EMAIL_USER is the name that the mail server knows us by, in one line.");
  return text;
}

function readRecipients(text: string | undefined, refuse: Refuse): string[] {
  const addresses = [...new Set((text ?? "").split(",").map((part) => part.trim()))].filter(Boolean);
  for (const address of addresses) {
    if (!isMailAddress(address))
      throw refuse(`EMAIL_RECIPIENTS is a list of addresses with commas between them; "${shown(address)}" is none.`);
  }
  if (addresses.length > MOST_RECIPIENTS) throw refuse(`EMAIL_RECIPIENTS has at most ${MOST_RECIPIENTS} addresses.`);
  if (text !== undefined && addresses.length === 0)
    throw refuse("EMAIL_RECIPIENTS is a list of addresses with commas between them.");
  return addresses;
}

function readSender(text: string | undefined, user: string | undefined, refuse: Refuse): Account["from"] {
  if (text === undefined) return { name: site.name, address: user && isMailAddress(user) ? user : site.email };
  const [, name = "", address = ""] = /^(?:"?([^"<>\p{Cc}]*?)"?\s*<)?([^<>\s]+?)>?$/u.exec(text) ?? [];
  if (!isMailAddress(address) || text.includes("<") !== text.endsWith(">"))
    throw refuse(`EMAIL_FROM is an address, or a name with one: Example <hello@example.com>, not "${shown(text)}".`);
  return { name: name || site.name, address };
}

/** A value as a sentence may repeat it. */
const shown = (text: string) => text.replace(/\p{Cc}+/gu, " ").slice(0, 100);
