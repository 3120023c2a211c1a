import * as z from "zod/mini";

/** The default role, the privileged one (specification, sections 3 and 6), and those of a team. `permissions.ts` says what each may do. */
export const roles = ["user", "admin", "sales", "recruiter", "privacy", "auditor"] as const;
export type Role = (typeof roles)[number];

/** The signed-in user in API responses, without password and session. */
export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  createdAt: z.iso.datetime(),
  /** Present in `GET /api/user` when the dashboard stays closed until the user sets up a second factor. */
  needsSecondFactor: z.optional(z.literal(true)),
});
export type User = z.infer<typeof userSchema>;
