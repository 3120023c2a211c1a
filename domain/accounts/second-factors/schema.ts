import * as z from "zod/mini";
import { line } from "../../kernel/text.ts";

/** A code of an authenticator app, or a recovery code; spaces and hyphens do not count. */
export const code = () =>
  line(40, "Enter the code").check(z.regex(/^[A-Za-z\d -]{6,40}$/, "Enter six digits, or a recovery code"));

/** The response of `POST /api/account/authenticator`: what the app needs. */
export const authenticatorSchema = z.object({
  /** The secret in Base32, for apps that cannot scan. */
  secret: z.string(),
  /** The `otpauth:` address that the QR code holds. */
  uri: z.string(),
});
export type NewAuthenticator = z.infer<typeof authenticatorSchema>;

/** The body of `POST /api/account/authenticator/confirm`. */
export const codeSchema = z.object({ code: code() });

/** The ten recovery codes, which are shown once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
