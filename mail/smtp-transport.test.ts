import { setTimeout as wait } from "node:timers/promises";
import wellKnown from "nodemailer/lib/well-known";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { freePort } from "#harness/free-port.ts";
import { type MailServer, mailUser, openMailServer, openSilentServer, refusal } from "#harness/mail-server.ts";
import { type Account, openSmtpTransport } from "./smtp-transport.ts";

let server: MailServer;
beforeAll(async () => {
  server = await openMailServer();
});
afterAll(() => server.stop());
afterEach(() => {
  for (const name of Object.keys(server.faults)) delete server.faults[name as keyof typeof server.faults];
  server.emails.length = 0;
});

const account = (port = server.port): Account => ({
  server: { host: "127.0.0.1", port, secure: false },
  ...mailUser,
  from: { name: "Sender", address: "sender@site.example" },
});
const message = {
  subject: "Hello",
  html: "<p>Hello</p>",
  text: "Hello",
  to: ["a@site.example", "b@site.example"],
  replyTo: null,
  messageId: "<1@site.example>",
  headers: {},
};
/** Sends a message and closes the transport. */
async function send(to: Account = account(), more: object = {}, timeouts = {}) {
  const transport = openSmtpTransport(to, timeouts);
  const delivery = await transport.send({ ...message, ...more });
  await transport.close(0);
  return delivery;
}

test("reports which recipients accepted an email", async () => {
  expect(await send()).toEqual({ kind: "accepted", by: message.to, answer: expect.stringMatching(/^250 /) });
  expect(server.emails[0]?.headers).toMatchObject({
    "message-id": message.messageId,
    from: "Sender <sender@site.example>",
    to: "a@site.example, b@site.example",
  });
});

test("gives up on a server that accepts the connection and sends no greeting", async () => {
  const silent = await openSilentServer();
  const delivery = await send(account(silent.port), {}, { greetingTimeout: 200 });
  expect(delivery).toMatchObject({ kind: "failed", isServer: true, isFinal: false, by: [] });
  expect(delivery.answer).toMatch(/greeting/i);
  await silent.stop();
});

test("gives up on a server that does not respond to the message", async () => {
  server.faults.data = () => new Promise(() => {});
  const delivery = await send(account(), {}, { socketTimeout: 300 });
  expect(delivery).toMatchObject({ kind: "failed", isServer: true, isFinal: false });
  server.disconnect();
});

test("treats no listener, a wrong password and a 554 greeting as temporary failures of the server", async () => {
  expect(await send(account(await freePort()))).toMatchObject({ isServer: true, isFinal: false });
  expect(await send({ ...account(), password: "hunter22" })).toEqual({
    kind: "failed",
    by: [],
    answer: expect.stringMatching(/^535 .*\[hidden\]/),
    isServer: true,
    isFinal: false,
  });
  server.faults.connect = () => fail(554, "no service here");
  expect(await send()).toMatchObject({ isServer: true, isFinal: false, answer: expect.stringContaining("554") });
});

test("sends neither password nor message to a named service without TLS", async () => {
  const passwords: unknown[] = [];
  const plain = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, callback) {
      passwords.push(password);
      callback(null, { user: username });
    },
  });
  const port = await freePort();
  await new Promise<void>((resolve) => plain.listen(port, "127.0.0.1", () => resolve()));
  // Points a service of nodemailer's list to our server.
  const service = wellKnown("Ethereal") as { host?: string; port?: number };
  const { ...before } = service;
  Object.assign(service, { host: "127.0.0.1", port });
  const delivery = await send({ ...account(), server: { service: "Ethereal" } });
  Object.assign(service, before);
  await new Promise<void>((resolve) => plain.close(() => resolve()));
  expect(passwords).toEqual([]);
  expect(delivery).toMatchObject({ kind: "failed", isServer: true, isFinal: false, by: [] });
});

test.each([
  [450, false],
  [451, false],
  [452, false],
  [530, false],
  [550, true],
  [552, true],
  [554, true],
])("a refusal of %d is final: %s", async (code, isFinal) => {
  for (const fault of ["recipient", "data"] as const) {
    server.faults[fault] = () => fail(code, "not today");
    expect(await send()).toEqual({
      kind: "failed",
      by: [],
      isServer: false,
      isFinal,
      answer: expect.stringContaining(`${code} not today`),
    });
    delete server.faults[fault];
  }
});

test("reports which recipients were refused, with the response, and which accepted the email", async () => {
  server.faults.recipient = (address) => {
    if (address.startsWith("b")) fail(550, "no such user");
  };
  expect(await send()).toEqual({
    kind: "failed",
    by: ["a@site.example"],
    answer: "b@site.example: 550 no such user",
    isServer: false,
    isFinal: true,
  });
});

test("close waits for messages being sent, and aborts them after its timeout", async () => {
  server.faults.data = () => wait(150);
  const transport = openSmtpTransport(account());
  const delivered = transport.send(message);
  await transport.close(5000);
  expect((await delivered).kind).toBe("accepted");
  server.faults.data = () => new Promise(() => {});
  const aborted = openSmtpTransport(account());
  const delivery = aborted.send(message);
  await aborted.close(50);
  expect(await delivery).toMatchObject({ kind: "failed", isFinal: false });
  server.disconnect();
});

function fail(code: number, message: string): never {
  throw refusal(code, message);
}
