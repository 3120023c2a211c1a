import type * as z from "zod/mini";
import type { Permission } from "#domain/kernel/permissions.ts";
import type { AddressLimitName } from "./limit-policies.ts";
import type { OpenLimitName } from "./limits.ts";

export type Method = "get" | "post" | "put" | "patch" | "delete";

/** An endpoint in the OpenAPI description. */
export interface EndpointDescription {
  summary: string;
  /** Who may use it: anyone, signed-in users, or users with a permission. Checked before the body is read; the domain function behind it checks again. */
  access: "anyone" | "user" | Permission;
  /** Answers 404 to users without the permission and is not in the API’s description, so that they do not learn that it exists. */
  isHidden?: boolean;
  body?: z.ZodMiniType;
  /** The endpoint accepts requests without a body. */
  bodyIsOptional?: boolean;
  /** Media types of the body; JSON by default. */
  bodyTypes?: string[];
  /** The body as `multipart/form-data`, for requests with a file; without `body`, its only form. */
  form?: { schema: z.ZodMiniType; fileField: string; description: string };
  query?: z.ZodMiniObject;
  /** The endpoint reads the header `Idempotency-Key`, and responds with this status when the key came with other content before. */
  keyReuseStatus?: 409 | 422;
  /**
   * The responses by status: JSON of a schema, or text or a file of another media type; and what their own headers mean.
   * The schema of an error describes its extension members (RFC 9457, section 3.2), which not every error of this status has.
   */
  responses: Record<
    number,
    { description: string; schema?: z.ZodMiniType; type?: string; headers?: Record<string, string> }
  >;
  limit?: AddressLimitName;
  /** It protects the user's account, so that changes in other sessions do not use up its limit. */
  isDefense?: true;
  /** False where a visitor stores nothing, or the verb decides whose sign-in is stored (`makeRoomFor`). */
  stores?: false;
  /** The limit of responses that one client may hold open at the same time. */
  openAtOnce?: OpenLimitName;
}

/** An endpoint with its address. */
export interface Endpoint extends EndpointDescription {
  method: Method;
  path: string;
}

/** Whether it stores what visitors or users without a role send: limited in bytes, and refused while the disk is almost full. */
export const isStoring = ({ method, access, stores }: Endpoint): boolean =>
  method !== "get" && (access === "anyone" || access === "user") && stores !== false;

/** Addresses whose reads also write: they extend the session, mark as read, cancel emails, or are in the audit log. */
export const recordedPaths = /^\/api\/(admin|account|chat|user)(\/|$)/;
