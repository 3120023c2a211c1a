import { Eye } from "lucide-react";
import { type ReactNode, useState } from "react";
import { type RevealPurpose, revealPurposes, revealSchema } from "#domain/reveals/schema.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { SelectField, TextField } from "#web/ui/field.tsx";
import { openerId } from "../record-list/record-table.tsx";
import { type Revealable, revealEnd, revealRecord } from "./use-reveals.ts";

const purposeNames: Record<RevealPurpose, string> = {
  reply: "Reply",
  interview: "Interview",
  "rights request": "Rights request",
  other: "Other",
};

interface Target {
  record: Revealable;
  /** The API path of the record’s list, without a query. */
  listPath: string;
  /** The purpose that is chosen at first. */
  purpose?: RevealPurpose;
}

/** A button that asks for the purpose and reveals a record. The focus goes to the revealed record. */
export function RevealButton({
  children,
  variant,
  className,
  ...target
}: Target & {
  children: ReactNode;
  variant?: "outlined" | "quiet";
  className?: string;
}) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        size="small"
        className={className}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {children}
      </Button>
      <Dialog open={isAsking} title="Reveal personal data" onClose={() => setAsking(false)}>
        <RevealForm {...target} onDone={() => setAsking(false)} />
      </Dialog>
    </>
  );
}

/** The button in the details of a record and, once it is revealed, until when. */
export function RevealStatus(target: Target) {
  const { record } = target;
  const end = revealEnd(record);
  if (end)
    return (
      <p id={statusId(record)} role="status" tabIndex={-1} className="text-small text-muted tabular-nums">
        Visible until {end}
      </p>
    );
  if (record.revealedUntil !== null) return null;
  return (
    <RevealButton {...target}>
      <Eye aria-hidden="true" className="size-4" />
      Reveal
    </RevealButton>
  );
}

const statusId = ({ id }: Revealable) => `revealed-${id}`;

function RevealForm({ record, listPath, purpose = "reply", onDone }: Target & { onDone: () => void }) {
  const [chosen, setChosen] = useState<string>(purpose);
  const isApplication = listPath.endsWith("/job-applications");
  const { form, field, submitting, failure, announcement } = useSchemaForm(
    revealSchema,
    async (values) => {
      await revealRecord(listPath, `${listPath}/${record.id}`, values);
      onDone();
      // The button that opened the dialog is gone.
      requestAnimationFrame(() =>
        (document.getElementById(statusId(record)) ?? document.getElementById(openerId(record.id)))?.focus(),
      );
    },
    () => {},
  );
  return (
    // Arrow keys choose a purpose here instead of stepping to the next record.
    <form
      {...form}
      aria-label="Reveal personal data"
      onKeyDown={(event) => event.stopPropagation()}
      className="grid gap-5"
    >
      <p role="alert" className="sr-only">
        {announcement}
      </p>
      <p className="max-w-[60ch]">
        You’ll see this record unmasked for 10 minutes. The audit log records your name, the time and the purpose.
      </p>
      <SelectField
        {...field("reveal", "purpose")}
        label="Purpose"
        data-autofocus
        defaultValue={purpose}
        onChange={(event) => setChosen(event.target.value)}
      >
        {revealPurposes
          .filter((one) => isApplication || one !== "interview")
          .map((one) => (
            <option key={one} value={one}>
              {purposeNames[one]}
            </option>
          ))}
      </SelectField>
      {chosen === "other" && (
        <TextField
          {...field("reveal", "note")}
          label="What do you need it for?"
          hint="Appears in the record’s history. Leave out personal data."
          maxLength={200}
          autoComplete="off"
          required
        />
      )}
      {failure && !announcement && (
        <p role="alert" className="text-small font-medium text-exposed">
          Not revealed. {failure.message}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" className="min-h-10" disabled={submitting}>
          {submitting ? "Revealing…" : "Reveal"}
        </Button>
        <Button variant="quiet" size="small" className="min-h-10" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
