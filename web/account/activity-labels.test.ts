import { expect, test } from "vitest";
import type { AccountActivity } from "#domain/accounts/account/schema.ts";
import { describeActivity } from "./activity-labels.ts";

const entry: AccountActivity["items"][number] = {
  id: "1",
  recordedAt: "2026-01-05T12:00:00.000Z",
  action: "sign-in",
  fields: [],
  by: "user",
  device: null,
};

test.each<[Partial<typeof entry>, string]>([
  [{}, "You logged in"],
  [{ action: "sign-in-failed", by: "visitor" }, "A login failed"],
  [{ action: "sign-in-failed", by: "visitor", fields: ["code"] }, "A login failed: wrong code"],
  [{ action: "password-accepted", by: "visitor" }, "A visitor entered your password, but no second factor"],
  [{ action: "confirmation-failed", fields: ["password"] }, "You failed to confirm that it’s you: wrong password"],
  [{ action: "reset-factors", by: "operator" }, "An admin removed your second factor"],
  [{ action: "change", fields: ["name", "email"] }, "You changed your name and your email"],
  [{ action: "change", fields: ["passkeyName"] }, "You changed the name of a passkey"],
  [{ action: "purge" }, "You purge"],
])("describes %o as “%s”", (change, text) => expect(describeActivity({ ...entry, ...change })).toBe(text));
