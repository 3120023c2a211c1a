import { Visitor } from "#harness/visitor.ts";
import { teamPassword } from "./team.ts";

/** A request of the dashboard; `round` counts from 0. */
export interface ListRequest {
  name: string;
  ask(round: number): Promise<{ status: number; text: string }>;
}

export type Query = Record<string, string>;
const usernames = { admin: "admin0", sales: "sales2", recruiter: "recruiter5" } as const;
/** Who asks: an admin, or a member of the team who sees personal data masked. */
export type Reader = keyof typeof usernames;
export const readers = Object.keys(usernames) as Reader[];

/** The requests to measure, and the members of the team who make them. */
export class RequestList {
  readonly requests: ListRequest[] = [];
  readonly #visitors = new Map<Reader, Visitor>();

  /** Signs in a member of the team of each kind. */
  static async open(origin: string): Promise<RequestList> {
    const list = new RequestList();
    for (const reader of readers) {
      const visitor = new Visitor(origin);
      const { status } = await visitor.logIn({ username: usernames[reader], password: teamPassword });
      if (status !== 200) throw new Error(`${reader} could not sign in: ${status}`);
      list.#visitors.set(reader, visitor);
    }
    return list;
  }

  /** What the API answers a member of the team. */
  async read(reader: Reader, path: string, query: Query | object = {}, body?: object) {
    const visitor = this.#visitors.get(reader) as Visitor;
    const address = `${path}?${new URLSearchParams(query as Query)}`;
    return await (body ? visitor.post(path, body) : visitor.get(address));
  }

  /** Adds a request that is the same in each round. */
  add(reader: Reader, name: string, path: string, query: Query = {}, body?: object): void {
    this.addVarying(reader, name, () => this.read(reader, path, query, body));
  }

  addVarying(reader: Reader, name: string, ask: ListRequest["ask"]): void {
    this.requests.push({ name: `${reader}, ${name}`, ask });
  }

  /** Adds a list without and with each filter: its first and a middle page, and the cursors that the dashboard follows. */
  async addList(reader: Reader, name: string, path: string, filters: readonly Query[], { sorts = true } = {}) {
    for (const filter of [{}, ...filters]) {
      const { total } = (await this.read(reader, path, { ...filter, pageSize: "1" })).json;
      const label = `${name} ${labelOf(filter)}`.trim();
      // Without a page, some paths answer all rows.
      this.add(reader, `${label}, ${total} in all, first page`, path, { ...filter, page: "1" });
      if (total < 40) continue;
      const middle = { page: String(Math.ceil(total / 20)) };
      const { items, first, last, upTo } = (await this.read(reader, path, { ...filter, ...middle })).json;
      const places: Record<string, Query> = {
        "middle page": middle,
        "after a middle page": { after: last, upTo },
        "page of a record": { around: items[3].id, upTo },
        ...(sorts && { "oldest first": { sort: "oldest" }, "oldest, middle page": { sort: "oldest", ...middle } }),
        ...(Object.keys(filter).length === 0 && {
          "last page": { page: String(Math.ceil(total / 10)) },
          "before a middle page": { before: first, upTo },
          "100 rows": { pageSize: "100" },
        }),
      };
      for (const [place, query] of Object.entries(places))
        this.add(reader, `${label}, ${place}`, path, { ...filter, ...query });
      if (Object.keys(filter).length === 0)
        this.addVarying(reader, `${label}, page after page`, (round) =>
          this.read(reader, path, { page: String(round + 2) }),
        );
    }
  }

  addSearches(reader: Reader, name: string, path: string, bodies: readonly object[]): void {
    for (const body of bodies) this.add(reader, `${name} search ${labelOf(body)}`, `${path}/searches`, {}, body);
  }
}

/** Filters as a report names them; an id is shortened. */
export const labelOf = (filter: object) =>
  Object.entries(filter)
    .map(([name, value]) => `${name}=${String(value).replace(/^([0-9a-f]{8})-.*$/, "$1")}`)
    .join(" ");
