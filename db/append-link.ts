import { sql } from "kysely";
import type { Queries } from "./database.ts";
import { type ChainName, chains, hashOfLink, type NewLink, type Place } from "./hash-chain.ts";

/** Appends a link in the caller's transaction. Only one transaction at a time writes to SQLite, so none comes between. */
export async function appendOnSqlite(queries: Queries, { chain, row, hashed }: NewLink): Promise<Place> {
  const { links, end } = chains[chain];
  const [place] = placesAfter(await endOf(queries, chain), [hashed]) as [Place];
  const columns = { ...row, ...place };
  await sql`insert into ${sql.table(links)} ${columnsOf(columns)} values (${sql.join(Object.values(columns))})`.execute(
    queries,
  );
  await sql`
    update ${sql.table(end)}
    set length = ${place.sequence}, previous_hash = ${place.previousHash}, last_hash = ${place.hash}
    where name = ${chain}`.execute(queries);
  return place;
}

/** The end of a chain, locked until the transaction ends where the database has more than one writer. */
async function endOf(queries: Queries, chain: ChainName, lock = sql``): Promise<Place> {
  const { rows } = await sql<Place>`
    select length as sequence, last_hash as hash, previous_hash from ${sql.table(chains[chain].end)}
    where name = ${chain} ${lock}`.execute(queries);
  if (!rows[0]) throw new Error(`The end of the chain ${chain} was removed.`);
  return rows[0];
}

/** The places of new links behind the end of their chain. */
function placesAfter(end: Place, links: readonly NewLink["hashed"][]): Place[] {
  let last = end;
  return links.map((hashed) => {
    const [sequence, previousHash] = [last.sequence + 1, last.hash];
    last = { sequence, previousHash, hash: hashOfLink(sequence, hashed, previousHash) };
    return last;
  });
}

const linksOf = new WeakMap<Queries, NewLink[]>();

/** The links that `writeWithLinks` appends at the end of the transaction of `queries`. */
export function linksIn(queries: Queries): NewLink[] {
  const links = linksOf.get(queries);
  if (!links) throw new Error("A link can be appended only in a transaction of `write`.");
  return links;
}

/** Appends a link at the end of the transaction of `queries`, on PostgreSQL. */
export const appendAtCommit = async (queries: Queries, link: NewLink): Promise<void> =>
  void linksIn(queries).push(link);

/**
 * Does `work` in the transaction of `queries`, on PostgreSQL, then appends its links. This locks the ends of their chains until
 * the commit, so it comes last. Waits `lockMs` at most for each lock.
 */
export async function writeWithLinks<Result>(
  queries: Queries,
  work: (queries: Queries) => Promise<Result>,
  lockMs: number,
): Promise<Result> {
  const links: NewLink[] = [];
  linksOf.set(queries, links);
  const result = await work(queries);
  if (links.length > 0) await sql`set local lock_timeout = ${sql.lit(lockMs)}`.execute(queries);
  for (const chain of Object.keys(chains) as ChainName[]) {
    const own = links.filter((one) => one.chain === chain);
    if (own.length > 0) await appendTogether(queries, chain, own);
  }
  return result;
}

/** Appends links to one chain in three statements. */
async function appendTogether(queries: Queries, chain: ChainName, links: readonly NewLink[]): Promise<void> {
  const { links: table, end } = chains[chain];
  const places = placesAfter(
    await endOf(queries, chain, sql`for update`),
    links.map(({ hashed }) => hashed),
  );
  // One parameter for all rows: with one for each value, building the statement takes longer than running it.
  const rows = links.map(({ row }, i) => inSnakeCase({ ...row, ...places[i] }));
  const { sequence, previousHash, hash } = places.at(-1) as Place;
  // All links of a chain have the same columns. A later release may have added one with a default, which null would replace.
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  await Promise.all([
    sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
      queries,
    ),
    sql`
      update ${sql.table(end)} set length = ${sequence}, previous_hash = ${previousHash}, last_hash = ${hash}
      where name = ${chain}`.execute(queries),
  ]);
}

const inSnakeCase = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
  );

const columnsOf = (row: object) => sql`(${sql.join(Object.keys(row).map((name) => sql.ref(name)))})`;
