import { useEffect, useState } from "react";
import { useStore } from "#web/shell/use-store.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { isMasked } from "../reveal/use-reveals.ts";
import { readDrafts } from "../ui/drafts.ts";
import { LoadStatus } from "../ui/load-status.tsx";
import { Composer } from "./composer.tsx";
import { closeComposer, composerStore, openComposer } from "./composer-store.ts";
import { Entry } from "./entry.tsx";
import { LogAnswer } from "./log-answer.tsx";
import { draftKey } from "./reply-draft.ts";
import type { Answered } from "./use-correspondence.ts";
import { refreshCorrespondence, useCorrespondence } from "./use-correspondence.ts";

/** The correspondence of an inquiry or application, oldest first, and the composer. */
export default function Correspondence({ answered }: { answered: Answered }) {
  const { record, path } = answered;
  const { data, error, isFetching, ahead } = useCorrespondence(path);
  const composer = useStore(composerStore);
  const [isLogging, setLogging] = useState(false);
  // Hidden until it has been fetched masked.
  const isHidden = isMasked(record) && Boolean(data?.revealedUntil);
  const isOpen = composer?.recordId === record.id && !isMasked(record);
  useEffect(() => {
    // What was typed before a reload is shown again.
    if (draftKey(record.id) in readDrafts() && composerStore.get() === null) openComposer(record.id);
    return () => {
      if (composerStore.get()?.recordId === record.id) closeComposer();
    };
  }, [record.id]);
  return (
    <section aria-label="Correspondence" className="mt-6 grid gap-4 border-t border-hairline pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-medium">Correspondence</h3>
        <button type="button" className="link min-h-6 text-small" onClick={() => setLogging(true)}>
          Log an answer
        </button>
      </div>
      <LoadStatus
        noun="correspondence"
        loaded={data !== undefined}
        error={data ? null : error}
        busy={isFetching}
        className=""
        onRetry={() => refreshCorrespondence(path)}
      />
      {data && !isHidden && data.items.length === 0 && !isOpen && (
        <p className="text-small text-muted">
          Email replies appear here, and so do answers that you log, such as those you get by phone.
        </p>
      )}
      {data && !isHidden && data.items.length > 0 && (
        <ol aria-label="Correspondence" className="grid gap-5">
          {data.items.map((reply) => (
            <Entry
              key={reply.id}
              reply={reply}
              answered={answered}
              ahead={ahead}
              isEmailConfigured={data.isEmailConfigured}
            />
          ))}
        </ol>
      )}
      {data && isOpen && (
        <Composer
          key={`${record.id} ${composer.editing?.id ?? ""}`}
          answered={answered}
          correspondence={data}
          opened={composer}
        />
      )}
      {data && !isOpen && !isMasked(record) && data.items.length > 0 && (
        <Button variant="outlined" size="small" className="justify-self-start" onClick={() => openComposer(record.id)}>
          Write a reply
        </Button>
      )}
      <Dialog open={isLogging} title="Log an answer" onClose={() => setLogging(false)}>
        <LogAnswer recordId={record.id} path={path} onDone={() => setLogging(false)} />
      </Dialog>
    </section>
  );
}
