import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { Account, AccountSession } from "#domain/accounts/account/schema.ts";
import { queryClient } from "#web/shell/query-client.ts";
import { RequestError, request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { inWords } from "./moment.ts";
import { AccountSection } from "./section.tsx";

/** The user's sessions, with buttons to end them. */
export function Sessions({ account: { sessions } }: { account: Account }) {
  const list = useRef<HTMLUListElement>(null);
  const end = useMutation({
    mutationFn: (path: string) => request(`/api/account/sessions${path}`, "DELETE"),
    onSuccess: (_, path) => toast({ title: path ? "Session ended" : "All other sessions ended" }),
    onError: (error) => {
      // A session that has already ended is what the user wants.
      if (!(error instanceof RequestError && error.status === 404))
        toast({ title: "The session was not ended", description: error.message, variant: "destructive" });
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ["/api/account"] });
      // The pressed button has disappeared.
      list.current?.focus();
    },
  });
  return (
    <AccountSection
      title="Sessions"
      intro="Where you’re logged in. If you don’t recognize a session, end it and change your password."
    >
      <ul ref={list} tabIndex={-1} className="account-list" aria-label="Sessions">
        {sessions.map((session) => (
          <li key={session.id}>
            <Description session={session} />
            {!session.isCurrent && (
              <Button
                variant="outlined"
                size="small"
                disabled={end.isPending}
                aria-label={`End this session: ${session.device ?? "unknown device"}`}
                onClick={() => end.mutate(`/${session.id}`)}
              >
                End this session
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <p>
          <Button variant="outlined" disabled={end.isPending} onClick={() => end.mutate("")}>
            End all others
          </Button>
        </p>
      )}
    </AccountSection>
  );
}

function Description({
  session: { device, createdAt, lastSeenAt, idleEndsAt, endsAt, isCurrent },
}: {
  session: AccountSession;
}) {
  return (
    <div>
      <p className="font-medium">
        {device ?? "Unknown device"}
        {isCurrent && <span className="font-normal text-muted"> · this device</span>}
      </p>
      <p className="text-small text-muted">
        Logged in <time dateTime={createdAt}>{inWords(createdAt)}</time>, last used{" "}
        <time dateTime={lastSeenAt}>{inWords(lastSeenAt)}</time>. Ends{" "}
        <time dateTime={idleEndsAt}>{inWords(idleEndsAt)}</time>
        {idleEndsAt !== endsAt && (
          <>
            {" "}
            if not used, or <time dateTime={endsAt}>{inWords(endsAt)}</time> at the latest
          </>
        )}
      </p>
    </div>
  );
}
