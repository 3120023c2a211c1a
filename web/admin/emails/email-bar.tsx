import { useState } from "react";
import type { BulkResults } from "#domain/bulk/schema.ts";
import type { OutboxEmail } from "#domain/emails/schema.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectedRows, useBulkResults } from "../lists/bulk-results.tsx";
import type { ListState } from "../lists/use-record-list.ts";
import { refusalText } from "../ui/refusal-text.ts";
import { canBeTried } from "./email-labels.ts";

/** Retries the selected emails of the outbox, one after the other. */
export default function EmailBar({
  list,
  nameOf,
}: {
  list: ListState<OutboxEmail>;
  nameOf: (email: OutboxEmail) => string;
}) {
  const { rows, deselect } = list.selection;
  const [isBusy, setBusy] = useState(false);
  const { failures, show } = useBulkResults(list, nameOf);
  const failing = rows.filter(canBeTried);
  const retry = async () => {
    setBusy(true);
    const results: BulkResults["results"] = [];
    for (const { id } of failing) {
      try {
        await request(`${list.path}/${id}/attempts`, "POST");
        results.push({ id, outcome: "done" });
      } catch (error) {
        results.push({ id, outcome: "refused", detail: refusalText(error) });
      }
    }
    setBusy(false);
    const { length } = show(results);
    if (length > 0) toast({ title: length === 1 ? "Retrying 1 email" : `Retrying ${length} emails` });
  };
  const isPart = failing.length > 0 && failing.length < rows.length;
  const canRetry = failing.length > 0 && !isBusy;
  return (
    <SelectedRows nouns="emails" count={rows.length} failures={failures} onClear={() => deselect(rows)}>
      <Button size="small" aria-disabled={!canRetry || undefined} onClick={canRetry ? () => void retry() : undefined}>
        {isBusy ? "Retrying…" : isPart ? `Retry ${failing.length} of them` : "Retry"}
      </Button>
      {failing.length < rows.length && (
        <p className="text-muted">
          You can retry only emails whose last attempt failed and canceled emails that aren’t replies.
        </p>
      )}
    </SelectedRows>
  );
}
