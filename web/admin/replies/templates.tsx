import { useEffect, useState } from "react";
import { placeholders, type ReplyTemplate, type TemplateKind, templateSchema } from "#domain/reply-templates/schema.ts";
import { firstMessages } from "#web/shell/first-messages.ts";
import { RequestError, request } from "#web/shell/request.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea, TextField } from "#web/ui/field.tsx";
import { refreshRecordList } from "../lists/use-record-list.ts";
import { useDraft } from "../ui/drafts.ts";
import { RemoveButton } from "../ui/remove-button.tsx";

interface Props {
  kind: TemplateKind;
  path: string;
  templates: readonly ReplyTemplate[];
}

type TemplateDraft = Pick<ReplyTemplate, "name" | "subject" | "text">;

/** The templates of a kind of record: a list, and a form for a new or an existing one. */
export function Templates({ kind, path, templates }: Props) {
  const [openId, setOpenId] = useState<string | null>(templates.length === 0 ? "new" : null);
  const [editedId, setEditedId] = useState<string | null>(null);
  const open = templates.find(({ id }) => id === openId);
  const isEditing = openId === "new" || open !== undefined;
  useEffect(() => {
    // The form that had the focus is gone. A deleted template has no button either.
    if (!isEditing && editedId)
      (document.getElementById(`template-${editedId}`) ?? document.getElementById("template-new"))?.focus();
  }, [isEditing, editedId]);
  const done = () => {
    setEditedId(openId);
    setOpenId(null);
  };
  if (isEditing) return <TemplateForm key={openId} kind={kind} path={path} template={open ?? null} onDone={done} />;
  return (
    <div className="grid gap-4">
      {templates.length === 0 ? (
        <p className="text-muted">Templates appear here. Write one for a reply that you send often.</p>
      ) : (
        <ul className="border-t border-hairline">
          {templates.map(({ id, name, subject }) => (
            <li key={id} className="border-b border-hairline">
              <button
                type="button"
                id={`template-${id}`}
                className="grid w-full gap-0.5 py-2.5 text-left hover:bg-sunken"
                onClick={() => setOpenId(id)}
              >
                <span className="font-medium wrap-anywhere">{name}</span>
                {subject && <span className="text-small text-muted wrap-anywhere">{subject}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button
        id="template-new"
        variant="outlined"
        size="small"
        className="justify-self-start"
        onClick={() => setOpenId("new")}
      >
        New template
      </Button>
    </div>
  );
}

function TemplateForm({
  kind,
  path,
  template,
  onDone,
}: Omit<Props, "templates"> & { template: ReplyTemplate | null; onDone: () => void }) {
  const { name = "", subject = "", text = "" } = template ?? {};
  const [draft, change, clear] = useDraft<TemplateDraft>(`template ${template?.id ?? kind}`, { name, subject, text });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState("");
  const [busy, setBusy] = useState(false);
  const edit = (part: Partial<TemplateDraft>) => {
    setErrors({});
    setFailure("");
    change(part);
  };
  const done = () => {
    clear();
    onDone();
  };
  const save = async () => {
    if (busy) return;
    const checked = templateSchema(kind).safeParse(draft);
    if (!checked.success) return setErrors(firstMessages(checked.error.issues));
    setBusy(true);
    try {
      await request(template ? `${path}/${template.id}` : path, template ? "PUT" : "POST", checked.data);
      await refreshRecordList(path);
      return done();
    } catch (error) {
      const fields = error instanceof RequestError ? Object.entries(error.errors) : [];
      setErrors(Object.fromEntries(fields.map(([field, [first = ""]]) => [field, first])));
      if (fields.length === 0) setFailure((error as Error).message);
    }
    setBusy(false);
  };
  const remove = async () => {
    await request(`${path}/${template?.id}`, "DELETE");
    await refreshRecordList(path);
    done();
    return { title: "Template deleted" };
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the keys of its fields from the dialog of the record
    <div className="grid gap-5" onKeyDown={(event) => event.stopPropagation()}>
      <TemplateFields kind={kind} draft={draft} errors={errors} onChange={edit} />
      {failure && (
        <p role="alert" className="text-small font-medium text-exposed">
          Not saved. {failure}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" className="min-h-10" aria-disabled={busy || undefined} onClick={save}>
          {busy ? "Saving…" : "Save template"}
        </Button>
        <Button variant="quiet" size="small" className="min-h-10" onClick={done}>
          Cancel
        </Button>
        {template && <RemoveButton failureTitle="Template not deleted" remove={remove} className="ml-auto" />}
      </div>
    </div>
  );
}

function TemplateFields({
  kind,
  draft,
  errors,
  onChange,
}: {
  kind: TemplateKind;
  draft: TemplateDraft;
  errors: Record<string, string>;
  onChange: (part: Partial<TemplateDraft>) => void;
}) {
  return (
    <>
      <TextField
        id="template-name"
        label="Name"
        data-autofocus
        maxLength={80}
        autoComplete="off"
        value={draft.name}
        error={errors.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      {kind !== "conversation" && (
        <TextField
          id="template-subject"
          label="Subject"
          maxLength={120}
          autoComplete="off"
          value={draft.subject}
          error={errors.subject}
          onChange={(event) => onChange({ subject: event.target.value })}
        />
      )}
      <TextArea
        id="template-text"
        label="Text"
        rows={9}
        value={draft.text}
        error={errors.text}
        hint={`Filled in for each reply: ${placeholders[kind].map((name) => `{{${name}}}`).join(", ")}`}
        onChange={(event) => onChange({ text: event.target.value })}
      />
    </>
  );
}
