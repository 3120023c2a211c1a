import { type SubmitEvent, useState } from "react";
import type { TeamMember } from "#domain/accounts/users/schema.ts";
import { roles } from "#domain/kernel/user.ts";
import { useAuth } from "#web/shell/auth.tsx";
import { roleNames, roleTasks } from "#web/shell/role-names.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { SelectField } from "#web/ui/field.tsx";
import { Facts } from "../ui/facts.tsx";
import { RemoveButton } from "../ui/remove-button.tsx";
import { Timestamp } from "../ui/timestamp.tsx";
import { changeMember, removeSecondFactor } from "./use-team.ts";

/** A person on the team, with the role to change and the access to take or give back. */
export function MemberDialog({ member, onClose }: { member: TeamMember | undefined; onClose: () => void }) {
  return (
    <Dialog open={member !== undefined} title={member?.name ?? ""} onClose={onClose}>
      {member && <MemberForm member={member} onClose={onClose} />}
    </Dialog>
  );
}

function MemberForm({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  // The person as the admin saw them: a refresh of the list must not hide what another admin changed.
  const [seen, setSeen] = useState(member);
  const [role, setRole] = useState<string>(member.role);
  const [failure, setFailure] = useState("");
  const [busy, setBusy] = useState(false);
  const isStale = seen.changedAt !== member.changedAt;
  const reload = () => {
    setSeen(member);
    setRole(member.role);
    setFailure("");
  };
  const change = async (values: { role?: string; disabled?: boolean }, done: string) => {
    const changed = await changeMember(seen, values);
    onClose();
    return { title: done, description: `${changed.name}: ${accessOf(changed)}.` };
  };
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || role === seen.role) return;
    setBusy(true);
    setFailure("");
    try {
      toast(await change({ role }, "Role changed"));
    } catch (error) {
      setFailure((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-6">
      <Facts
        facts={[
          ["Username", seen.username],
          ["Email", seen.email],
          ["Access", accessOf(seen)],
          ["Second factor", seen.hasSecondFactor ? "on" : "off"],
          ["Last login", seen.lastSignInAt && <Timestamp at={seen.lastSignInAt} />],
        ]}
      />
      {seen.isFromEnvironment ? (
        <p className="border-l-4 border-ink pl-4 text-small">
          The server’s environment variables define this admin. Change ADMIN_USERNAME and ADMIN_PASSWORD there.
        </p>
      ) : (
        <>
          <form method="post" onSubmit={save} className="grid gap-4 border-t border-hairline pt-5">
            <SelectField
              id="member-role"
              label="Role"
              hint={`${roleTasks[role as TeamMember["role"]]}. A new role ends this person’s sessions.`}
              value={role}
              onChange={(event) => setRole(event.target.value)}
            >
              {roles.toReversed().map((one) => (
                <option key={one} value={one}>
                  {roleNames[one]}
                </option>
              ))}
            </SelectField>
            <div className="flex flex-wrap items-center gap-3">
              <Button type="submit" size="small" className="min-h-10" aria-disabled={role === seen.role || busy}>
                {busy ? "Saving…" : "Change role"}
              </Button>
            </div>
          </form>
          <LostFactor member={member} onClose={onClose} />
          <div className="border-t border-hairline pt-4">
            {seen.disabledAt ? (
              <Button
                variant="outlined"
                size="small"
                className="min-h-10"
                onClick={() =>
                  change({ disabled: false }, "Account enabled").then(toast, ({ message }: Error) =>
                    setFailure(message),
                  )
                }
              >
                Enable
              </Button>
            ) : (
              <RemoveButton
                verb="Disable"
                question="Disable? The person’s sessions end, and they can no longer log in."
                failureTitle="Account not disabled"
                className="-ml-3.5"
                remove={() => change({ disabled: true }, "Account disabled")}
              />
            )}
          </div>
        </>
      )}
      {failure && (
        <p role="alert" className="text-small font-medium text-exposed">
          {failure}
        </p>
      )}
      {isStale && (
        <p className="flex flex-wrap items-center gap-3 text-small">
          This person’s access has changed: {accessOf(member)}.
          <Button variant="outlined" size="small" onClick={reload}>
            Show the change
          </Button>
        </p>
      )}
    </div>
  );
}

/** Removes the second factor of another person who has lost it. */
function LostFactor({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const { user } = useAuth().session;
  if (!member.hasSecondFactor || member.id === user?.id) return null;
  return (
    <div className="border-t border-hairline pt-4">
      <RemoveButton
        verb="Remove"
        label="Remove a lost second factor…"
        question="Remove? The authenticator app, passkeys and recovery codes stop working, and the person’s sessions end. We notify the person by email."
        failureTitle="Second factor not removed"
        className="-ml-3.5"
        remove={async () => {
          await removeSecondFactor(member);
          onClose();
          return {
            title: "Second factor removed",
            description: `${member.name} now logs in with just a password.`,
          };
        }}
      />
    </div>
  );
}

const accessOf = ({ role, disabledAt }: TeamMember) => (disabledAt ? `${roleNames[role]}, disabled` : roleNames[role]);
