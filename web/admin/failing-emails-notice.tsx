import { failingLabel, useFailingEmails } from "./emails/use-failing-emails.ts";
import { TabLink } from "./navigation/tab-link.tsx";
import { useTabFromUrl } from "./navigation/tab-url.ts";

/** Tells users with access to emails how many are failing, in every tab but Email Settings, which says more. */
export function FailingEmailsNotice() {
  const count = useFailingEmails()?.count ?? 0;
  const isElsewhere = useTabFromUrl() !== "email";
  return (
    <div aria-live="polite">
      {count > 0 && isElsewhere && (
        <p className="mb-6 flex flex-wrap items-baseline gap-x-3 gap-y-1 border-l-4 border-exposed bg-surface px-5 py-3 sm:px-6">
          <span className="font-medium">{failingLabel(count)}.</span>
          <TabLink tab="email" parameters={{ state: "failing" }}>
            Show
          </TabLink>
        </p>
      )}
    </div>
  );
}
