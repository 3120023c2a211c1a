import type { Reply } from "#domain/replies/schema.ts";
import { failureReason } from "../emails/failure-reasons.ts";
import { Timestamp } from "../ui/timestamp.tsx";
import { UNSTORED } from "./use-correspondence.ts";

/**
 * The delivery of a reply in words. `seconds` are left until it is due. Screen readers hear a change of the state, and not
 * every second.
 */
export function DeliveryState({
  reply,
  seconds,
  canUndo,
  isEmailConfigured,
}: {
  reply: Reply;
  seconds: number;
  canUndo: boolean;
  isEmailConfigured: boolean;
}) {
  const { id, state, failedAt, reason, nextAttemptAt } = reply;
  if (state === null) return null;
  const why = failureReason(reason ?? "").what;
  if (state === "failed" || (state === "waiting" && failedAt))
    return (
      <p role="status" className="font-medium text-exposed">
        {state === "failed" ? "Not delivered. " : "Not delivered yet. "}
        {why}
        {state === "waiting" && nextAttemptAt && (
          <>
            {" "}
            Next try: <Timestamp at={nextAttemptAt} />
          </>
        )}
      </p>
    );
  return (
    <p role="status" className="text-muted">
      {state === "waiting" &&
        (id === UNSTORED ? (
          "Saving…"
        ) : !isEmailConfigured ? (
          <>
            {nextAttemptAt && seconds > 0 && (
              <>
                Scheduled for <Timestamp at={nextAttemptAt} />.{" "}
              </>
            )}
            Kept until email is set up.
          </>
        ) : canUndo ? (
          <>
            <span className="sr-only">Sending in 30 seconds</span>
            <span aria-hidden="true" className="tabular-nums">
              Sending in {seconds} s
            </span>
          </>
        ) : nextAttemptAt && seconds > 0 ? (
          <>
            Will be sent <Timestamp at={nextAttemptAt} />
          </>
        ) : (
          "Sending…"
        ))}
      {state === "sending" && "Sending…"}
      {state === "sent" && "Sent"}
      {state === "canceled" && `Canceled. ${reason ?? ""}`}
    </p>
  );
}
