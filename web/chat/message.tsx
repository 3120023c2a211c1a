import { speaksOfApplying } from "#domain/assistant/schema.ts";
import type { Message } from "#domain/conversations/schema.ts";
import { AnswerText } from "#web/ui/answer-text.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { MaskedText } from "#web/ui/redaction.tsx";
import { Sources } from "#web/ui/sources.tsx";
import { Feedback } from "./feedback.tsx";
import { Questions } from "./questions.tsx";

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const positionPath = /^\/careers\/[0-9a-f-]{36}\//;

/** A message with its time, its sources, the offered actions, and the question whether it helped. */
export function ChatMessage({
  message,
  isLast,
  onApply,
  onHandOver,
}: {
  message: Message;
  isLast: boolean;
  /** Called with the title of the position that the message is about, or an empty string. */
  onApply: (position: string) => void;
  /** Null when the conversation was already handed over, or the address field is shown. */
  onHandOver: (() => void) | null;
}) {
  const { sender, content, timestamp, attachmentUrl, isApplicationRequest, metadata } = message;
  const isOwn = sender === "user";
  const time = new Date(timestamp);
  const { citations = [], offers = [], related, author, hidden } = metadata;
  const offersToApply = !isOwn && (isApplicationRequest || offers.includes("apply") || speaksOfApplying(content));
  const positions = citations.filter(({ path }) => positionPath.test(path));
  return (
    <article className={classNames("grid max-w-[88%] gap-1.5", isOwn ? "justify-self-end" : "justify-self-start")}>
      <p className={classNames("text-tiny text-muted", isOwn ? "text-right" : null)}>
        {isOwn ? "You" : author === "team" ? "Our team" : "Support Assistant"},{" "}
        <time dateTime={timestamp} className="tabular-nums">
          {Number.isNaN(time.getTime()) ? null : clock.format(time)}
        </time>
      </p>
      <div
        className={classNames(
          "rounded-panel border px-3.5 py-2.5 text-small wrap-anywhere",
          isOwn ? "border-transparent bg-bubble whitespace-pre-wrap" : "border-hairline bg-surface",
          author === "team" ? "border-l-4 border-l-ink" : null,
        )}
      >
        {isOwn ? <MaskedText text={content} labels={hidden?.labels} /> : <AnswerText content={content} {...metadata} />}
        {attachmentUrl && (
          <a href={attachmentUrl} download className={classNames("link", content ? "mt-1.5 block" : null)}>
            Attached file
          </a>
        )}
      </div>
      {hidden && <p className={classNames("text-tiny text-shielded", isOwn ? "text-right" : null)}>{hidden.notice}</p>}
      {citations.length > 0 && <Sources citations={citations} className="text-tiny" />}
      {!isOwn && (
        <div className="flex flex-wrap gap-2 empty:hidden">
          {offersToApply && (
            <Button size="small" onClick={() => onApply(positions.length === 1 ? (positions[0]?.title ?? "") : "")}>
              Apply for a position
            </Button>
          )}
          {offers.includes("demo") && (
            <ButtonLink size="small" variant="outlined" href="/contact">
              Request a demo
            </ButtonLink>
          )}
          {offers.includes("handover") && onHandOver && (
            <Button size="small" variant="outlined" onClick={onHandOver}>
              Talk to a person
            </Button>
          )}
        </div>
      )}
      {message.asks === "feedback" && <Feedback messageId={message.id} helpful={message.helpful} />}
      {isLast && related && (
        <div className="grid gap-1.5 pt-1.5">
          <p className="text-tiny text-muted">Or did you mean:</p>
          <Questions label="Related questions" questions={related} />
        </div>
      )}
    </article>
  );
}

/** The answer that is being streamed; screen readers announce it when it is complete. */
export function Writing({ text }: { text: string }) {
  return (
    <div aria-hidden="true" className="mt-5 max-w-[88%]">
      {text ? (
        <div className="rounded-panel border border-hairline bg-surface px-3.5 py-2.5 text-small wrap-anywhere">
          <AnswerText content={text} />
        </div>
      ) : (
        <div className="chat-waiting" />
      )}
    </div>
  );
}
