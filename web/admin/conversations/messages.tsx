import type { Transcript } from "#domain/conversations/schema.ts";
import { AnswerText } from "#web/ui/answer-text.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { MaskedText } from "#web/ui/redaction.tsx";
import { Sources } from "#web/ui/sources.tsx";
import { MaskedLongText } from "../reveal/masked-value.tsx";
import { RevealButton } from "../reveal/reveal-button.tsx";
import { isMasked } from "../reveal/use-reveals.ts";
import { FileDownload } from "../ui/file-download.tsx";
import { Timestamp } from "../ui/timestamp.tsx";

type Message = Transcript["messages"][number];

/** All messages, oldest first. Masked data stays masked for the team, too. */
export function Messages({ transcript }: { transcript: Transcript }) {
  const { messages } = transcript;
  return (
    <ol aria-label="Messages" className="grid gap-4 border-t border-hairline pt-5">
      {messages.map((message) => (
        <li
          key={message.id}
          className={classNames(
            "grid gap-1 border-l-4 pl-4",
            message.sender === "user" ? "border-ink" : "border-hairline",
          )}
        >
          <p className="flex flex-wrap gap-x-3 text-small text-muted">
            <span className="font-medium text-ink">{authorOf(message)}</span>
            <Timestamp at={message.timestamp} />
            {message.helpful !== null && (
              <span>{message.helpful ? "The visitor found this helpful" : "The visitor found this unhelpful"}</span>
            )}
          </p>
          <div className="max-w-[68ch] wrap-anywhere whitespace-pre-wrap">
            {isMasked(transcript) && isFromPerson(message) ? (
              <MaskedLongText text={message.content} />
            ) : message.sender === "user" ? (
              <MaskedText text={message.content} labels={message.metadata.hidden?.labels} />
            ) : (
              <AnswerText content={message.content} {...message.metadata} inNewTab />
            )}
          </div>
          {message.attachmentUrl && isMasked(transcript) && (
            <RevealButton record={transcript} listPath="/api/admin/conversations" variant="outlined">
              Reveal<span className="sr-only"> the conversation</span> to open the attached file
            </RevealButton>
          )}
          {message.attachmentUrl && !isMasked(transcript) && (
            <FileDownload path={message.attachmentUrl} inspection={message.inspection}>
              {message.isApplicationRequest ? "Resume" : "Attached file"}
              <span className="sr-only">, in a new tab</span>
            </FileDownload>
          )}
          {message.metadata.citations && message.metadata.citations.length > 0 && (
            <Sources citations={message.metadata.citations} inNewTab className="text-small" />
          )}
        </li>
      ))}
    </ol>
  );
}

const isFromPerson = ({ sender, metadata }: Message) => sender === "user" || metadata.author === "team";

function authorOf({ sender, metadata }: Message): string {
  if (sender === "user") return "Visitor";
  return metadata.author === "team" ? "Our team" : "Support Assistant";
}
