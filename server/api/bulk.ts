import { changeMany, removeMany } from "#domain/bulk/apply.ts";
import { bulkChangeSchema, bulkRemovalSchema, bulkResultsSchema } from "#domain/bulk/schema.ts";
import { kinds } from "#domain/work/kinds.ts";
import { recordKinds } from "#domain/work/schema.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { readJson } from "../http/read-json.ts";
import { contextOf } from "../http/request-context.ts";
import { recordPaths } from "./work.ts";

const responses = { 200: { description: "What became of each record", schema: bulkResultsSchema } };

/** Endpoints that change or delete several records at once. */
export function bulk(router: ApiRouter): void {
  for (const kind of recordKinds) {
    const shared = { access: kinds[kind].change, isHidden: kind === "conversation", responses };
    router.add("post", `${recordPaths[kind]}/work`, {
      summary: `Change the work on up to 100 records of the kind ${kind}, each on its own`,
      ...shared,
      body: bulkChangeSchema,
      handle: async (c) => c.json(await changeMany(contextOf(c), kind, await readJson(c))),
    });
    router.add("post", `${recordPaths[kind]}/removals`, {
      summary: `Delete up to 100 records of the kind ${kind} permanently, each on its own`,
      ...shared,
      body: bulkRemovalSchema,
      handle: async (c) => c.json(await removeMany(contextOf(c), kind, await readJson(c))),
    });
  }
}
