import type { Kysely } from "kysely";
import { newId } from "#db/id.ts";
import type { Tables } from "#db/tables.ts";
import { hashPassword } from "#domain/accounts/users/password.ts";
import type { Role } from "#domain/kernel/user.ts";
import { weaver } from "#harness/cast.ts";
import { randomNumbers } from "./random-people.ts";

const DAY_MS = 86_400_000;
const start = Date.now();

/** The roles of the team, whose members work on the records. */
const roles: Role[] = ["admin", "admin", "sales", "sales", "sales", "recruiter", "recruiter", "recruiter", "privacy"];
/** The team: the password of all is `teamPassword`. */
export const team = roles.map((role, index) => ({
  id: newId(start - 400 * DAY_MS),
  role,
  username: `${role}${index}`,
}));
export const teamPassword = "nine looms weave quietly";

/** The stages of every fourth listing, which has its own. */
const ownStages = ["phone screen", "interview", "trial day", "offer"];
/** Listings; the first ones get most applications. */
export const listings = Array.from({ length: 40 }, (_, index) => ({
  id: newId(start - 350 * DAY_MS),
  stages: index % 4 === 3 ? JSON.stringify(ownStages) : null,
}));
const pickListing = randomNumbers(7);
/** The listing of the next application: the first of forty gets a sixth of all. */
export const listingIdAt = (index: number): string | null =>
  index % 20 === 0 ? null : (listings[Math.floor(40 * (pickListing(1000) / 1000) ** 2)]?.id ?? null);

/** Inserts what records refer to, before the records. */
export async function insertTeamAndListings(db: Kysely<Tables>): Promise<void> {
  const passwordHash = await hashPassword(teamPassword);
  for (const { id, role, username } of team)
    await db
      .insertInto("users")
      .values({
        id,
        role,
        username,
        usernameFolded: username,
        email: `${username}@site.example`,
        emailFolded: `${username}@site.example`,
        name: `Member ${username}`,
        passwordHash,
        fromEnvironment: 0,
        disabledAt: null,
        createdAt: start - 400 * DAY_MS,
      })
      .execute();
  for (const [index, { id }] of listings.entries())
    await db
      .insertInto("jobListings")
      .values({
        ...weaver,
        id,
        title: `${weaver.title} ${index}`,
        remote: 0,
        isActive: index < 20 ? 1 : 0,
        listingCategory: "job",
        sortOrder: index,
        closesAt: null,
        createdAt: start - 350 * DAY_MS,
        updatedAt: start - 350 * DAY_MS,
        archivedAt: null,
      })
      .execute();
}
