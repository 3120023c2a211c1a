import { Button } from "#web/ui/button.tsx";
import { RevealButton, RevealStatus } from "../reveal/reveal-button.tsx";
import { isMasked, type Revealable } from "../reveal/use-reveals.ts";
import { openComposer } from "./composer-store.ts";

/** The button that opens the composer of a record, and until when it is revealed; for a masked one, what reveals it. */
export function ReplyByEmail({ record, listPath }: { record: Revealable; listPath: string }) {
  return (
    <>
      <RevealStatus key={`status ${record.id}`} record={record} listPath={listPath} />
      {isMasked(record) ? (
        <RevealButton key={record.id} record={record} listPath={listPath} purpose="reply" variant="outlined">
          Reply by email
        </RevealButton>
      ) : (
        <Button size="small" onClick={() => openComposer(record.id)}>
          Reply by email
        </Button>
      )}
    </>
  );
}
