import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { newNoteSchema } from "#domain/notes/schema.ts";
import type { Colleague } from "#domain/work/schema.ts";
import { request } from "#web/shell/request.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { useDraft } from "../ui/drafts.ts";
import { ColleagueList, optionId, useMentions } from "./mentions.tsx";
import { withMentions } from "./note-text.ts";
import { useRecordShortcuts } from "./use-record-shortcuts.ts";
import type { Target } from "./use-work.ts";

const nothing: { text: string; mentions: Colleague[] } = { text: "", mentions: [] };

/** Writes a note. `@` offers the colleagues who may read the record. What is typed is kept until it is stored. */
export function NoteForm({ target, path, onAdded }: { target: Target; path: string; onAdded: () => Promise<void> }) {
  const { kind, id } = target;
  const [draft, change, clear] = useDraft(`note:${id}`, nothing);
  const form = useRef<HTMLFormElement>(null);
  const field = () => form.current?.querySelector("textarea");
  const listId = useId();
  useRecordShortcuts(form, { n: () => field()?.focus() });
  const mentions = useMentions(kind, (colleague) => {
    const area = field();
    if (!area) return;
    const caret = area.selectionStart;
    const start = area.value.lastIndexOf("@", caret - 1);
    const text = `${area.value.slice(0, start)}@${colleague.name} ${area.value.slice(caret)}`;
    change({ text, mentions: [...draft.mentions.filter(({ id }) => id !== colleague.id), colleague] });
    const after = start + colleague.name.length + 2;
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(after, after);
    });
  });
  const isOpen = mentions.suggested.length > 0;
  const { problem, isSending, send, forgetProblem } = useAdding(path, async () => {
    // Keep text typed while the request was pending: it belongs to the next note.
    if (field()?.value === draft.text) clear();
    await onAdded();
  });
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    void send(withMentions(draft.text, draft.mentions));
  };
  return (
    <form ref={form} onSubmit={submit} aria-label="Add a note" className="relative grid gap-2 pt-3">
      <TextArea
        id={`note-${id}`}
        label="Add a note"
        hint="Only your team sees it. Type @ to mention a colleague, who gets an email."
        rows={2}
        className="field-sizing-content max-h-48"
        value={draft.text}
        error={problem}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? optionId(listId, mentions.active) : undefined}
        aria-keyshortcuts="n"
        onChange={({ target: area }) => {
          forgetProblem();
          change({ ...draft, text: area.value });
          mentions.look(area);
        }}
        onKeyDown={(event) =>
          event.key === "Enter" && (event.ctrlKey || event.metaKey) ? submit(event) : mentions.onKeyDown(event)
        }
        onBlur={mentions.close}
      />
      {isOpen && (
        <ColleagueList
          id={listId}
          colleagues={mentions.suggested}
          active={mentions.active}
          onChoose={mentions.choose}
        />
      )}
      <Button
        type="submit"
        variant="outlined"
        size="small"
        aria-disabled={isSending || undefined}
        className="justify-self-start"
      >
        {isSending ? "Adding…" : "Add note"}
      </Button>
    </form>
  );
}

/** Adds a note at `path`, and keeps why it could not be added. */
function useAdding(path: string, onAdded: () => Promise<void>) {
  const [problem, setProblem] = useState("");
  const [isSending, setSending] = useState(false);
  const send = async (content: string) => {
    if (isSending) return;
    const checked = newNoteSchema.safeParse({ content });
    if (!checked.success) return setProblem(checked.error.issues[0]?.message ?? "");
    setSending(true);
    setProblem("");
    try {
      await request(path, "POST", { content });
      await onAdded();
    } catch (error) {
      setProblem(`Not added. ${(error as Error).message}`);
    }
    setSending(false);
  };
  return { problem, isSending, send, forgetProblem: () => setProblem("") };
}
