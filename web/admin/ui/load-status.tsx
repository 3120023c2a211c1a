import { RequestError } from "#web/shell/request.ts";
import { storeReturnUrl } from "#web/shell/return-url.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

/** A spinner until the data has loaded, or the reason it could not be loaded and what to do next. */
export function LoadStatus({
  noun,
  loaded,
  error,
  busy,
  className = "grid min-h-80 place-items-center border-t border-ink",
  onRetry,
}: {
  /** What is loading, without an article. */
  noun: string;
  loaded: boolean;
  error: Error | null;
  busy: boolean;
  /** Class names of the element around the spinner. */
  className?: string | undefined;
  onRetry: () => void;
}) {
  if (!error)
    return loaded ? null : (
      <div className={className}>
        <Spinner label={`Loading ${noun}`} />
      </div>
    );
  const status = error instanceof RequestError ? error.status : 0;
  return (
    <div className="mb-5 grid justify-items-start gap-3 border-l-4 border-ink bg-surface px-5 py-5 sm:px-6">
      <div role="alert" className="grid gap-1">
        <h2 className="text-body font-medium">
          {status === 401 ? "Your session has ended" : `The ${noun} could not be loaded`}
        </h2>
        <p className="text-muted wrap-anywhere">{explanation(status, error)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {(status === 401 || status === 404) && (
          <ButtonLink href="/auth" size="small" onClick={() => storeReturnUrl()}>
            Log in again
          </ButtonLink>
        )}
        {status !== 401 && (
          <Button
            size="small"
            variant={status === 404 ? "outlined" : undefined}
            aria-disabled={busy || undefined}
            onClick={busy ? undefined : onRetry}
          >
            {busy ? "Trying…" : "Try again"}
          </Button>
        )}
      </div>
    </div>
  );
}

function explanation(status: number, error: Error) {
  if (status === 0) return "We couldn’t reach the server. Check your connection and try again. Nothing was lost.";
  if (status === 401) return "Log in again to return to this page. Nothing was lost.";
  if (status === 403) return "Your account no longer has access. Ask an admin to restore it.";
  // Some endpoints answer 404 to users who are not admins and to expired sessions.
  if (status === 404) return "It was deleted, or your session has ended. Log in again to return to this page.";
  return `The server returned an error: ${error.message}`;
}
