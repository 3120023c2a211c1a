import { useQuery } from "@tanstack/react-query";
import type { Overview } from "#domain/dashboard/schema.ts";
import { RefreshButton } from "../lists/refresh-button.tsx";
import { refreshRecordList } from "../lists/use-record-list.ts";
import { LoadStatus } from "../ui/load-status.tsx";
import { Section } from "../ui/section.tsx";
import { AtAGlance } from "./at-a-glance.tsx";
import { WaitingList } from "./waiting-list.tsx";

const path = "/api/admin/overview";
const refresh = () => refreshRecordList(path);

/** The Overview tab: what waits for the user, oldest first, and the state of everything that the role may read. */
export default function OverviewPanel() {
  const { data, error, isFetching, dataUpdatedAt } = useQuery<Overview>({ queryKey: [path], staleTime: 0 });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 max-xl:pt-5 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <Section
        title="Waiting for you"
        beside={<RefreshButton busy={isFetching} checkedAt={dataUpdatedAt} onPress={refresh} />}
      >
        <LoadStatus
          noun="overview"
          loaded={data !== undefined}
          error={error}
          busy={isFetching}
          className="grid min-h-60 place-items-center"
          onRetry={refresh}
        />
        {data && <WaitingList overview={data} />}
      </Section>
      {data && <AtAGlance overview={data} />}
    </div>
  );
}
