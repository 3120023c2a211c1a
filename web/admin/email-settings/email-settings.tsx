import { useQuery } from "@tanstack/react-query";
import type { EmailConfig } from "#domain/mails/schema.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { LoadingFailed } from "../listing/loading-failed.tsx";
import { refreshListing } from "../listing/use-listing.ts";
import { Instructions } from "./instructions.tsx";
import { Outbox } from "./outbox.tsx";
import { StatusCard } from "./status-card.tsx";

const path = "/api/admin/email-config";

/** The tab Email Settings (specification, sections 2 and 4): whether mail can go out, a try, how to set it up, the outbox. */
export default function EmailSettings() {
  const { data: config, error, isFetching, dataUpdatedAt } = useQuery<EmailConfig>({ queryKey: [path] });
  const refresh = () => {
    void refreshListing(path);
    void refreshListing("/api/admin/mails");
  };
  return (
    <div className="grid min-h-[50vh] grid-cols-[minmax(0,1fr)] gap-12 pt-6 xl:pt-0">
      {error && <LoadingFailed noun="e-mail settings" error={error} busy={isFetching} onRetry={refresh} />}
      {!config && !error && (
        <div className="grid min-h-80 place-items-center border-t border-ink">
          <Spinner label="Loading e-mail settings" />
        </div>
      )}
      {config && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <StatusCard config={config} busy={isFetching} since={dataUpdatedAt} onRefresh={refresh} />
          <Instructions missing={config.missingVariables} />
        </div>
      )}
      {config && <Outbox configured={config.configured} />}
    </div>
  );
}
