import { type MailServer, readEmail } from "#harness/mail-server.ts";

/** Waits for the email with this subject to an address, the last of them, and returns it with the token of its link. */
export async function emailTo(server: MailServer, address: string, subject: string, count = 1) {
  const found = () =>
    server.emails.filter((email) => email.to.includes(address) && readEmail(email).subject === subject);
  for (let arrived = server.emails.length; found().length < count; arrived = server.emails.length)
    await server.arrived(arrived + 1);
  const email = readEmail(found().at(-1) as MailServer["emails"][number]);
  return { ...email, token: /#([\w-]{43})\b/.exec(email.text)?.[1] ?? "" };
}
