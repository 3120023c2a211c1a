import { describe, expect, inject, test } from "vitest";
import { createDatabase } from "#harness/postgres-server.ts";
import { openSite } from "#tests/support/servers/site.ts";

/** Starts three servers together on an empty PostgreSQL database. */
const startThree = async (environment: Record<string, string>) => {
  const DATABASE_URL = await createDatabase(inject("postgresUrl"));
  return await Promise.all(
    [1, 2, 3].map(() => openSite("postgres", { environment: { ...environment, DATABASE_URL } })),
  );
};

describe("servers that start together on an empty PostgreSQL database", () => {
  test.each([
    ["with a configured admin", {}, 0],
    ["with an admin whose password one of them prints", { ADMIN_PASSWORD: "" }, 1],
  ])("all start, %s", async (_, environment, passwords) => {
    const [first, ...others] = await startThree(environment);
    await using site = first as NonNullable<typeof first>;
    const printed = [site, ...others].flatMap((one) => one.printed);
    await Promise.all(others.map((one) => one.stop()));
    const admins = await site.db.read.selectFrom("users").select("username").where("role", "=", "admin").execute();
    expect(admins).toHaveLength(1);
    const printedTimes = (words: string) => printed.filter((line) => line.includes(words)).length;
    expect(printedTimes("shown only once")).toBe(passwords);
    expect(printedTimes("Prepared the database")).toBe(1);
    expect(printedTimes("job listings")).toBe(1);
  });
});
