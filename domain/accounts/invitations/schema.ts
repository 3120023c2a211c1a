import * as z from "zod/mini";
import { email } from "../../kernel/text.ts";
import { roles } from "../../kernel/user.ts";
import { registrationSchema } from "../users/schema.ts";

/** The roles that an invitation can give. */
export const invitedRoles = roles.filter((role) => role !== "user");

/** The state of an invitation. Only an open one can be accepted. */
export const invitationStates = ["open", "used", "expired", "revoked"] as const;
export type InvitationState = (typeof invitationStates)[number];

/** The body of `POST /api/admin/invitations`: sent by email, or as a link that the admin passes on. */
export const newInvitationSchema = z.strictObject({
  email: email(),
  role: z.enum(invitedRoles, `Must be ${invitedRoles.slice(0, -1).join(", ")} or ${invitedRoles.at(-1)}`),
  delivery: z._default(z.enum(["email", "link"], "Must be email or link"), "email"),
});

/** An invitation as the team page shows it. */
export const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(invitedRoles),
  delivery: z.enum(["email", "link"]),
  state: z.enum(invitationStates),
  /** The name of the admin who invited; null when that account was deleted. */
  invitedBy: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** A new invitation. Only this response contains the link, and only if the admin passes it on. */
export const sentInvitationSchema = z.extend(invitationSchema, { link: z.nullable(z.string()) });
export type SentInvitation = z.infer<typeof sentInvitationSchema>;

const token = z
  .string("The link is incomplete")
  .check(z.regex(/^[\w-]{43}$/, "The link is incomplete. Copy all of it"));

/** The body of `POST /api/invitations/look-up`. */
export const invitationLinkSchema = z.strictObject({ token });

/** What the invited person sees. */
export const offeredInvitationSchema = z.object({
  email: z.string(),
  role: z.enum(invitedRoles),
  invitedBy: z.nullable(z.string()),
  expiresAt: z.iso.datetime(),
  /**
   * Whether an account has the address: the one that is signed in, one that must be signed in first, or none that counts. The
   * holder of an emailed link proves the address, so that an account that a stranger registered with it does not count.
   */
  account: z.enum(["none", "signed-in", "signed-out"]),
});
export type OfferedInvitation = z.infer<typeof offeredInvitationSchema>;

const { username, name, password } = registrationSchema.shape;

/** The body of `POST /api/invitations/accept`. Username and name are required unless the account with the address is signed in. */
export const acceptanceSchema = z.strictObject({
  token,
  username: z.optional(username),
  name: z.optional(name),
  password,
});

const repeated = {
  error: "Passwords do not match",
  path: ["confirmPassword"],
};

/** The form of an invitation to an address without an account. The repeated password is not sent. */
export const newMemberFormSchema = z
  .object({ username, name, password, confirmPassword: z.string() })
  .check(z.refine((form) => form.password === form.confirmPassword, repeated));

/** The form of an invitation to the user who is signed in: a password that the new role requires. */
export const newPasswordFormSchema = z
  .object({ password, confirmPassword: z.string() })
  .check(z.refine((form) => form.password === form.confirmPassword, repeated));
