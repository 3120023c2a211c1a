import type { IncomingMessage, ServerResponse } from "node:http";
import type { Database } from "#db/database.ts";
import type { User } from "#domain/users/schema.ts";
import type { OpenApiDocument } from "./openapi.ts";

/** What a page that is rendered on request finds in `Astro.locals`; a context for verbs with a little more. */
export interface PageLocals {
  db: Database;
  /** The signed-in user, or null. */
  user: User | null;
  /** The same, as verbs call it. */
  actor: User | null;
  now(): number;
  /** The site's own address, as links in feeds name it; without a slash at its end. */
  origin: string;
  /** The description of every call, for the page that shows it. */
  openapi: OpenApiDocument;
}

/** The handler of Astro's middleware mode. */
export type PageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: PageLocals,
) => Promise<void>;
