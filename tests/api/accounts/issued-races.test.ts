import { expect, test } from "vitest";
import { openMailServer } from "#harness/mail-server.ts";
import type { Visitor } from "#harness/visitor.ts";
import { emailTo } from "#tests/support/account-links.ts";
import { newUser } from "#tests/support/people.ts";
import { openSites } from "#tests/support/servers/several-sites.ts";

const ROUNDS = 8;
const setPassword = (visitor: Visitor, currentPassword: string, newPassword: string) =>
  visitor.send("/api/account/password", {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ currentPassword, newPassword }),
  });

test("a login with the old password beside a change of the password, on another server, leaves no session", async () => {
  await using opened = await openSites(2, { environment: { RATE_LIMITS: "off" } });
  const [one, another] = opened.sites;
  const survivors: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const person = newUser();
    const owner = one.visitor();
    await owner.register(person);
    const strangers = Array.from({ length: 6 }, () => another.visitor());
    const [changed] = await Promise.all([
      setPassword(owner, person.password, "another secret"),
      ...strangers.map((stranger) => stranger.logIn(person)),
    ]);
    expect(changed.status).toBe(204);
    survivors.push(...(await Promise.all(strangers.map(async (one) => (await one.get("/api/user")).status))));
  }
  expect(survivors.filter((status) => status !== 401)).toEqual([]);
});

test("of a confirmation of a new email and a reset of the password at once, on two servers, one counts", async () => {
  const server = await openMailServer();
  await using opened = await openSites(2, { environment: { RATE_LIMITS: "off", ...server.environment } });
  const [one, another] = opened.sites;
  for (let round = 0; round < ROUNDS; round++) {
    const person = newUser();
    const visitor = one.visitor();
    await visitor.register(person);
    await visitor.post("/api/account/email", { email: `new-${person.email}` });
    await visitor.post("/api/password-resets", { email: person.email });
    const confirm = await emailTo(server, `new-${person.email}`, "Confirm your new email");
    const reset = await emailTo(server, person.email, "Reset your password");
    const answers = await Promise.all([
      one.visitor().post("/api/account/email/confirm", { token: confirm.token }),
      another.visitor().post("/api/password-resets/complete", { token: reset.token, password: "another secret" }),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(1);
  }
  await server.stop();
});
