import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changePassword } from "#domain/accounts/users/change-password.ts";
import { cast } from "#harness/cast.ts";
import { newUser, sessionsOf, storedUser } from "#tests/support/people.ts";
import { hash, verifiedAgainst } from "#tests/support/reduced-argon2.ts";
import { bothDatabases, openSite, type Site } from "#tests/support/servers/site.ts";

describe.each(bothDatabases)("accounts on %s", (kind) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
  });
  afterAll(() => site.stop());

  const context = () => ({ db: site.db, actor: null, now: Date.now });

  test("stores a registration as an ordinary user with a hashed password, and signs the user in", async () => {
    const visitor = site.visitor();
    const answer = await visitor.register(cast.otto);
    expect(answer.status).toBe(201);
    const { password, ...shown } = cast.otto;
    expect(answer.json).toEqual({ ...shown, id: expect.any(String), role: "user", createdAt: expect.any(String) });
    const row = await storedUser(site, "otto");
    expect(row).toMatchObject({ ...shown, role: "user", disabledAt: null });
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(password);
    expect((await visitor.get("/api/user")).json).toEqual(answer.json);
  });

  test("ignores a role, an id and a time in the body", async () => {
    const person = newUser();
    const answer = await site
      .visitor()
      .register({ ...person, role: "admin", id: "mine", createdAt: 1, fromEnvironment: 1, passwordHash: "x" });
    expect(answer.json).toMatchObject({ role: "user" });
    const row = await storedUser(site, person.username);
    expect(row?.role).toBe("user");
    expect(row?.id).not.toBe("mine");
    expect(row?.fromEnvironment).toBe(0);
    expect(row?.createdAt).toBeGreaterThan(Date.now() - 60_000);
  });

  test("rejects a taken username or email by name, ignoring case", async () => {
    const person = newUser();
    await site.visitor().register(person);
    const again = await site
      .visitor()
      .register({ ...person, username: person.username.toUpperCase(), email: "someone.else@example.com" });
    expect(again.status).toBe(409);
    expect(again.json).toMatchObject({ status: 409, errors: { username: ["Username already exists"] } });
    expect(again.json.errors).not.toHaveProperty("email");
    const other = await site.visitor().register({ ...person, username: "free", email: person.email.toUpperCase() });
    expect(other.status).toBe(409);
    expect(other.json.errors).toEqual({ email: ["Email already exists"] });
    expect(await storedUser(site, "free")).toBeUndefined();
  });

  test("gives a username to one of twenty concurrent registrations", async () => {
    const person = newUser();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => site.visitor().register({ ...person, email: `race${i}@example.com` })),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19);
    expect(await sessionsOf(site, person.username)).toHaveLength(1);
  });

  test("reports every invalid field of a registration with the specified messages", async () => {
    const answer = await site.visitor().register({ username: "ab", email: "", name: " ", password: "12345" });
    expect(answer.status).toBe(400);
    expect(answer.json.errors).toMatchObject({
      username: ["Username must be at least 3 characters"],
      email: expect.arrayContaining(["Email is required"]),
      name: ["Name is required"],
      password: ["Password must be at least 6 characters"],
    });
  });

  test("rejects a username that looks like another because it mixes alphabets", async () => {
    let count = 0;
    const register = (username: string) =>
      site.visitor().register({ ...cast.otto, username, email: `alphabet${count++}@example.com` });
    for (const username of ["аdmin", "admιn", "pаypal"]) {
      const answer = await register(username);
      expect([answer.status, answer.json.errors]).toEqual([400, { username: ["Use letters of one alphabet only"] }]);
    }
    for (const username of ["андрей", "müller7", "ελένη", "山田tarou"])
      expect((await register(username)).status, username).toBe(201);
  });

  test.each(["आशा", "தமிழ்", "กิตติ", "Ọ̀ṣun", "نِدا"])(
    "accepts the username %s, and logs it in composed or not",
    async (username) => {
      const { password, ...person } = { ...newUser(), username };
      const answer = await site.visitor().register({ ...person, username: username.normalize("NFD"), password });
      expect([answer.status, answer.json.username]).toEqual([201, username.normalize("NFC")]);
      for (const form of ["NFC", "NFD"] as const)
        expect((await site.visitor().logIn({ username: username.normalize(form), password })).status).toBe(200);
    },
  );

  test.each(["\u200b", "\u200d", "\u034f", "\ufe0f", "\u202e", "\u0307", "\u3164"])(
    "gives no username that looks like another because of %j",
    async (character) => {
      const person = { ...newUser(), username: `mini${character}mal` };
      await site.visitor().register({ ...newUser(), username: "minimal" });
      const { status, json } = await site.visitor().register(person);
      expect([status, Object.keys(json.errors)]).toEqual([character === "\u3164" ? 400 : 409, ["username"]]);
    },
  );

  test("logs in with a password however its characters are composed, also one of an earlier release", async () => {
    const composed = { ...newUser(), password: "caf\u00e9\u00a0 \u0915\u093c" };
    const decomposed = { ...newUser(), password: composed.password.normalize("NFD") };
    for (const person of [composed, decomposed]) {
      await site.visitor().register(person);
      for (const password of [composed.password, decomposed.password, "cafe\u0301  \u0958"])
        expect((await site.visitor().logIn({ ...person, password })).status).toBe(200);
      expect((await site.visitor().logIn({ ...person, password: "cafe  \u0915\u093c" })).status).toBe(401);
    }
    // Earlier releases hashed what was typed.
    const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1, algorithm: 2 };
    const passwordHash = await hash(decomposed.password, parameters);
    await site.db.write((queries) =>
      queries.updateTable("users").set({ passwordHash }).where("username", "=", decomposed.username).execute(),
    );
    expect((await site.visitor().logIn(decomposed)).status).toBe(200);
    expect((await site.visitor().logIn({ ...decomposed, password: "cafe\u0301 a" })).status).toBe(401);
  });

  test("counts the characters of a new password as they are hashed", async () => {
    const { status, json } = await site.visitor().register({ ...newUser(), password: "e\u0301".repeat(5) });
    expect([status, json.errors]).toEqual([400, { password: ["Password must be at least 6 characters"] }]);
  });

  test("accepts long passwords in any script and stores them unchanged", async () => {
    const person = { ...newUser(), password: ` ${"пароль 密码 🔑 ".repeat(12)} ` };
    expect(person.password.length).toBeGreaterThan(64);
    await site.visitor().register(person);
    expect((await site.visitor().logIn(person)).status).toBe(200);
    expect((await site.visitor().logIn({ ...person, password: person.password.trim() })).status).toBe(401);
  });

  test("promotes a user to admin only with a password of fifteen characters", async () => {
    const person = newUser();
    await site.visitor().register(person);
    const promote = (password: string) =>
      changePassword(context(), { username: person.username, password, role: "admin" });
    await expect(promote("fourteen chars")).rejects.toMatchObject({
      errors: { password: [expect.stringContaining("15")] },
    });
    expect((await storedUser(site, person.username))?.role).toBe("user");
    await promote("fifteen chars !");
    const visitor = site.visitor();
    expect((await visitor.logIn({ ...person, password: "fifteen chars !" })).json.role).toBe("admin");
    await expect(
      changePassword(context(), { username: person.username, password: "fourteen chars" }),
    ).rejects.toMatchObject({ errors: { password: [expect.stringContaining("15")] } });
  });

  test("refuses a guessable password for an admin, and accepts it for an ordinary user", async () => {
    const person = newUser();
    await site.visitor().register(person);
    const { username } = person;
    const guessable = [
      "aaaaaaaaaaaaaaaaaaaa",
      "abcabcabcabcabcabc",
      "12345678901234567890",
      "qwertyuiopasdfghjkl",
      "PasswordPassword123",
      "P@ssw0rd-P@ssw0rd!",
      "admin-password-2026",
      "1q2w3e4r5t6y7u8i",
      `${username}-${username}-2026`,
      "Velarium2026Velarium2026",
    ];
    for (const password of guessable) {
      const promotion = changePassword(context(), { username, password, role: "admin" });
      const reason = expect.stringMatching(
        /^An admin’s password is too easy to guess: fewer than 4 characters are left after removing /,
      );
      await expect(promotion, password).rejects.toMatchObject({ errors: { password: [reason] } });
    }
    expect((await storedUser(site, username))?.role).toBe("user");
    expect((await site.visitor().register({ ...newUser(), password: guessable[0] })).status).toBe(201);
    for (const password of [
      "three quiet otters",
      "correct horse battery staple",
      "Tr8#kd92LmQx!zP4",
      "пятнадцать слов или",
    ])
      expect((await changePassword(context(), { username, password, role: "admin" })).role).toBe("admin");
  });

  test.each([
    ["not the password", "one hash", 1],
    ["not the passwo\u0308rd", "two hashes", 2],
  ])(
    "answers an unknown user and the wrong password %j alike, after verifying %s of the same cost",
    async (password, _, count) => {
      const person = newUser();
      await site.visitor().register(person);
      const attempt = async (username: string) => {
        const before = verifiedAgainst.length;
        const answer = await site.visitor().logIn({ username, password });
        const { requestId, ...body } = answer.json;
        const costs = verifiedAgainst.slice(before).map((hash) => hash.split("$").slice(0, 4).join("$"));
        return { status: answer.status, body, names: Object.keys(answer.headers).sort(), costs };
      };
      const known = await attempt(person.username);
      expect(known).toMatchObject({
        status: 401,
        body: { detail: "Invalid username or password" },
        costs: Array(count).fill("$argon2id$v=19$m=19456,t=2,p=1"),
      });
      expect(await attempt("unknown")).toEqual(known);
    },
  );
});
