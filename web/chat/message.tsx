import { speaksOfApplying } from "#domain/assistant/schema.ts";
import type { Message } from "#domain/conversations/schema.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { MaskedText } from "#web/ui/redaction.tsx";

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const positionPath = /^\/careers\/[0-9a-f-]{36}\//;

/** A message with its time, the pages an answer comes from, and what the assistant offers to do. */
export function ChatMessage({
  message,
  onApply,
  onHandOver,
}: {
  message: Message;
  /** Called with the title of the position that the message is about, or an empty string. */
  onApply: (position: string) => void;
  /** Null when the conversation was handed over already. */
  onHandOver: (() => void) | null;
}) {
  const { sender, content, timestamp, attachmentUrl, isApplicationRequest, metadata } = message;
  const own = sender === "user";
  const { citations = [], offers = [], author, hidden } = metadata;
  const offersToApply = !own && (isApplicationRequest || offers.includes("apply") || speaksOfApplying(content));
  const positions = citations.filter(({ path }) => positionPath.test(path));
  return (
    <article className={classNames("grid max-w-[88%] gap-1.5", own ? "justify-self-end" : "justify-self-start")}>
      <p className={classNames("text-tiny text-muted", own ? "text-right" : null)}>
        {own ? "You" : author === "team" ? "Our team" : "Assistant"},{" "}
        <time dateTime={timestamp} className="tabular-nums">
          {clock.format(new Date(timestamp))}
        </time>
      </p>
      <div
        className={classNames(
          "rounded-panel border px-3.5 py-2.5 text-small whitespace-pre-wrap wrap-anywhere",
          own ? "border-transparent bg-bubble" : "border-hairline bg-surface",
          author === "team" ? "border-l-4 border-l-ink" : null,
        )}
      >
        {own ? <MaskedText text={content} labels={hidden?.labels} /> : <Paragraphs content={content} />}
        {attachmentUrl && (
          <a href={attachmentUrl} download className={classNames("link", content ? "mt-1.5 block" : null)}>
            Attached file
          </a>
        )}
      </div>
      {hidden && <p className={classNames("text-tiny text-shielded", own ? "text-right" : null)}>{hidden.notice}</p>}
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
      {!own && (
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

/** The answer that is being written; screen readers announce it when it is complete. */
export function Writing({ words }: { words: string }) {
  return (
    <div aria-hidden="true" className="mt-5 max-w-[88%]">
      {words ? (
        <div className="rounded-panel border border-hairline bg-surface px-3.5 py-2.5 text-small whitespace-pre-wrap wrap-anywhere">
          <Paragraphs content={words} />
        </div>
      ) : (
        <div className="chat-waiting" />
      )}
    </div>
  );
}

/** A text as paragraphs. */
function Paragraphs({ content }: { content: string }) {
  return content.split(/\n{2,}/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are only ever added
    <p key={index} className="not-first:mt-2">
      {paragraph}
    </p>
  ));
}
