import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { site } from "#site";
import { EnvError, readEnv, variableNames } from "./env.ts";
import { warnAboutTypos } from "./env-typos.ts";

describe("the environment", () => {
  test("has a default for every variable", () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      databaseUrl: undefined,
      publicOrigin: undefined,
      trustProxy: expect.any(Function),
      firstAdmin: { username: "admin", password: undefined },
      rateLimits: true,
    });
    expect(readEnv({ PORT: "", HOST: " ", RATE_LIMITS: "" })).toEqual({
      ...readEnv({}),
      trustProxy: expect.any(Function),
    });
  });

  test("has only the third parties that are configured", () => {
    expect(readEnv({}).vendors).toEqual([]);
    const both = readEnv({ ANALYTICS_ID: " G-AB12CD34EF", SOCIAL_PIXEL_ID: "123456789012345" }).vendors;
    expect(both.map(({ script, id }) => [script.category, id])).toEqual([
      ["analytics", "G-AB12CD34EF"],
      ["marketing", "123456789012345"],
    ]);
    expect(() => readEnv({ ANALYTICS_ID: "UA-12345-6" })).toThrow(
      /^ANALYTICS_ID must be an ID of Google Analytics such as G-/,
    );
    expect(() => readEnv({ SOCIAL_PIXEL_ID: '1"><script>' })).toThrow(
      /^SOCIAL_PIXEL_ID must be an ID of Meta Pixel such as/,
    );
  });

  test("takes the malware scanner as a host with a port or as a socket", () => {
    expect(readEnv({}).scanner).toBeNull();
    for (const [value, scanner] of [
      ["clamav:3310", { host: "clamav", port: 3310 }],
      ["[::1]:3310", { host: "::1", port: 3310 }],
      ["/run/clamav/clamd.ctl", { path: "/run/clamav/clamd.ctl" }],
    ] as const)
      expect(readEnv({ CLAMD_HOST: value }).scanner).toEqual(scanner);
    for (const value of ["clamav", "3310", "tcp://clamav:3310", "me:secret@clamav:3310", "clamav:3310/path"])
      expect(() => readEnv({ CLAMD_HOST: value })).toThrow(/^CLAMD_HOST must be a host with a port/);
  });

  test("configures a model for the assistant only when the address and the model are given", () => {
    expect(readEnv({}).assistant).toBeNull();
    const named = {
      ASSISTANT_URL: "http://localhost:11434/v1/",
      ASSISTANT_MODEL: "small",
      ASSISTANT_PROVIDER: "Example Models Ltd",
    };
    expect(readEnv(named).assistant).toEqual({
      provider: "Example Models Ltd",
      url: "http://localhost:11434/v1",
      model: "small",
      key: undefined,
    });
    expect(readEnv({ ...named, ASSISTANT_KEY: " secret " }).assistant?.key).toBe("secret");
    for (const [variables, sentence] of [
      [{ ...named, ASSISTANT_MODEL: "" }, /^ASSISTANT_MODEL is missing/],
      [{ ASSISTANT_KEY: "hush-hush" }, /^ASSISTANT_URL is missing/],
      [{ ...named, ASSISTANT_PROVIDER: "" }, /^ASSISTANT_PROVIDER is missing/],
      [{ ...named, ASSISTANT_URL: "models.example.com" }, /^ASSISTANT_URL must be an address such as/],
      [{ ...named, ASSISTANT_URL: "file:///etc/passwd" }, /^ASSISTANT_URL must be an address such as/],
      [
        { ...named, ASSISTANT_URL: "https://me:hush-hush@models.example.com" },
        /^ASSISTANT_URL must be an address such as/,
      ],
    ] as const) {
      expect(() => readEnv(variables)).toThrow(sentence);
      expect(() => readEnv(variables)).not.toThrow(/hush-hush/);
    }
  });

  test("traces nothing without a collector, and reads the standard variables of OpenTelemetry", () => {
    expect(readEnv({}).tracing).toBeNull();
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318/" };
    expect(readEnv({ ...collector, OTEL_SDK_DISABLED: "true" }).tracing).toBeNull();
    expect(readEnv(collector).tracing).toEqual({
      url: "http://127.0.0.1:4318/v1/traces",
      headers: {},
      resource: { "service.name": site.slug },
      sampler: "parentbased_always_on",
      ratio: 1,
    });
    const all = {
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "https://collector.example/traces",
      OTEL_EXPORTER_OTLP_HEADERS: "api-key=a%20b, team = web",
      OTEL_SERVICE_NAME: "website",
      OTEL_RESOURCE_ATTRIBUTES: "service.version=2,service.name=other",
      OTEL_TRACES_SAMPLER: "traceidratio",
      OTEL_TRACES_SAMPLER_ARG: "0.25",
    };
    expect(readEnv({ ...collector, ...all }).tracing).toEqual({
      url: "https://collector.example/traces",
      headers: { "api-key": "a b", team: "web" },
      resource: { "service.name": "website", "service.version": "2" },
      sampler: "traceidratio",
      ratio: 0.25,
    });
  });

  test("accepts every kind of address to listen on, and an origin with or without a trailing slash", () => {
    for (const host of ["0.0.0.0", "::", "localhost", "site.internal"]) expect(readEnv({ HOST: host }).host).toBe(host);
    expect(readEnv({ HOST: "[::1]" }).host).toBe("::1");
    expect(readEnv({ PUBLIC_URL: "https://www.Example.com/" }).publicOrigin).toBe("https://www.example.com");
  });

  test("accepts a mail service by name or address, and has a default sender", () => {
    const all = {
      EMAIL_USER: "me@example.com",
      EMAIL_PASSWORD: " with spaces ",
      EMAIL_RECIPIENTS: "a@example.com,, b@example.com ,a@example.com",
    };
    const { email } = readEnv({ ...all, EMAIL_SERVICE: "Gmail" });
    expect(email).toMatchObject({ missing: [], recipients: ["a@example.com", "b@example.com"], service: "Gmail" });
    expect(email.account).toEqual({
      server: { service: "Gmail" },
      user: "me@example.com",
      password: " with spaces ",
      from: { name: site.name, address: "me@example.com" },
    });
    const accountOf = (more: object) => readEnv({ ...all, EMAIL_SERVICE: "smtp://[::1]", ...more }).email.account;
    expect(accountOf({})?.server).toEqual({ host: "::1", port: 587, secure: false });
    expect(accountOf({ EMAIL_SERVICE: "smtps://mail.example.com" })?.server).toEqual({
      host: "mail.example.com",
      port: 465,
      secure: true,
    });
    expect(accountOf({ EMAIL_USER: "apikey" })?.from.address).toBe(site.email);
    expect(accountOf({ EMAIL_FROM: "us@example.com" })?.from).toEqual({ name: site.name, address: "us@example.com" });
    expect(accountOf({ EMAIL_FROM: '"We, all" <us@example.com>' })?.from).toEqual({
      name: "We, all",
      address: "us@example.com",
    });
    for (const name of ["EMAIL_SERVICE", "EMAIL_USER", "EMAIL_PASSWORD", "EMAIL_RECIPIENTS"]) {
      const { missing, account } = readEnv({ ...all, EMAIL_SERVICE: "Gmail", [name]: "" }).email;
      expect({ missing, account }).toEqual({ missing: [name], account: null });
    }
  });

  test.each([
    ["PORT", "eighty"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "80.5"],
    ["CHAT_STREAMS", "9001"],
    ["DATABASE_LISTEN_URL", "localhost:5432"],
    ["HOST", "not a host"],
    ["DATABASE_URL", "mysql://root:hunter2@localhost/x"],
    ["DATABASE_URL", "hunter2"],
    ["PUBLIC_URL", "www.example.com"],
    ["PUBLIC_URL", "https://www.example.com/path"],
    ["PUBLIC_URL", "ftp://www.example.com"],
    ["TRUST_PROXY", "yes"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "10.0.0.0/8/8"],
    ["TRUST_PROXY", "99"],
    ["ADMIN_USERNAME", "ab"],
    ["ADMIN_EMAIL", "no address"],
    ["ADMIN_PASSWORD", "hunter2"],
    ["ADMIN_PASSWORD", "fourteen chars"],
    ["RATE_LIMITS", "sometimes"],
    ["STAFF_SESSION_IDLE_HOURS", "0"],
    ["STAFF_SESSION_IDLE_HOURS", "25"],
    ["STAFF_SESSION_IDLE_HOURS", "8h"],
    ["STAFF_SESSION_HOURS", "1.5"],
    ["STAFF_SESSION_HOURS", "169"],
    ["EMAIL_SERVICE", "Pigeon Post"],
    ["EMAIL_SERVICE", "http://127.0.0.1:25"],
    ["EMAIL_SERVICE", "smtp://"],
    ["EMAIL_SERVICE", "smtp://me:hunter2@mail.example.com"],
    ["EMAIL_SERVICE", "smtps://mail.example.com/path"],
    ["EMAIL_USER", "me\nBcc: you"],
    ["EMAIL_RECIPIENTS", "team"],
    ["EMAIL_RECIPIENTS", ","],
    ["EMAIL_RECIPIENTS", "team@example.com; you@example.com"],
    ["EMAIL_RECIPIENTS", Array.from({ length: 21 }, (_, i) => `n${i}@example.com`).join()],
    ["EMAIL_FROM", "Us <us@example.com"],
    ["EMAIL_FROM", "us@example.com\nBcc: you@example.com"],
    ["EMAIL_FROM", "no address"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "127.0.0.1:4318"],
    ["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "https://me:hunter2@collector.example"],
    ["OTEL_EXPORTER_OTLP_PROTOCOL", "grpc"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "hunter2"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "api-key=hunter2%0A"],
    ["OTEL_RESOURCE_ATTRIBUTES", "a=%"],
    ["OTEL_TRACES_SAMPLER", "sometimes"],
    ["OTEL_TRACES_SAMPLER_ARG", "1.5"],
  ])("refuses %s=%s in one sentence that names the variable and repeats no secret", (name, value) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(EnvError);
    expect(read).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
    expect(read).not.toThrow(/hunter2/);
  });

  test("reads how long sessions of the team last, and refuses an idle timeout beyond the lifetime", () => {
    const hour = 3_600_000;
    expect(readEnv({}).staffSessions).toEqual({ idle: 8 * hour, absolute: 24 * hour });
    const longest = { STAFF_SESSION_IDLE_HOURS: "24", STAFF_SESSION_HOURS: "168" };
    expect(readEnv(longest).staffSessions).toEqual({ idle: 24 * hour, absolute: 168 * hour });
    expect(() => readEnv({ STAFF_SESSION_HOURS: "7" })).toThrow(/^STAFF_SESSION_IDLE_HOURS must not be greater/);
  });

  test("documents every variable in .env.example, and no other", () => {
    const example = readFileSync(join(import.meta.dirname, "..", ".env.example"), "utf8");
    const documented = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(documented.sort()).toEqual([...variableNames].sort());
  });

  test.each([
    ["EMAIL_RECIPIENT", "EMAIL_RECIPIENTS"],
    ["DATADIR", "DATA_DIR"],
    ["PUBLIC_ULR", "PUBLIC_URL"],
    ["TRUSTPROXXY", undefined],
    ["ADMIN_PASSWORT", "ADMIN_PASSWORD"],
    ["rate_limits", "RATE_LIMITS"],
    ["EMAIL_FROM", undefined],
    ["HOME", undefined],
  ])("warns that %s may be meant as %s", (name, intended) => {
    const warning = `WARNING: the variable ${name} is unknown. Did you mean ${intended}?`;
    expect(warnAboutTypos({ [name]: "x", PATH: "/bin" })).toEqual(intended ? [warning] : []);
  });
});
