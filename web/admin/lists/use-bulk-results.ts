import { useState } from "react";
import type { BulkResults } from "#domain/bulk/schema.ts";
import { spoken } from "../ui/plain-text.ts";
import type { ListState } from "./use-record-list.ts";

/** Why a record was not changed; of the request as a whole, without an id. */
export interface Failure {
  id: string;
  text: string;
}

type Results = BulkResults["results"];

/** What became of the selected rows of a list. Those that were not changed stay selected and are named. */
export function useBulkResults<Row extends { id: string }>(list: ListState<Row>, nameOf: (row: Row) => string) {
  const { rows, deselect } = list.selection;
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  return {
    failures,
    /** Shows which records were not changed, and returns the others. */
    show(results: Results): Results {
      const failed = results.filter(({ outcome }) => outcome !== "done");
      const rowOf = new Map(rows.map((row) => [row.id, row]));
      setFailures(
        failed.map(({ id, detail }) => {
          const row = rowOf.get(id);
          return { id, text: `${row ? spoken(nameOf(row)) : id}: ${detail}` };
        }),
      );
      deselect(rows.filter(({ id }) => !failed.some((one) => one.id === id)));
      void list.refetch();
      return results.filter(({ outcome }) => outcome === "done");
    },
    /** Shows why no record was changed. */
    fail(error: unknown) {
      setFailures([{ id: "", text: (error as Error).message }]);
      void list.refetch();
    },
  };
}
