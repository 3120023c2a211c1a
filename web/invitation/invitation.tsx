import { useEffect, useState } from "react";
import type { OfferedInvitation } from "#domain/accounts/invitations/schema.ts";
import { RequestError, request } from "#web/shell/request.ts";
import { roleNames, roleTasks } from "#web/shell/role-names.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { NewMemberForm, NewPasswordForm } from "./forms.tsx";

/** The token of the link: in the fragment, which browsers send to no server. */
const tokenInUrl = () => /^#([\w-]{43})$/.exec(location.hash)?.[1];

/** What an invitation offers, and the form that accepts it. */
export default function Invitation() {
  const [offer, setOffer] = useState<OfferedInvitation | null>(null);
  const [failure, setFailure] = useState<{ text: string; mayRetry: boolean } | null>(null);
  const lookUp = async () => {
    setFailure(null);
    const token = tokenInUrl();
    if (!token)
      return setFailure({
        text: "This link is incomplete. Open it from the email again, or copy all of it.",
        mayRetry: false,
      });
    try {
      setOffer(await (await request("/api/invitations/look-up", "POST", { token })).json());
    } catch (error) {
      setFailure(
        error instanceof RequestError && error.status < 500
          ? { text: `${error.message.slice("000: ".length)}.`, mayRetry: error.status === 429 }
          : { text: "The server could not be reached. Your invitation is unchanged.", mayRetry: true },
      );
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    void lookUp();
    // Another link in the same tab changes the fragment alone.
    const reload = () => location.reload();
    addEventListener("hashchange", reload);
    return () => removeEventListener("hashchange", reload);
  }, []);
  if (failure)
    return (
      <>
        <p role="alert" className="border-l-4 border-ink pl-4 wrap-anywhere">
          {failure.text}
        </p>
        <p>
          {failure.mayRetry ? (
            <Button onClick={lookUp}>Try again</Button>
          ) : (
            <ButtonLink href="/auth">Log in</ButtonLink>
          )}
        </p>
      </>
    );
  if (!offer) return <Spinner label="Loading the invitation" />;
  return (
    <>
      <p className="text-lead wrap-anywhere">
        {offer.invitedBy ?? "An admin"} has invited {offer.email} to join the team with the role {roleNames[offer.role]}
        : {roleTasks[offer.role].toLowerCase()}.
      </p>
      <Acceptance offer={offer} token={tokenInUrl() ?? ""} />
    </>
  );
}

function Acceptance({ offer, token }: { offer: OfferedInvitation; token: string }) {
  if (offer.account === "none") return <NewMemberForm token={token} />;
  if (offer.account === "signed-in") return <NewPasswordForm token={token} />;
  return (
    <>
      <p className="border-l-4 border-ink pl-4">
        An account already has this address. Log in to it, then open the invitation link again. If you can’t log in,
        reset the password first. That also removes a second factor from an invited address.
      </p>
      <p>
        <ButtonLink href="/auth">Log in</ButtonLink>
      </p>
    </>
  );
}
