import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import type { ConsentSummary } from "#domain/consents/schema.ts";
import { queryClient } from "#web/shell/query-client.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { useMay } from "../access/use-may.ts";
import { RefreshButton } from "../lists/refresh-button.tsx";
import { LoadStatus } from "../ui/load-status.tsx";
import { Chain } from "./chain.tsx";
import { ChoicesOverTime } from "./choices-over-time.tsx";
import { Shares } from "./shares.tsx";

const consents = "/api/admin/consents/summary";

/** Consent choices of the last `days` days. Keeps the previous data while a new period loads. */
const useConsents = (days: number) =>
  useQuery<ConsentSummary>({ queryKey: [`${consents}?days=${days}`], placeholderData: keepPreviousData });

/** Refetches them. */
const refreshConsents = () =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith(consents),
  });

const periods = [7, 30, 90].map((days) => ({ value: days, name: `${days} days` }));

/** The Consent tab: anonymous counts of choices, and the consent log. */
export default function Consent() {
  const [days, setDays] = useState(30);
  const consents = useConsents(days);
  const busy = consents.isFetching;
  const summary = consents.data;
  const mayExport = useMay("consents:read");
  return (
    <div className="min-h-[50vh]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 py-5 xl:pt-0">
        <Segments label="Period" options={periods} value={days} onChoose={setDays} />
        <div className="ml-auto flex items-center gap-3">
          <RefreshButton busy={busy} checkedAt={consents.dataUpdatedAt} onPress={refreshConsents} />
          {mayExport && (
            <ButtonLink href="/api/admin/consents/export" download="consents.csv" variant="outlined" size="small">
              <Download aria-hidden="true" className="size-3.5" />
              Export CSV
            </ButtonLink>
          )}
        </div>
      </div>
      <LoadStatus
        noun="figures"
        loaded={summary !== undefined}
        error={consents.error}
        busy={busy}
        onRetry={refreshConsents}
      />
      <div className="grid gap-12">
        {summary && (
          <>
            {summary.allTime === 0 ? <NoChoices /> : <ChoicesOverTime summary={summary} />}
            <div className="grid gap-x-10 gap-y-12 lg:grid-cols-2">
              {summary.allTime > 0 && <Shares summary={summary} />}
              <Chain length={summary.allTime} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

const NoChoices = () => (
  <EmptyState title="No choices yet">
    <p>
      Choices from the cookie banner and the cookie settings are counted here, without anything that identifies the
      visitor. To see the first one, open the site and make a choice.
    </p>
  </EmptyState>
);
