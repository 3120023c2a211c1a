import { ButtonLink } from "#web/ui/button.tsx";
import { RevealButton, RevealStatus } from "./reveal-button.tsx";
import { isMasked, type Revealable } from "./use-reveals.ts";

/** The link that writes to the person of a record, and until when it is revealed; for a masked one, what reveals it. */
export function ReplyByEmail({ record, listPath, href }: { record: Revealable; listPath: string; href: string }) {
  return (
    <>
      <RevealStatus key={`status ${record.id}`} record={record} listPath={listPath} />
      {isMasked(record) ? (
        <RevealButton key={record.id} record={record} listPath={listPath} purpose="reply" variant="outlined">
          Reply by email
        </RevealButton>
      ) : (
        <ButtonLink href={href} size="small">
          Reply by email
        </ButtonLink>
      )}
    </>
  );
}
