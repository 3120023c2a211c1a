import { site } from "#site";
import { Button } from "#web/ui/button.tsx";
import { start } from "./chat.ts";

/** Shown when the conversation could not be started. */
export function FailedNotice() {
  return (
    <div className="grid justify-items-start gap-3 border-l-4 border-exposed pl-4">
      <p className="text-small">
        We couldn’t start the chat. Your text is still here. Try again, or email{" "}
        <a className="link" href={`mailto:${site.email}`}>
          {site.email}
        </a>
        .
      </p>
      <Button size="small" variant="outlined" onClick={() => void start()}>
        Try again
      </Button>
    </div>
  );
}
