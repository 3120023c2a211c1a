import { useState } from "react";
import { RequestError, request } from "#web/shell/request.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { useLinkToken } from "./use-link-token.ts";

/** Confirms a new email after a press: mail programs open links on their own to check them. */
export function ConfirmEmail() {
  const [token, setToken] = useState<string | null>(null);
  const [state, setState] = useState<"ready" | "sending" | "done">("ready");
  const [message, setMessage] = useState("");
  useLinkToken((taken) => {
    setToken(taken);
    setState("ready");
    setMessage(taken ? "" : "This link is incomplete. Open it from the email again, or copy all of it.");
  });
  const confirm = async () => {
    setState("sending");
    setMessage("");
    try {
      const { email } = await (await request("/api/account/email/confirm", "POST", { token })).json();
      setState("done");
      setMessage(`Your email is now ${email}.`);
    } catch (error) {
      setState("ready");
      setMessage(
        error instanceof RequestError
          ? `${error.message.slice("000: ".length)}. Request a new link on your account page.`
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
          <ButtonLink href="/account">Open your account</ButtonLink>
        ) : (
          <Button disabled={!token || state === "sending"} onClick={confirm}>
            {state === "sending" ? "Confirming…" : "Confirm this email"}
          </Button>
        )}
      </p>
    </>
  );
}
