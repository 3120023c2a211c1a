import { useState } from "react";
import { invitedRoles, newInvitationSchema, type SentInvitation } from "#domain/accounts/invitations/schema.ts";
import { roleNames, roleTasks } from "#web/shell/role-names.ts";
import { toast } from "#web/shell/toasts.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { SelectField, TextField } from "#web/ui/field.tsx";
import { formatDay } from "../ui/dates.ts";
import { sendInvitation } from "./use-team.ts";

/** Invites a person by email, or creates a link, which is shown once. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [sent, setSent] = useState<SentInvitation | null>(null);
  const close = () => {
    setSent(null);
    onClose();
  };
  return (
    <Dialog open={open} title={sent ? "Share the link" : "Invite a person"} onClose={close}>
      {sent ? <InvitationLink invitation={sent} onDone={close} /> : <InviteForm onLink={setSent} onDone={close} />}
    </Dialog>
  );
}

function InviteForm({ onLink, onDone }: { onLink: (invitation: SentInvitation) => void; onDone: () => void }) {
  const { form, field, submitting, failure, announcement } = useSchemaForm(
    newInvitationSchema,
    async (values) => {
      const invitation = await sendInvitation(values);
      if (invitation.link) return onLink(invitation);
      onDone();
      toast({ title: "Invitation queued", description: `The email to ${invitation.email} is in the outbox.` });
    },
    () => {},
  );
  return (
    <form {...form} aria-label="Invite a person" className="grid gap-5">
      <p role="alert" className="sr-only">
        {announcement}
      </p>
      <TextField {...field("invite", "email")} type="email" label="Email" autoComplete="off" required />
      <SelectField {...field("invite", "role")} label="Role" defaultValue="sales">
        {invitedRoles.map((role) => (
          <option key={role} value={role}>
            {roleNames[role]}: {roleTasks[role]}
          </option>
        ))}
      </SelectField>
      <SelectField
        {...field("invite", "delivery")}
        label="How"
        hint="The link works once, for 7 days. A new invitation replaces an open one."
        defaultValue="email"
      >
        <option value="email">Send an email</option>
        <option value="link">Create a link to copy</option>
      </SelectField>
      {failure && !announcement && (
        <p role="alert" className="text-small font-medium text-exposed">
          {failure.message}
        </p>
      )}
      <div>
        <Button type="submit" size="small" className="min-h-10" disabled={submitting}>
          {submitting ? "Inviting…" : "Invite"}
        </Button>
      </div>
    </form>
  );
}

function InvitationLink({ invitation, onDone }: { invitation: SentInvitation; onDone: () => void }) {
  const [note, setNote] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(invitation.link ?? "");
      setNote("Copied.");
    } catch {
      setNote("Your browser didn’t allow copying. Select the link and copy it.");
    }
  };
  return (
    <div className="grid gap-5">
      <p>
        Send this link to {invitation.email} through a channel you trust. It works once, until{" "}
        {formatDay(invitation.expiresAt)}, and it is not shown again.
      </p>
      <TextField
        id="invitation-link"
        label="Link"
        readOnly
        value={invitation.link ?? ""}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button autoFocus size="small" className="min-h-10" onClick={copy}>
          Copy the link
        </Button>
        <Button variant="quiet" size="small" className="min-h-10" onClick={onDone}>
          Done
        </Button>
        <p role="status" className="text-small text-muted">
          {note}
        </p>
      </div>
    </div>
  );
}
