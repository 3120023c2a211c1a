import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AccountActivity } from "#domain/accounts/account/schema.ts";
import { request } from "#web/shell/request.ts";
import { Button } from "#web/ui/button.tsx";
import { describeActivity } from "./activity-labels.ts";
import { FormResult } from "./form-result.tsx";
import { inWords } from "./moment.ts";
import { AccountSection } from "./section.tsx";

const path = "/api/account/activity";

/** What the audit log says about the user's account, newest first. */
export function RecentActivity() {
  // The second key: what changes the account reloads both.
  const newest = useQuery<AccountActivity>({
    queryKey: ["/api/account", "activity"],
    queryFn: async () => (await request(path)).json(),
  });
  const [older, setOlder] = useState<AccountActivity | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);
  const shown = new Map([...(newest.data?.items ?? []), ...(older?.items ?? [])].map((entry) => [entry.id, entry]));
  const entries = [...shown.values()];
  const showMore = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const page: AccountActivity = await (await request(`${path}?after=${entries.at(-1)?.id}`)).json();
      setOlder({ items: [...(older?.items ?? []), ...page.items], hasMore: page.hasMore });
    } catch (error) {
      setFailure(error as Error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <AccountSection
      title="Recent activity"
      intro="What happened to your account. If you don’t recognize something, change your password and email us."
    >
      {newest.error && (
        <div className="account-note grid justify-items-start gap-3">
          <p>Your activity could not be loaded.</p>
          <Button size="small" onClick={() => newest.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {entries.length > 0 && (
        <ul className="account-list" aria-label="Recent activity">
          {entries.map((entry) => (
            <li key={entry.id}>
              <div>
                <p className="font-medium">{describeActivity(entry)}</p>
                <p className="text-small text-muted">
                  <time dateTime={entry.recordedAt}>{inWords(entry.recordedAt)}</time>
                  {entry.device && ` · ${entry.device}`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {(older ?? newest.data)?.hasMore && (
        <p>
          <Button variant="outlined" disabled={busy} onClick={showMore}>
            {busy ? "Loading…" : "Show more"}
          </Button>
        </p>
      )}
      <FormResult failure={failure} announcement="" />
    </AccountSection>
  );
}
