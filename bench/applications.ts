import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProcess, stopProcess } from "#bin/server-process.ts";
import { newId } from "#db/id.ts";
import { openDatabase } from "#db/open.ts";
import { normalizeForSearch } from "#domain/normalize-for-search.ts";
import { adminEnvironment, applicant, cast } from "#harness/cast.ts";
import { createDatabase, startPostgres } from "#harness/postgres-server.ts";
import { Visitor } from "#harness/visitor.ts";
import { verdict } from "./load.ts";

const ROWS = 100_000;
const ROWS_PER_TRANSACTION = 500;
const ROUNDS = 15;
const GOAL_MS = 100;
const positions = ["Weaver", "Dyer", "Spinner", "Carder", "Fuller"];
/** The maximum difference of the medians of a page; smaller ones are noise. */
const MAX_DIFFERENCE_MS = 1;

const searches = {
  "first page": "page=1",
  "last page": `page=${ROWS / 10}`,
  "by name": "q=cara+number77",
  "by email": "q=cara77777@looms.example",
  "by position": "q=spinner",
  "by a word of the message": "q=hospital",
  "by two letters": "q=sp",
  "no match": "q=no+such+applicant",
  "internships, by name": "applicationType=internship&q=cara+number7",
};

/** The dashboard's searches in 100,000 applications on both databases, and the careers page with and without them. */
export async function benchApplications(): Promise<string[]> {
  const postgres = await startPostgres();
  try {
    return [
      ...(await benchDatabase("SQLite", "")),
      ...(await benchDatabase("PostgreSQL", await createDatabase(postgres.url))),
    ];
  } finally {
    await postgres.stop();
  }
}

async function benchDatabase(database: string, databaseUrl: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "site-bench-"));
  const start = () =>
    startProcess({ ...adminEnvironment, DATA_DIR: folder, DATABASE_URL: databaseUrl, RATE_LIMITS: "off" });
  let server = await start();
  try {
    const few = await median(() => new Visitor(server.origin).get("/careers"));
    await stopProcess(server);
    await fill(folder, databaseUrl);
    server = await start();
    const ada = new Visitor(server.origin);
    await ada.logIn(cast.ada);
    const lines: string[] = [];
    for (const [name, query] of Object.entries(searches)) {
      let total = 0;
      const ms = await median(async () => {
        total = (await ada.get(`/api/admin/job-applications?${query}`)).json.total;
      });
      lines.push(verdict(`${database}, ${name}: ${total} found, median ${ms.toFixed(1)} ms`, ms < GOAL_MS));
    }
    const many = await median(() => new Visitor(server.origin).get("/careers"));
    const careers = `${database}, /careers: median ${few.toFixed(1)} ms without applications, ${many.toFixed(1)} ms with ${ROWS}`;
    return [...lines, verdict(careers, many - few <= MAX_DIFFERENCE_MS)];
  } finally {
    await stopProcess(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Inserts applications over ten months, with messages of 40 to 200 words. */
async function fill(dataFolder: string, databaseUrl: string): Promise<void> {
  const db = await openDatabase({ dataFolder, databaseUrl: databaseUrl || undefined, shared: true });
  const vocabulary = `${cast.vera.message} ${applicant.message} with nurses in a hospital and with banks`.split(/\s+/);
  for (let first = 0; first < ROWS; first += ROWS_PER_TRANSACTION) {
    const rows = Array.from({ length: ROWS_PER_TRANSACTION }, (_, offset) => {
      const index = first + offset;
      const createdAt = Date.now() - (ROWS - index) * 250_000;
      const words = Array.from(
        { length: 40 + (index % 160) },
        (_, word) => vocabulary[(index * 7 + word * word) % vocabulary.length],
      );
      const email = `cara${index}@looms.example`;
      const row = {
        ...applicant,
        id: newId(createdAt),
        fullName: `Cara Number${index}`,
        email,
        emailFolded: email,
        position: positions[index % positions.length] ?? "",
        message: words.join(" "),
        applicationType: index % 5 ? ("job" as const) : ("internship" as const),
        createdAt,
      };
      const { fullName, phone, position, experience, message } = row;
      return {
        ...row,
        searchText: normalizeForSearch([fullName, email, phone, position, experience, message].join("\n")),
      };
    });
    await db.write((queries) => queries.insertInto("jobApplications").values(rows).execute());
  }
  await db.close();
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}
