import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { type Ending, endings, issued } from "#domain/accounts/sessions/issued.ts";
import { openSite } from "#tests/support/servers/site.ts";

test("every table with a token or a user is covered by a rule, or says why it needs none", async () => {
  await using site = await openSite("sqlite");
  const { rows } = await sql<{ name: string }>`
    select distinct m.name from sqlite_schema m, pragma_foreign_key_list(m.name) f
      where m.type = 'table' and f."table" = 'users'
    union select distinct m.name from sqlite_schema m, pragma_table_info(m.name) c
      where m.type = 'table' and (c.name like '%token%' or c.name like '%session_hash' or c.name like 'invited_by')`.execute(
    site.db.read,
  );
  // What these rules end.
  const covered = [
    "account_links",
    "authenticators",
    "invitations",
    "passkey_challenges",
    "passkeys",
    "recovery_codes",
  ];
  // What a member of the team wrote, planned or arranged, and what ends with its session.
  const opensNothing = [
    ...["audit_devices", "chat_conversations", "inquiries", "interviewers", "interviews", "job_applications", "notes"],
    ...["presences", "replies", "reveals", "scorecards", "signatures", "stage_moves", "tab_visits", "table_settings"],
  ];
  const unknown = rows
    .map(({ name }) => name)
    .filter((name) => ![...covered, "sessions", ...opensNothing].includes(name));
  expect(unknown).toEqual([]);
});

test("docs/security.md says what is issued, how long it lives and what ends it", () => {
  const document = readFileSync("docs/security.md", "utf8");
  const [section] = /## What is issued\n.*?(?=\n## )/s.exec(document) ?? [""];
  expect(section.trim()).toBe(describeIssued());
});

/** The section of the document. */
function describeIssued(): string {
  const all = Object.keys(endings) as Ending[];
  const inWords = (kinds: readonly Ending[]) => kinds.map((one) => endings[one]).join(", ");
  const rows = Object.values(issued).map(({ name, lifetimeMs, endsWith }) => {
    const ends = (one: Ending) => (endsWith as readonly Ending[]).includes(one);
    const kept = all.filter((one) => !ends(one));
    const what = kept.length > 4 ? inWords(all.filter(ends)) : `all${kept.length > 0 ? ` but: ${inWords(kept)}` : ""}`;
    return `| ${name} | ${lifetimeMs === null ? "until it is removed" : period(lifetimeMs)} | ${what} |`;
  });
  return `## What is issued

Events: ${inWords(all)}.

Each ends what was issued for the account before it. One function does that on every path, the dashboard, the command line and
the account page alike (\`domain/accounts/sessions/issued.ts\`), and \`tests/api/accounts/issued-rules.test.ts\` makes this
table from its rules. After a restore by the tools of PostgreSQL, \`npm run restore -- --settle\` calls it. The session and the
device in which a user acts are kept. Logging out, the user and time end single sessions. Replies that someone scheduled before
leaving the team are still sent, until a colleague cancels them.

| issued | works for at most | ended by |
|---|---|---|
${rows.join("\n")}`;
}

function period(ms: number): string {
  const [unit, count] = ms % 86_400_000 === 0 ? ["day", ms / 86_400_000] : ["minute", ms / 60_000];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
