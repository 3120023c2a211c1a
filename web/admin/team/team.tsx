import { UserPlus } from "lucide-react";
import { useState } from "react";
import { ConfirmationDialog } from "#web/account/confirmation-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { useMay } from "../access/use-may.ts";
import { RefreshButton } from "../lists/refresh-button.tsx";
import { LoadStatus } from "../ui/load-status.tsx";
import { Section } from "../ui/section.tsx";
import { InvitationTable } from "./invitation-table.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { MemberDialog } from "./member-dialog.tsx";
import { MemberTable } from "./member-table.tsx";
import { refreshTeam, useTeam } from "./use-team.ts";

/** The Team tab: the people who use the dashboard, and the invitations. */
export default function Team() {
  const { data, error, isFetching, dataUpdatedAt } = useTeam();
  const [openId, setOpenId] = useState<string | null>(null);
  const [isInviting, setInviting] = useState(false);
  const mayChange = useMay("team:change");
  const members = data?.members ?? [];
  const invitations = data?.invitations ?? [];
  return (
    <div className="min-h-[50vh]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 py-5 xl:pt-0">
        {mayChange && (
          <Button size="small" className="min-h-10" onClick={() => setInviting(true)}>
            <UserPlus aria-hidden="true" className="size-4" />
            Invite a person
          </Button>
        )}
        <p role="status" className="text-small text-muted tabular-nums">
          {data && `${members.length} ${members.length === 1 ? "person" : "people"}`}
        </p>
        <div className="ml-auto">
          <RefreshButton busy={isFetching} checkedAt={dataUpdatedAt} onPress={refreshTeam} />
        </div>
      </div>
      <LoadStatus noun="team" loaded={data !== undefined} error={error} busy={isFetching} onRetry={refreshTeam} />
      {members.length > 0 && (
        <Section title="People">
          <MemberTable rows={members} busy={isFetching} onOpen={mayChange ? setOpenId : undefined} />
        </Section>
      )}
      {invitations.length > 0 && (
        <Section title="Invitations" className="mt-12">
          <InvitationTable rows={invitations} busy={isFetching} mayRevoke={mayChange} />
        </Section>
      )}
      <MemberDialog member={members.find(({ id }) => id === openId)} onClose={() => setOpenId(null)} />
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
      <ConfirmationDialog />
    </div>
  );
}
