import { limitMessage, RequestError } from "#web/shell/request.ts";

/** The next step after a failure; it stays visible after the toast has disappeared. */
function advice(failure: Error) {
  // What the server or the browser says about a passkey is its reason and the next step.
  if (failure.name === "PasskeyError") return `${failure.message}.`;
  if (failure instanceof RequestError && failure.errors.passkey) return `${failure.message.slice("401: ".length)}.`;
  if (!(failure instanceof RequestError))
    return "The server could not be reached. What you typed is still here; try again in a moment.";
  if (failure.status === 401) return "Check both fields: capital letters matter. What you typed is still here.";
  const limit = limitMessage(failure);
  if (limit) return `${limit}. What you typed is still here.`;
  if (failure.status >= 500)
    return "Something went wrong on our side. What you typed is still here; try again in a moment.";
  return "Nothing was saved. What you typed is still here.";
}

/** Announces invalid fields to screen readers, or shows why sending failed. */
export function FormFailure({ failure, announcement }: { failure: Error | null; announcement: string }) {
  return (
    <>
      <p role="alert" className="sr-only">
        {announcement}
      </p>
      {failure && !announcement && <p className="border-l-4 border-ink pl-4 text-small">{advice(failure)}</p>}
    </>
  );
}
