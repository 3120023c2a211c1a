import * as z from "zod/mini";
import { email, line } from "../../kernel/text.ts";
import { roles, userSchema } from "../../kernel/user.ts";
import { passkeyAnswerSchema } from "../passkeys/schema.ts";
import { code } from "../second-factors/schema.ts";
import { cleanUsername } from "./username.ts";

const tooShort = "Username must be at least 3 characters";
const allowed = "Use letters, digits and . _ @ + - only";
const username = line(64, tooShort).check(
  z.overwrite(cleanUsername),
  z.minLength(3, tooShort),
  z.regex(/^(?!\p{M})[\p{L}\p{M}\p{N}._@+-]*$/u, allowed),
);

// Not trimmed and not limited to an alphabet: every output of a password manager is valid.
const password = z.string("Password must be at least 6 characters").check(
  z.minLength(6, "Password must be at least 6 characters"),
  z.maxLength(1024, "Use at most 1024 characters"),
  z.refine((value) => value.isWellFormed() && !value.includes("\0"), "Contains characters that cannot be stored"),
);

/** The body of `POST /api/login` (specification, sections 5 and 7). */
export const loginSchema = z.object({
  username,
  password,
  code: z.optional(code()),
  passkey: z.optional(passkeyAnswerSchema),
});
export type Login = z.infer<typeof loginSchema>;

const lookalikeScripts = ["Latin", "Cyrillic", "Greek", "Armenian", "Cherokee"].map(
  (script) => new RegExp(`\\p{Script=${script}}`, "u"),
);

/** A name in two of these alphabets could look like another user's, such as "admin" with a Cyrillic "а" (UTS 39). */
const newUsername = username.check(
  // Letters that show nothing; usernames of earlier releases may have them.
  z.refine((name) => !/\p{DI}/u.test(name), allowed),
  z.refine(
    (name) => lookalikeScripts.filter((script) => script.test(name)).length <= 1,
    "Use letters of one alphabet only",
  ),
);

/** The body of `POST /api/register` (specification, sections 5 and 7). A role in the body is ignored. */
export const registrationSchema = z.object({
  username: newUsername,
  email: email(),
  name: line(100, "Name is required"),
  // Counted as it is hashed, so that the same characters have the same length on every keyboard.
  password: password.check(
    z.refine((value) => value.normalize().length >= 6, "Password must be at least 6 characters"),
  ),
});
export type Registration = z.infer<typeof registrationSchema>;

/** The registration form: the same rules, and the repeated password, which is not sent. */
export const registrationFormSchema = z.extend(registrationSchema, { confirmPassword: z.string() }).check(
  z.refine((form) => form.password === form.confirmPassword, {
    error: "Passwords do not match",
    path: ["confirmPassword"],
  }),
);

/** A person on the team, in `GET /api/admin/team`. */
export const teamMemberSchema = z.extend(userSchema, {
  /** Whether the environment variables define this admin. */
  isFromEnvironment: z.boolean(),
  disabledAt: z.nullable(z.iso.datetime()),
  /** Null until the first sign-in after the release that records it. */
  lastSignInAt: z.nullable(z.iso.datetime()),
  hasSecondFactor: z.boolean(),
  /** When role or access were last changed. */
  changedAt: z.nullable(z.iso.datetime()),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

/** The body of `PATCH /api/admin/team/{id}`. `changedAt` is the one that the admin saw: a later change is not overwritten. */
export const memberChangeSchema = z
  .strictObject({
    role: z.optional(z.enum(roles, `Must be ${roles.slice(0, -1).join(", ")} or ${roles.at(-1)}`)),
    disabled: z.optional(z.boolean("Must be true or false")),
    changedAt: z.nullable(z.iso.datetime("Must be the changedAt of the person, or null")),
  })
  .check(z.refine(({ role, disabled }) => role !== undefined || disabled !== undefined, "Contains nothing to change"));
export type MemberChange = z.infer<typeof memberChangeSchema>;
