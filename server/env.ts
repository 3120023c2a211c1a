import { resolve } from "node:path";
import * as z from "zod/mini";
import { optionalScripts } from "#content/cookies/optional-scripts.ts";
import { userSessionLimits } from "#domain/accounts/sessions/limits.ts";
import { ADMIN_PASSWORD_MIN, adminPasswordProblem } from "#domain/accounts/users/admin-password.ts";
import { registrationSchema } from "#domain/accounts/users/schema.ts";
import type { ModelSettings } from "#domain/assistant/model/open-model.ts";
import { isEmailAddress } from "#domain/emails/address.ts";
import { type EmailVariable, emailVariables } from "#domain/emails/schema.ts";
import type { SessionLimits } from "#domain/kernel/context.ts";
import type { Account } from "#mail/smtp-transport.ts";
import { site } from "#site";
import { address, hoursUpTo, megabytes, port, postgresUrl, readAs, text, wholeNumber } from "./env-schemas.ts";
import { readTracing, type TracingSettings, tracingVariables } from "./env-tracing.ts";
import {
  type BackupSettings,
  MAX_PROXIES,
  MAX_RECIPIENTS,
  readBackupRecipients,
  readHttpUrl,
  readMailServer,
  readOrigin,
  readProxies,
  readRecipients,
  readScanner,
  readSender,
  type ScannerAddress,
} from "./env-values.ts";
import type { TrustProxy } from "./http/client-address.ts";
import type { Vendor } from "./pages/vendors.ts";

/** The email settings. While a variable is missing, emails wait in the outbox. */
export interface EmailSettings {
  service: string;
  user: string;
  recipients: string[];
  missing: EmailVariable[];
  /** How to send; null while something is missing. */
  account: Account | null;
}

/** How much visitors may store, in bytes. */
export interface StorageLimits {
  /** Files that one network address may send within an hour. */
  uploadsPerHour: number;
  /** All stored files together. */
  files: number;
  /** Free space that only admins may use; undefined means the default, which depends on the disk. */
  reserve: number | undefined;
  /** The size that the database may have; undefined means that only the disk limits it. */
  database: number | undefined;
}

/** The settings of one process, read once at start. `.env.example` explains each variable. */
export interface Env {
  port: number;
  host: string;
  /** Whether systemd has passed a listening socket, which replaces `port` and `host`. */
  isActivated: boolean;
  /** Where metrics are read; null when they are off. */
  metrics: { port: number; host: string } | null;
  /** Where traces are sent; null when tracing is off. */
  tracing: TracingSettings | null;
  /** How long a stopping server still takes requests, in milliseconds, so that a balancer sees that it is not ready. */
  drainMs: number;
  dataFolder: string;
  databaseUrl: string | undefined;
  /** PostgreSQL's own address, where `databaseUrl` leads to a pooler. */
  databaseListenUrl: string | undefined;
  /** How many connections to PostgreSQL this process opens at most, besides those for short statements. */
  databaseConnections: number;
  /** The one origin for links and origin checks; undefined means the address the server listens on. */
  publicOrigin: string | undefined;
  /** How long sessions of the team last. */
  staffSessions: SessionLimits;
  /** Whether the roles of the team need a second factor before the dashboard opens. */
  requireSecondFactor: boolean;
  /** Whether personal data in records is masked for every role of the team, not only for sales and recruiters. */
  masksEveryone: boolean;
  /** Which proxies may name the client in `X-Forwarded-For`. */
  trustProxy: TrustProxy;
  firstAdmin: { username: string; email: string; password: string | undefined };
  rateLimits: boolean;
  /** How many event streams of the chat this process holds open. */
  chatStreams: number;
  storage: StorageLimits;
  /** Scheduled backups of the embedded database; null when there are none. */
  backups: BackupSettings | null;
  /** The public keys for which backups are encrypted; empty when they are not. */
  backupRecipients: string[];
  email: EmailSettings;
  /** The model that words the support assistant's answers; null means that the site's own sentences answer. */
  assistant: (ModelSettings & { provider: string }) | null;
  /** Where the malware scanner listens; null when none is configured. */
  scanner: ScannerAddress | null;
  /** Third parties whose scripts may load after a visitor agrees. */
  vendors: Vendor[];
}

/** A problem with the environment, as one sentence that names the variable and never repeats its value. */
export class EnvError extends Error {}

const HOUR = 3_600_000;
type Variables = Record<string, string | undefined>;

const vendorIds = Object.fromEntries(
  optionalScripts.map(({ variable, name, idPattern, idExample }) => [
    variable,
    z.optional(text(`must be an ID of ${name} such as ${idExample}`, (id) => idPattern.test(id))),
  ]),
);

const variablesSchema = z.object({
  PORT: z.prefault(port(), "3000"),
  HOST: z.prefault(address(), "127.0.0.1"),
  LISTEN_FDS: z.optional(text("must be 1: the socket unit has one ListenStream", (count) => count === "1")),
  LISTEN_PID: z.optional(z.string()),
  METRICS_PORT: z.optional(port()),
  METRICS_HOST: z.prefault(address(), "127.0.0.1"),
  ...tracingVariables,
  DRAIN_SECONDS: z.prefault(wholeNumber("must be a whole number of seconds up to 300", 0, 300), "0"),
  DATA_DIR: z._default(z.string(), "data"),
  DATABASE_URL: z.optional(postgresUrl()),
  DATABASE_LISTEN_URL: z.optional(postgresUrl()),
  DATABASE_CONNECTIONS: z.prefault(wholeNumber("must be a whole number from 2 to 500", 2, 500), "16"),
  PUBLIC_URL: z.optional(readAs("must be an origin such as https://www.example.com, without a path", readOrigin)),
  TRUST_PROXY: z.prefault(
    readAs(
      `must be a number of proxies up to ${MAX_PROXIES} or a list of addresses such as 10.0.0.0/8,::1`,
      readProxies,
    ),
    "0",
  ),
  ADMIN_USERNAME: z._default(registrationSchema.shape.username, "admin"),
  ADMIN_EMAIL: z._default(registrationSchema.shape.email, "admin@localhost.invalid"),
  ADMIN_PASSWORD: z.optional(
    z.pipe(
      text(`must have at least ${ADMIN_PASSWORD_MIN} characters`, ({ length }) => length >= ADMIN_PASSWORD_MIN),
      registrationSchema.shape.password,
    ),
  ),
  REQUIRE_SECOND_FACTOR: z._default(z.enum(["off", "staff"], 'must be "off" or "staff"'), "off"),
  STAFF_SESSION_IDLE_HOURS: z.prefault(hoursUpTo(userSessionLimits.idle), "8"),
  STAFF_SESSION_HOURS: z.prefault(hoursUpTo(userSessionLimits.absolute), "24"),
  MASK_RECORDS: z._default(z.enum(["roles", "all"], 'must be "roles" or "all"'), "roles"),
  CHAT_STREAMS: z.prefault(wholeNumber("must be a whole number from 0 to 9000", 0, 9000), "2000"),
  RATE_LIMITS: z._default(z.enum(["on", "off"], 'must be "on" or "off"'), "on"),
  UPLOAD_MB_PER_HOUR: z.prefault(megabytes(), "320"),
  UPLOAD_MB_TOTAL: z.prefault(megabytes(), "10240"),
  RESERVED_MB: z.optional(megabytes()),
  DATABASE_MB: z.optional(megabytes()),
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_HOURS: z.prefault(hoursUpTo(31 * 24 * HOUR), "24"),
  BACKUP_KEEP: z.prefault(wholeNumber("must be a whole number from 1 to 1000", 1, 1000), "7"),
  BACKUP_RECIPIENT: z.optional(
    readAs("must be one or more public keys of age (age1…), separated by commas", readBackupRecipients),
  ),
  EMAIL_SERVICE: z.optional(
    readAs(
      "must be a service that nodemailer knows, such as Gmail, or smtp://host:587 or smtps://host:465, without user, password or path",
      readMailServer,
    ),
  ),
  EMAIL_USER: z.optional(
    text(
      "must be one line of at most 320 characters: the account's name on the mail server",
      (user) => !/\p{Cc}/u.test(user) && user.length <= 320,
    ),
  ),
  EMAIL_PASSWORD: z.optional(z.string()),
  EMAIL_RECIPIENTS: z.optional(
    readAs(`must be 1 to ${MAX_RECIPIENTS} email addresses, separated by commas`, readRecipients),
  ),
  EMAIL_FROM: z.optional(
    readAs("must be an email address, or a name with one: Example <hello@example.com>", readSender),
  ),
  ASSISTANT_URL: z.optional(
    readAs("must be an address such as https://models.example.com/v1, without a query or a password", readHttpUrl),
  ),
  ASSISTANT_MODEL: z.optional(z.string()),
  ASSISTANT_KEY: z.optional(z.string()),
  ASSISTANT_PROVIDER: z.optional(z.string()),
  CLAMD_HOST: z.optional(
    readAs("must be a host with a port, such as 127.0.0.1:3310, or the path of a socket", readScanner),
  ),
  ...vendorIds,
});

/** The name of every variable that the product reads. */
export const variableNames = Object.keys(variablesSchema.shape);

/** Parses `variables`, or throws an `EnvError`. An empty variable counts as absent; only passwords keep outer spaces. */
export function readEnv(variables: Variables): Env {
  const given = Object.fromEntries(
    variableNames.map((name) => {
      const value = variables[name];
      return [name, (value?.trim() && (name.endsWith("_PASSWORD") ? value : value.trim())) || undefined];
    }),
  );
  const { success, data, error } = variablesSchema.safeParse(given);
  if (!success) {
    const [{ path, message } = { path: [], message: "" }] = error.issues;
    // The rules about accounts are sentences of their own, shared with the forms.
    throw new EnvError(`${path.join()} ${/^[A-Z]/.test(message) ? `cannot be used: ${message}` : message}.`);
  }
  const firstAdmin = { username: data.ADMIN_USERNAME, email: data.ADMIN_EMAIL, password: data.ADMIN_PASSWORD };
  const weakness = firstAdmin.password && adminPasswordProblem(firstAdmin.password, firstAdmin);
  if (weakness) throw new EnvError(`ADMIN_PASSWORD ${weakness}.`);
  if (!data.ASSISTANT_URL && (data.ASSISTANT_MODEL || data.ASSISTANT_KEY))
    throw new EnvError("ASSISTANT_URL is missing: ASSISTANT_MODEL and ASSISTANT_KEY need it.");
  if (data.ASSISTANT_URL && !data.ASSISTANT_MODEL)
    throw new EnvError("ASSISTANT_MODEL is missing: it names the model behind ASSISTANT_URL.");
  if (data.ASSISTANT_URL && !data.ASSISTANT_PROVIDER)
    throw new EnvError(
      "ASSISTANT_PROVIDER is missing: it names who runs the model, in the words of the privacy notice.",
    );
  if (data.STAFF_SESSION_IDLE_HOURS > data.STAFF_SESSION_HOURS)
    throw new EnvError("STAFF_SESSION_IDLE_HOURS must not be greater than STAFF_SESSION_HOURS.");
  if (data.BACKUP_DIR && data.DATABASE_URL)
    throw new EnvError(
      "BACKUP_DIR cannot be used with DATABASE_URL: back up PostgreSQL with pg_dump or WAL archiving (docs/deploy.md).",
    );
  if (data.LISTEN_FDS && data.LISTEN_PID !== String(process.pid))
    throw new EnvError(
      "LISTEN_FDS is meant for another process: let the unit start the server itself and not npm (docs/deploy.md).",
    );
  const { EMAIL_SERVICE: server, EMAIL_USER: user, EMAIL_PASSWORD: password } = data;
  const from = {
    name: data.EMAIL_FROM?.name || site.name,
    address: data.EMAIL_FROM?.address ?? (user && isEmailAddress(user) ? user : site.email),
  };
  const missing = emailVariables.filter((name) => data[name] === undefined);
  return {
    port: data.PORT,
    host: data.HOST,
    isActivated: data.LISTEN_FDS !== undefined,
    metrics: data.METRICS_PORT === undefined ? null : { port: data.METRICS_PORT, host: data.METRICS_HOST },
    tracing: readTracing(data),
    drainMs: data.DRAIN_SECONDS * 1000,
    dataFolder: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databaseListenUrl: data.DATABASE_LISTEN_URL,
    databaseConnections: data.DATABASE_CONNECTIONS,
    publicOrigin: data.PUBLIC_URL,
    trustProxy: data.TRUST_PROXY,
    firstAdmin,
    staffSessions: { idle: data.STAFF_SESSION_IDLE_HOURS, absolute: data.STAFF_SESSION_HOURS },
    requireSecondFactor: data.REQUIRE_SECOND_FACTOR === "staff",
    masksEveryone: data.MASK_RECORDS === "all",
    rateLimits: data.RATE_LIMITS === "on",
    chatStreams: data.CHAT_STREAMS,
    storage: {
      uploadsPerHour: data.UPLOAD_MB_PER_HOUR,
      files: data.UPLOAD_MB_TOTAL,
      reserve: data.RESERVED_MB,
      database: data.DATABASE_MB,
    },
    backups: data.BACKUP_DIR
      ? { folder: resolve(data.BACKUP_DIR), intervalMs: data.BACKUP_HOURS, keep: data.BACKUP_KEEP }
      : null,
    backupRecipients: data.BACKUP_RECIPIENT ?? [],
    email: {
      service: given.EMAIL_SERVICE ?? "",
      user: user ?? "",
      recipients: data.EMAIL_RECIPIENTS ?? [],
      missing,
      account: missing.length === 0 && server && user && password ? { server, user, password, from } : null,
    },
    assistant:
      data.ASSISTANT_URL && data.ASSISTANT_MODEL && data.ASSISTANT_PROVIDER
        ? {
            url: data.ASSISTANT_URL,
            model: data.ASSISTANT_MODEL,
            key: data.ASSISTANT_KEY,
            provider: data.ASSISTANT_PROVIDER,
          }
        : null,
    scanner: data.CLAMD_HOST ?? null,
    vendors: optionalScripts.flatMap((script) => {
      const id = given[script.variable];
      return id === undefined ? [] : [{ script, id }];
    }),
  };
}
