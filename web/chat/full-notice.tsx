import { Button } from "#web/ui/button.tsx";
import { startNewConversation } from "./chat.ts";

/** Shown above the composer when the conversation is full. Calls `onStarted` after a new one was started. */
export function FullNotice({ onStarted }: { onStarted: () => void }) {
  return (
    <div className="grid justify-items-start gap-3 border-t border-hairline px-4 py-3">
      <p role="alert" className="border-l-4 border-ink pl-3 text-small">
        This conversation is full. Start a new one to keep chatting; the text below stays.
      </p>
      <Button size="small" variant="outlined" onClick={() => void startNewConversation().then(onStarted)}>
        Start a new conversation
      </Button>
    </div>
  );
}
