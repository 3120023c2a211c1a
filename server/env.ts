import { existsSync, readFileSync } from "node:fs";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import type { ModelSettings } from "#domain/assistant/model/open-model.ts";
import { parse } from "#domain/parse.ts";
import { ADMIN_PASSWORD_MIN } from "#domain/users/password.ts";
import { registrationSchema } from "#domain/users/schema.ts";
import { readAssistantSettings } from "./assistant-settings.ts";
import { type TrustProxy, trustAddresses, trustHops } from "./http/client-address.ts";
import { type MailSettings, readMailSettings } from "./mail/settings.ts";
import { readVendors, type Vendor } from "./pages/vendors.ts";

/** The environment, read once at start (docs/architecture.md, "How it is run"). */
export interface Env {
  port: number;
  host: string;
  dataFolder: string;
  databaseUrl: string | undefined;
  /** The one origin that links and origin checks use; without it, the address the server listens on. */
  publicOrigin: string | undefined;
  /** Which proxies may name the client in `X-Forwarded-For`. */
  trustProxy: TrustProxy;
  firstAdmin: { username: string; email: string; password: string | undefined };
  rateLimits: boolean;
  mail: MailSettings;
  /** The model that words the support assistant's answers, or null: then the site's own sentences do. */
  assistant: ModelSettings | null;
  /** Third parties whose scripts may be loaded, once a visitor agrees. */
  vendors: Vendor[];
}

/** What is wrong with the environment, in one sentence that names the variable. */
export class EnvError extends Error {}

type Variables = Record<string, string | undefined>;

/** The variables of the process and, below them, those of a `.env` file in `folder`. */
export function environmentWithFile(folder: string): Variables {
  const path = resolve(folder, ".env");
  return existsSync(path) ? { ...parseEnv(readFileSync(path, "utf8")), ...process.env } : { ...process.env };
}

/** Makes sense of `variables` or throws an `EnvError`. An empty variable counts as absent. */
export function readEnv(variables: Variables): Env {
  const get = (name: string) => variables[name]?.trim() || undefined;
  return {
    port: readPort(get("PORT")),
    host: readHost(get("HOST")),
    dataFolder: resolve(get("DATA_DIR") ?? "data"),
    databaseUrl: readDatabaseUrl(get("DATABASE_URL")),
    publicOrigin: readPublicUrl(get("PUBLIC_URL")),
    trustProxy: readProxies(get("TRUST_PROXY")),
    firstAdmin: readFirstAdmin(get("ADMIN_USERNAME"), get("ADMIN_EMAIL"), variables.ADMIN_PASSWORD || undefined),
    rateLimits: readSwitch("RATE_LIMITS", get("RATE_LIMITS"), true),
    mail: readMailSettings(variables, (sentence) => new EnvError(sentence)),
    assistant: readAssistantSettings(variables, (sentence) => new EnvError(sentence)),
    vendors: readVendors(get, (sentence) => new EnvError(sentence)),
  };
}

function readPort(text = "3000"): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new EnvError(`PORT is a number from 0 to 65535, not "${text}".`);
  return port;
}

function readHost(text = "127.0.0.1"): string {
  const name = text.replace(/^\[(.*)\]$/, "$1");
  if (!isIP(name) && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(name)) {
    throw new EnvError(`HOST is an address or a host name to listen on, not "${text}".`);
  }
  return name;
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  // The value may hold a password: it is not repeated.
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol)) {
    throw new EnvError("DATABASE_URL is a PostgreSQL address such as postgres://user:password@host:5432/name.");
  }
  return text;
}

function readPublicUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search || url.hash || url.username) {
    throw new EnvError(`PUBLIC_URL is an origin such as https://www.example.com, without a path, not "${text}".`);
  }
  return url.origin;
}

function readProxies(text = "0"): TrustProxy {
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    if (hops > 10) throw new EnvError(`TRUST_PROXY counts proxies, at most 10, not ${text}.`);
    return trustHops(hops);
  }
  const networks = text.split(",").map((part) => part.trim());
  for (const network of networks) {
    const [address = "", prefix = "0", ...rest] = network.split("/");
    const version = isIP(address);
    if (!version || rest.length > 0 || !/^\d+$/.test(prefix) || Number(prefix) > (version === 6 ? 128 : 32)) {
      throw new EnvError(
        `TRUST_PROXY is a number of proxies or a list of addresses such as 10.0.0.0/8, not "${network}".`,
      );
    }
  }
  return trustAddresses(networks);
}

function readFirstAdmin(username = "admin", email = "admin@localhost.invalid", password: string | undefined) {
  const { shape } = registrationSchema;
  const check = (name: string, schema: Parameters<typeof parse>[0], value: string) => {
    try {
      return parse(schema, value) as string;
    } catch (error) {
      const reason = Object.values((error as { errors: Record<string, string[]> }).errors).flat()[0];
      throw new EnvError(`${name} cannot be used: ${reason}.`);
    }
  };
  if (password !== undefined) {
    check("ADMIN_PASSWORD", shape.password, password);
    if (password.length < ADMIN_PASSWORD_MIN) {
      throw new EnvError(`ADMIN_PASSWORD has at least ${ADMIN_PASSWORD_MIN} characters.`);
    }
  }
  return {
    username: check("ADMIN_USERNAME", shape.username, username),
    email: check("ADMIN_EMAIL", shape.email, email),
    password,
  };
}

function readSwitch(name: string, text: string | undefined, otherwise: boolean): boolean {
  if (text === undefined) return otherwise;
  if (text === "on") return true;
  if (text === "off") return false;
  throw new EnvError(`${name} is "on" or "off", not "${text}".`);
}
