import { limitMessage, RequestError } from "./request.ts";

const kept = "What you typed is still here";

/** What happened, and the next step. */
function advice(failure: Error): string {
  // What the server or the browser says about a passkey or a cookie is its reason and the next step.
  if (failure.name === "PasskeyError" || failure.name === "CookieError") return `${failure.message}.`;
  if (!(failure instanceof RequestError))
    return navigator.onLine
      ? `The server could not be reached. ${kept}; try again in a moment.`
      : `You are offline. ${kept}; send it again once you are connected.`;
  const { status, errors, problem } = failure;
  if (errors.passkey) return `${failure.message.slice("401: ".length)}.`;
  if (status === 401) return `Check both fields: capital letters matter. ${kept}.`;
  const reason = limitMessage(failure) ?? (status < 500 && (problem as { detail?: string } | undefined)?.detail);
  if (reason) return `${reason}. ${kept}.`;
  return status < 500
    ? `Nothing was saved. ${kept}.`
    : `Something went wrong on our side. ${kept}; try again in a moment.`;
}

/** For a place beside the button: announces invalid fields to screen readers, or shows why sending failed. */
export function FormFailure({ failure, announcement }: { failure: Error | null; announcement: string }) {
  return (
    <>
      <p role="alert" className="sr-only">
        {announcement}
      </p>
      {failure && !announcement && (
        <p role="alert" tabIndex={-1} data-failure className="border-l-4 border-exposed pl-4 text-small outline-none">
          {advice(failure)}
        </p>
      )}
    </>
  );
}
