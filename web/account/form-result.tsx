import { PasskeyError } from "#web/shell/passkeys.ts";
import { RequestError } from "#web/shell/request.ts";
import { ConfirmationCanceledError } from "./confirmation.ts";

/** Announces invalid fields to screen readers, or says why sending failed. */
export function FormResult({ failure, announcement }: { failure: Error | null; announcement: string }) {
  return (
    <>
      <p role="alert" className="sr-only">
        {announcement}
      </p>
      {failure && !announcement && (
        <p role="alert" className="border-l-4 border-ink pl-4 text-small">
          {explain(failure)}
        </p>
      )}
    </>
  );
}

function explain(failure: Error): string {
  if (failure instanceof RequestError) return `${failure.message.slice("000: ".length)}. Nothing was changed.`;
  if (failure instanceof PasskeyError) return `${failure.message}. Nothing was changed.`;
  if (failure instanceof ConfirmationCanceledError) return `${failure.message}.`;
  return "The server could not be reached. Nothing was changed; try again in a moment.";
}
