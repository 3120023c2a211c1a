import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { newNoteSchema } from "#domain/notes/schema.ts";
import type { Colleague } from "#domain/work/schema.ts";
import { request } from "#web/shell/request.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { useDraft } from "../use-draft.ts";
import { mentionBefore, withMentions } from "./note-text.ts";
import { useRecordShortcuts } from "./use-record-shortcuts.ts";
import type { Target } from "./use-work.ts";

const MAX_SUGGESTED = 6;
const nothing: { text: string; mentions: Colleague[] } = { text: "", mentions: [] };

/** Writes a note. `@` offers the colleagues who may read the record. What is typed is kept until it is stored. */
export function NoteForm({ target, path, onAdded }: { target: Target; path: string; onAdded: () => Promise<void> }) {
  const { kind, id } = target;
  const [draft, change, clear] = useDraft(`note:${id}`, nothing);
  const { data: colleagues = [] } = useQuery<Colleague[]>({ queryKey: [`/api/admin/colleagues?kind=${kind}`] });
  const [asked, setAsked] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const [problem, setProblem] = useState("");
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const listId = useId();
  const field = () => form.current?.querySelector("textarea");
  useRecordShortcuts(form, { n: () => field()?.focus() });
  const suggested =
    asked === null ? [] : colleagues.filter(({ name }) => name.toLowerCase().includes(asked)).slice(0, MAX_SUGGESTED);
  const isOpen = suggested.length > 0;

  const look = () => {
    const area = field();
    setAsked(area ? mentionBefore(area.value, area.selectionStart) : null);
    setActive(0);
  };
  const choose = (colleague: Colleague) => {
    const area = field();
    if (!area) return;
    const caret = area.selectionStart;
    const start = area.value.lastIndexOf("@", caret - 1);
    const text = `${area.value.slice(0, start)}@${colleague.name} ${area.value.slice(caret)}`;
    change({ text, mentions: [...draft.mentions.filter(({ id }) => id !== colleague.id), colleague] });
    setAsked(null);
    const after = start + colleague.name.length + 2;
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(after, after);
    });
  };
  const send = async () => {
    const content = withMentions(draft.text, draft.mentions);
    const checked = newNoteSchema.safeParse({ content });
    if (!checked.success) return setProblem(checked.error.issues[0]?.message ?? "");
    setSending(true);
    setProblem("");
    try {
      await request(path, "POST", { content });
      // Keep text typed while the request was pending: it belongs to the next note.
      if (field()?.value === draft.text) clear();
      await onAdded();
    } catch (error) {
      setProblem(`Not added. ${(error as Error).message}`);
    }
    setSending(false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) void send();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return onSubmit(event);
    if (!isOpen || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((active + step + suggested.length) % suggested.length);
    else if (event.key === "Enter" || event.key === "Tab") choose(suggested[active] as Colleague);
    // Escape closes the list, not the record.
    else if (event.key === "Escape") setAsked(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <form ref={form} onSubmit={onSubmit} aria-label="Add a note" className="relative grid gap-2 pt-3">
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
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        aria-keyshortcuts="n"
        onChange={(event) => {
          setProblem("");
          change({ ...draft, text: event.target.value });
          look();
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setAsked(null)}
      />
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          aria-label="Colleagues"
          className="rounded-control border border-edge bg-surface"
        >
          {suggested.map((colleague, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text area has the focus and its keys
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            <div
              key={colleague.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              // The text area keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(colleague)}
              className="min-h-9 cursor-pointer px-3 py-1.5 text-small aria-selected:bg-sunken"
            >
              {colleague.name}
            </div>
          ))}
        </div>
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
