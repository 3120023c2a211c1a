import { useState } from "react";
import { type RevealPurpose, revealPurposes, revealSchema } from "#domain/reveals/schema.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { SelectField, TextField } from "#web/ui/field.tsx";
import { openerId } from "../lists/record-table.tsx";
import { type RevealTarget, revealing, revealRecord, statusId } from "./use-reveals.ts";

const purposeNames: Record<RevealPurpose, string> = {
  reply: "Reply",
  interview: "Interview",
  "rights request": "Rights request",
  other: "Other",
};

/** Asks for the purpose and reveals a record. */
export default function RevealDialog({
  open,
  onClose,
  ...target
}: RevealTarget & {
  open: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog open={open} title="Reveal personal data" onClose={onClose}>
      <RevealForm {...target} onDone={onClose} />
    </Dialog>
  );
}

function RevealForm({ record, listPath, purpose = "reply", onDone }: RevealTarget & { onDone: () => void }) {
  const [chosen, setChosen] = useState<string>(purpose);
  const isApplication = listPath.endsWith("/job-applications");
  const { form, field, submitting, failure, announcement } = useSchemaForm(
    revealSchema,
    async (values) => {
      revealing.id = record.id;
      await revealRecord(listPath, `${listPath}/${record.id}`, values);
      onDone();
      // The button that opened the dialog is gone.
      requestAnimationFrame(() => {
        const status = document.getElementById(statusId(record));
        if (status) revealing.id = "";
        (status ?? document.getElementById(openerId(record.id)))?.focus();
      });
    },
    () => {
      revealing.id = "";
    },
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
