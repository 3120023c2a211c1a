import { expect, test } from "vitest";
import { failureReason } from "./failure-reasons.ts";

test.each([
  ["535 5.7.8 Error: authentication failed", "refused the username or password"],
  [
    "535-5.7.8 Username and Password not accepted. For more information, go to 535 5.7.8 https://support.google.com/mail/?p=BadCredentials",
    "refused the username or password",
  ],
  ["534-5.7.9 Application-specific password required.", "refused the username or password"],
  [
    "535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Tenant.",
    "refused the username or password",
  ],
  ["504 Error: Unrecognized authentication type", "accepts no password"],
  ["504 5.7.4 Unrecognized authentication type [LO4P265CA0001.GBRP265.PROD.OUTLOOK.COM]", "accepts no password"],
  ["535 5.7.8 Error: authentication failed: Invalid authentication mechanism", "accepts no password"],
  ["504 5.5.2 <site>: Helo command rejected: need fully-qualified hostname", "refused the email"],
  ["530 5.7.0 Authentication Required.", "refused the username or password"],
  ['Missing credentials for "PLAIN"', "refused the username or password"],
  ["530 5.7.0 Must issue a STARTTLS command first", "requires an encrypted connection"],
  [
    "550 5.1.1 <vera@clinic.example>: Recipient address rejected: User unknown in virtual mailbox table",
    "mailbox does not exist",
  ],
  [
    "550-5.1.1 The email account that you tried to reach does not exist. Please try 550-5.1.1 double-checking",
    "mailbox does not exist",
  ],
  ["550 no such user here", "mailbox does not exist"],
  ["550 5.4.4 Invalid domain", "mailbox does not exist"],
  ["550 we do not know you", "does not accept this address"],
  ["452-4.2.2 The recipient's inbox is out of storage space.", "mailbox is full"],
  ["552 5.2.2 Over quota", "mailbox is full"],
  ["552 Requested mail action aborted: exceeded storage allocation", "mailbox is full"],
  ["452 4.3.1 Insufficient system storage", "has no space"],
  ["552 5.3.4 Message size exceeds fixed limit", "larger than the mail server accepts"],
  ["Message size larger than allowed 1000", "larger than the mail server accepts"],
  ["421 4.3.2 Service shutting down", "busy or not available"],
  ["451 4.3.0 Temporary lookup failure", "busy or not available"],
  ["421 4.7.28 Our system has detected an unusual rate of unsolicited mail", "limits how much"],
  ["550 5.4.5 Daily user sending limit exceeded.", "limits how much"],
  ["452 4.5.3 Too many recipients", "limits how much"],
  [
    "450 4.2.0 <vera@clinic.example>: Recipient address rejected: Greylisted, see http://postgrey.example",
    "greylisting",
  ],
  [
    "554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org",
    "rejects emails from this sender as spam",
  ],
  [
    "550 5.7.26 This mail has been blocked because the sender is unauthenticated.",
    "rejects emails from this sender as spam",
  ],
  ["554 Transaction failed", "rejects emails from this sender as spam"],
  ["554 5.7.1 <vera@clinic.example>: Relay access denied", "does not deliver to other domains"],
  [
    "553 5.7.1 <hello@site.example>: Sender address rejected: not owned by user postman",
    "does not accept the sender’s address",
  ],
  [
    "554 5.2.252 SendAsDenied; postman@site.example not allowed to send as hello@site.example",
    "does not accept the sender’s address",
  ],
  ["554 Message rejected: Email address is not verified.", "does not accept the sender’s address"],
  ["501 5.5.4 Syntax error in parameters", "refused the email"],
  ["second@site.example: 450 mailbox busy", "busy or not available"],
  ["team@site.example: 552 5.2.2 Over quota; second@site.example: 550 5.1.1 no such user", "mailbox is full"],
  ["connect ECONNREFUSED 127.0.0.1:2525", "refused the connection"],
  ["getaddrinfo ENOTFOUND smtp.clinic.example", "name was not found"],
  ["getaddrinfo EAI_AGAIN smtp.clinic.example", "name was not found"],
  ["Connection timeout", "did not answer in time"],
  ["Greeting never received", "did not answer in time"],
  ["connect ETIMEDOUT 192.0.2.1:587", "did not answer in time"],
  ["The mail server took too long.", "did not answer in time"],
  ["self-signed certificate", "could not be encrypted"],
  [
    "Hostname/IP does not match certificate's altnames: Host: 192.0.2.1. is not in the cert's list",
    "could not be encrypted",
  ],
  ["0007F:error:0A00010B:SSL routines:ssl3_get_record:wrong version number", "could not be encrypted"],
  ["Client network socket disconnected before secure TLS connection was established", "could not be encrypted"],
  ["read ECONNRESET", "ended the connection"],
  ["Connection closed unexpectedly", "ended the connection"],
  ["The email could not be composed. The log has the reason.", "could not be sent"],
])("explains “%s”: %s", (answer, expected) => {
  const { what, whatToDo } = failureReason(answer);
  expect(what).toContain(expected);
  expect(what).toMatch(/^The .+\.$/);
  expect(whatToDo).toMatch(/\.$/);
});
