import { useState } from "react";
import { RequestError, request } from "#web/shell/request.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { useLinkToken } from "./use-link-token.ts";

const actions = {
  confirm: {
    button: "Confirm this email",
    busy: "Confirming…",
    done: (body: { email?: string }) => `Your email is now ${body.email}.`,
    retry: "Request a new link on your account page.",
    next: "Open your account",
  },
  stop: {
    button: "Stop the change",
    busy: "Stopping…",
    done: () =>
      "The change was stopped, and your email stays the same. If you didn’t ask for it, change your password now: another person may be using your account.",
    retry: "Your account page shows your email.",
    next: "Change your password",
  },
};

/** Confirms or stops a change of email after a press: mail programs open links on their own to check them. */
export function LinkAction({ action }: { action: keyof typeof actions }) {
  const { button, busy, done, retry, next } = actions[action];
  const [token, setToken] = useState<string | null>(null);
  const [state, setState] = useState<"ready" | "sending" | "done">("ready");
  const [message, setMessage] = useState("");
  useLinkToken((taken) => {
    setToken(taken);
    setState("ready");
    setMessage(taken ? "" : "This link is incomplete. Open it from the email again, or copy all of it.");
  });
  const send = async () => {
    setState("sending");
    setMessage("");
    try {
      const response = await request(`/api/account/email/${action}`, "POST", { token });
      const body = response.status === 204 ? {} : await response.json();
      setState("done");
      setMessage(done(body));
    } catch (error) {
      setState("ready");
      setMessage(
        error instanceof RequestError
          ? `${error.message.slice("000: ".length)}. ${retry}`
          : "The server could not be reached. Try again in a moment.",
      );
    }
  };
  return (
    <>
      <p role="status" className={message ? "account-note wrap-anywhere" : "sr-only"}>
        {message}
      </p>
      <p>
        {state === "done" ? (
          <ButtonLink href="/account">{next}</ButtonLink>
        ) : (
          <Button disabled={!token || state === "sending"} onClick={send}>
            {state === "sending" ? busy : button}
          </Button>
        )}
      </p>
    </>
  );
}
