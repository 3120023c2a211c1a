import { useQuery } from "@tanstack/react-query";
import type { Note, Notes } from "#domain/notes/schema.ts";
import { useAuth } from "#web/shell/auth.tsx";
import { request } from "#web/shell/request.ts";
import { refreshRecordList } from "../lists/use-record-list.ts";
import { MaskedLongText } from "../reveal/masked-value.tsx";
import { useRevealEnd } from "../reveal/use-reveals.ts";
import { FoldedText } from "../ui/facts.tsx";
import { LoadStatus } from "../ui/load-status.tsx";
import { RemoveButton } from "../ui/remove-button.tsx";
import { Timestamp } from "../ui/timestamp.tsx";
import { NoteForm } from "./note-form.tsx";
import { partsOf } from "./note-text.ts";
import type { Target } from "./use-work.ts";

/** The team's notes on the open record. */
export default function RecordNotes({ target }: { target: Target }) {
  const path = `${target.path}/notes`;
  const { data, error, isFetching } = useQuery<Notes>({ queryKey: [path], staleTime: 0 });
  useRevealEnd(data ? [data] : [], path);
  // The record becomes open with its first note.
  const refresh = () => refreshRecordList(target.path);
  const isMasked = data?.revealedUntil === null;
  return (
    <section aria-labelledby={`notes-${target.id}`} className="mt-6 border-t border-hairline pt-4">
      <h3 id={`notes-${target.id}`} className="font-medium">
        Notes
      </h3>
      <LoadStatus
        noun="notes"
        loaded={data !== undefined}
        error={data ? null : error}
        busy={isFetching}
        className="pt-3"
        onRetry={() => refreshRecordList(path)}
      />
      {data && data.items.length > 0 && (
        <ol aria-label="Notes">
          {data.items.map((note) => (
            <NoteItem key={note.id} note={note} isMasked={isMasked} path={path} onRemoved={refresh} />
          ))}
        </ol>
      )}
      <NoteForm key={target.id} target={target} path={path} onAdded={refresh} />
    </section>
  );
}

function NoteItem({
  note: { id, author, content, createdAt, mentions },
  isMasked,
  path,
  onRemoved,
}: {
  note: Note;
  isMasked: boolean;
  path: string;
  onRemoved: () => Promise<void>;
}) {
  const { user } = useAuth().session;
  const remove = async () => {
    await request(`${path}/${id}`, "DELETE");
    await onRemoved();
    return { title: "Note deleted" };
  };
  return (
    <li className="border-b border-hairline py-3">
      <div className="flex flex-wrap items-center gap-x-3 text-small">
        <span className="font-medium wrap-anywhere">{author?.name ?? "A former colleague"}</span>
        <span className="text-muted">
          <Timestamp at={createdAt} />
        </span>
        {author !== null && author.id === user?.id && (
          <RemoveButton
            label="Delete note"
            question="Delete this note?"
            failureTitle="Note not deleted"
            className="-mr-3.5 ml-auto text-muted hover:text-ink"
            remove={remove}
          />
        )}
      </div>
      <div className="pt-1">
        <FoldedText>
          {partsOf(content, mentions).map((part, index) =>
            "mentioned" in part ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a note never reorder
              <strong key={index} className="font-medium">
                @{part.mentioned?.name ?? "former colleague"}
              </strong>
            ) : isMasked ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <MaskedLongText key={index} text={part.text} />
            ) : (
              part.text
            ),
          )}
        </FoldedText>
      </div>
    </li>
  );
}
