import * as z from "zod/mini";
import { email, line } from "../../kernel/text.ts";
import { userSchema } from "../../kernel/user.ts";
import { passkeySchema } from "../passkeys/schema.ts";
import { code } from "../second-factors/schema.ts";
import { registrationSchema } from "../users/schema.ts";

/** When a session ends. */
const sessionEndSchema = z.object({
  /** When it ends unless it is used before. */
  idleEndsAt: z.iso.datetime(),
  /** When it ends in any case. */
  endsAt: z.iso.datetime(),
});

/** `GET /api/account/session`: the session of the request. */
export const currentSessionSchema = z.extend(sessionEndSchema, {
  userId: z.string(),
  /** The server's time, to compare with the others: the clock of the browser may be wrong. */
  checkedAt: z.iso.datetime(),
});
export type CurrentSession = z.infer<typeof currentSessionSchema>;

/** A session of the signed-in user. */
const sessionSchema = z.object({
  /** The hash of its token; it signs no one in. */
  id: z.string(),
  /** The browser and system at sign-in, such as "Firefox on Windows"; null when unknown. */
  device: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  ...sessionEndSchema.shape,
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
});

/** `GET /api/account`: what the account page shows. */
export const accountSchema = z.object({
  user: userSchema,
  /** The new address that waits for its confirmation; null when there is none. */
  pendingEmail: z.nullable(z.string()),
  sessions: z.array(sessionSchema),
  /** Whether `ADMIN_EMAIL` and `ADMIN_PASSWORD` decide about email and password at every start of the server. */
  isConfigured: z.boolean(),
  /** Whether the user has an authenticator app. */
  hasAuthenticator: z.boolean(),
  /** Oldest first. */
  passkeys: z.array(passkeySchema),
  /** The number of recovery codes that were not used. */
  recoveryCodes: z.number(),
});
export type Account = z.infer<typeof accountSchema>;
export type AccountSession = z.infer<typeof sessionSchema>;

/** The body of `PATCH /api/account`. */
export const nameSchema = z.object({ name: line(100, "Name is required") });

/** The body of `POST /api/account/email`, and of `POST /api/password-resets`. */
export const addressSchema = z.object({ email: email() });

/** A password as the user knows it: only its length is limited. */
const knownPassword = z
  .string("Enter your password")
  .check(z.minLength(1, "Enter your password"), z.maxLength(1024, "Use at most 1024 characters"));

/** The body of `PUT /api/account/password`. */
export const passwordChangeSchema = z.object({
  currentPassword: knownPassword,
  newPassword: registrationSchema.shape.password,
});

/** The form of a password change: the same rules, and the repeated password, which is not sent. */
export const passwordChangeFormSchema = z.extend(passwordChangeSchema, { repeatedPassword: z.string() }).check(
  z.refine((form) => form.newPassword === form.repeatedPassword, {
    error: "Passwords do not match",
    path: ["repeatedPassword"],
  }),
);

/** The body of `DELETE /api/account`. */
export const passwordSchema = z.object({ password: knownPassword });

/** The body of `POST /api/account/confirmation`; `code` for users with a second factor. */
export const confirmationSchema = z.object({ password: knownPassword, code: z.optional(code()) });

const token = z.string("The link is incomplete").check(z.regex(/^[\w-]{43}$/, "The link is incomplete"));

/** The body of `POST /api/account/email/confirm`. */
export const linkSchema = z.object({ token });

/** The body of `POST /api/password-resets/complete`. */
export const passwordResetSchema = z.object({ token, password: registrationSchema.shape.password });

/** The form of a password reset: the same rules, and the repeated password, which is not sent. */
export const passwordResetFormSchema = z
  .object({ password: registrationSchema.shape.password, repeatedPassword: z.string() })
  .check(
    z.refine((form) => form.password === form.repeatedPassword, {
      error: "Passwords do not match",
      path: ["repeatedPassword"],
    }),
  );

/** The query of `GET /api/account/activity`. */
export const activityQuerySchema = z.object({
  /** The id of the last entry that was shown. */
  after: z.optional(z.string("Must be text").check(z.maxLength(64, "Use at most 64 characters"))),
});

/** `GET /api/account/activity`: what the audit log says about the user's own account. */
export const accountActivitySchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      recordedAt: z.iso.datetime(),
      action: z.string(),
      /** The names of changed fields. */
      fields: z.array(z.string()),
      /** The user, a visitor who was not signed in, or an admin or operator of the site. */
      by: z.enum(["user", "visitor", "operator"]),
      /** The browser and system in words; null when unknown. */
      device: z.nullable(z.string()),
    }),
  ),
  hasMore: z.boolean(),
});
export type AccountActivity = z.infer<typeof accountActivitySchema>;
