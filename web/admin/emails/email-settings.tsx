import { useQuery } from "@tanstack/react-query";
import type { EmailConfig } from "#domain/emails/schema.ts";
import { refreshRecordList } from "../lists/use-record-list.ts";
import { LoadStatus } from "../ui/load-status.tsx";
import { Instructions } from "./instructions.tsx";
import { Outbox } from "./outbox.tsx";
import { StatusCard } from "./status-card.tsx";

const path = "/api/admin/email-config";

/** The Email Settings tab (specification, sections 2 and 4): configuration status, test emails, setup instructions, outbox. */
export default function EmailSettings() {
  const { data: config, error, isFetching, dataUpdatedAt } = useQuery<EmailConfig>({ queryKey: [path] });
  const refresh = () => {
    void refreshRecordList(path);
    void refreshRecordList("/api/admin/mails");
  };
  return (
    <div className="grid min-h-[50vh] grid-cols-[minmax(0,1fr)] gap-12 pt-6 xl:pt-0">
      <LoadStatus
        noun="email settings"
        loaded={config !== undefined}
        error={error}
        busy={isFetching}
        onRetry={refresh}
      />
      {config && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <StatusCard config={config} busy={isFetching} checkedAt={dataUpdatedAt} onRefresh={refresh} />
          <Instructions missing={config.missingVariables} />
        </div>
      )}
      {config && <Outbox configured={config.configured} />}
    </div>
  );
}
