import type { Correspondence } from "#domain/replies/schema.ts";
import { useAuth } from "#web/shell/auth.tsx";

/** What the author should know before sending. */
export function ComposerWarnings({
  correspondence: { items, isEmailConfigured, isReachable },
  isNew,
}: {
  correspondence: Correspondence;
  isNew: boolean;
}) {
  const { user } = useAuth().session;
  const isAnotherWaiting =
    isNew && items.some(({ author, state }) => author?.id === user?.id && (state === "waiting" || state === "sending"));
  return (
    <>
      {!isEmailConfigured && (
        <p role="status" className="text-small">
          Email isn’t set up yet. We’ll send your reply if email is set up within seven days of its scheduled time.
          Otherwise, we’ll cancel it.
        </p>
      )}
      {isAnotherWaiting && (
        <p role="status" className="text-small">
          Your last reply is still waiting. Edit or cancel it before you send another.
        </p>
      )}
      {!isReachable && (
        <p role="status" className="text-small font-medium text-exposed">
          It isn’t safe to send email to this address. Contact the person another way, and log the answer here.
        </p>
      )}
    </>
  );
}
