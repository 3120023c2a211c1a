import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import type { Account } from "#domain/accounts/account/schema.ts";
import { queryClient } from "#web/shell/query-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { ConfirmationDialog } from "./confirmation-dialog.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { Passkeys } from "./passkeys.tsx";
import { PasswordForm } from "./password-form.tsx";
import { Profile } from "./profile.tsx";
import { RecentActivity } from "./recent-activity.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { Sessions } from "./session-list.tsx";

/** Everything on the account page that needs a signed-in user. */
export default function Sections() {
  return (
    <QueryClientProvider client={queryClient}>
      <LoadedSections />
      <ConfirmationDialog />
    </QueryClientProvider>
  );
}

function LoadedSections() {
  const { data, error, refetch } = useQuery<Account>({ queryKey: ["/api/account"] });
  if (error)
    return (
      <div className="account-note grid justify-items-start gap-3">
        <p>Your account could not be loaded. Nothing was changed.</p>
        <Button size="small" onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    );
  if (!data) return <Spinner />;
  return (
    <>
      <Profile account={data} />
      <PasswordForm account={data} />
      <Passkeys account={data} />
      <SecondFactor account={data} />
      <Sessions account={data} />
      <RecentActivity />
      <DeleteAccount />
    </>
  );
}
