import { Button } from "#web/ui/button.tsx";
import { beginAnew } from "./chat.ts";

/** Says, above what is typed, that the conversation takes no more, and offers another. `onBegun` once there is one. */
export function Full({ onBegun }: { onBegun: () => void }) {
  return (
    <div className="grid justify-items-start gap-3 border-t border-hairline px-4 py-3">
      <p role="alert" className="border-l-4 border-ink pl-3 text-small">
        This conversation is full. What you typed stays here, to be sent in a new one.
      </p>
      <Button size="small" variant="outlined" onClick={() => void beginAnew().then(onBegun)}>
        Begin a new conversation
      </Button>
    </div>
  );
}
