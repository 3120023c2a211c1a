import { expect, test } from "vitest";
import { startProcess } from "#bin/server-process.ts";
import { adminEnvironment, cast } from "#harness/cast.ts";

/** What a server prints that does not start. */
const refusal = (environment: Record<string, string>) =>
  startProcess({ DATA_DIR: "/dev/null/data", ...adminEnvironment, ...environment }).then(
    () => "started",
    (error: Error) => error.message,
  );

test("a start fails with one sentence that names an invalid variable", async () => {
  expect(await refusal({ PORT: "eighty" })).toMatch(/^PORT .+\.\n$/);
});

test("a start says in one sentence why ADMIN_PASSWORD is too weak", async () => {
  for (const [password, problem] of [
    ["short", "must have at least 15 characters"],
    ["fourteen chars", "must have at least 15 characters"],
    [
      "password12345678",
      "is too easy to guess: fewer than 4 characters are left after removing common words and sequences such as 123",
    ],
    [
      `${cast.ada.username} ${cast.ada.username}`,
      "is too easy to guess: fewer than 4 characters are left after removing the names of the user and the site",
    ],
  ] as const)
    expect(await refusal({ ADMIN_PASSWORD: password })).toBe(`ADMIN_PASSWORD ${problem}.\n`);
});
