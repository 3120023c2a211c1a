import { speaksOfApplying } from "#domain/assistant/schema.ts";
import type { Message } from "#domain/conversations/schema.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { MaskedText } from "#web/ui/redaction.tsx";

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const positionPath = /^\/careers\/[0-9a-f-]{36}\//;

/** A message with its time, cited pages and offered actions. */
export function ChatMessage({
  message,
  onApply,
  onHandOver,
}: {
  message: Message;
  /** Called with the title of the position that the message is about, or an empty string. */
  onApply: (position: string) => void;
  /** Null when the conversation was already handed over. */
  onHandOver: (() => void) | null;
}) {
  const { sender, content, timestamp, attachmentUrl, isApplicationRequest, metadata } = message;
  const isOwn = sender === "user";
  const { citations = [], offers = [], author, hidden } = metadata;
  const offersToApply = !isOwn && (isApplicationRequest || offers.includes("apply") || speaksOfApplying(content));
  const positions = citations.filter(({ path }) => positionPath.test(path));
  return (
    <article className={classNames("grid max-w-[88%] gap-1.5", isOwn ? "justify-self-end" : "justify-self-start")}>
      <p className={classNames("text-tiny text-muted", isOwn ? "text-right" : null)}>
        {isOwn ? "You" : author === "team" ? "Our team" : "Assistant"},{" "}
        <time dateTime={timestamp} className="tabular-nums">
          {clock.format(new Date(timestamp))}
        </time>
      </p>
      <div
        className={classNames(
          "rounded-panel border px-3.5 py-2.5 text-small whitespace-pre-wrap wrap-anywhere",
          isOwn ? "border-transparent bg-bubble" : "border-hairline bg-surface",
          author === "team" ? "border-l-4 border-l-ink" : null,
        )}
      >
        {isOwn ? <MaskedText text={content} labels={hidden?.labels} /> : <Paragraphs content={content} />}
        {attachmentUrl && (
          <a href={attachmentUrl} download className={classNames("link", content ? "mt-1.5 block" : null)}>
            Attached file
          </a>
        )}
      </div>
      {hidden && <p className={classNames("text-tiny text-shielded", isOwn ? "text-right" : null)}>{hidden.notice}</p>}
      {citations.length > 0 && (
        <ul aria-label="Pages this comes from" className="flex flex-wrap gap-x-4 text-small">
          {citations.map(({ title, path }) => (
            <li key={path}>
              <a href={path} className="link inline-block py-0.5">
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
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
    </article>
  );
}

/** The answer that is being streamed; screen readers announce it when it is complete. */
export function Writing({ text }: { text: string }) {
  return (
    <div aria-hidden="true" className="mt-5 max-w-[88%]">
      {text ? (
        <div className="rounded-panel border border-hairline bg-surface px-3.5 py-2.5 text-small whitespace-pre-wrap wrap-anywhere">
          <Paragraphs content={text} />
        </div>
      ) : (
        <div className="chat-waiting" />
      )}
    </div>
  );
}

function Paragraphs({ content }: { content: string }) {
  return content.split(/\n{2,}/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are only ever added
    <p key={index} className="not-first:mt-2">
      {paragraph}
    </p>
  ));
}
