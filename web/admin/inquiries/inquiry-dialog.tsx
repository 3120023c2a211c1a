import type { Inquiry } from "#domain/inquiries/schema.ts";
import { site } from "#site";
import { capitalise } from "#web/shell/capitalise.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Facts, Words } from "../listing/facts.tsx";
import { Moment } from "../listing/moment.tsx";
import { RecordDialog } from "../listing/record-dialog.tsx";
import { Removal } from "../listing/removal.tsx";
import type { Listing } from "../listing/use-listing.ts";
import { mailto } from "../mailto.ts";
import { inquiryPath } from "./inquiry-listing.ts";
import { fullName } from "./inquiry-table.tsx";

/** One inquiry, whole. */
export function InquiryDialog({ listing }: { listing: Listing<Inquiry> }) {
  const removed = () => {
    listing.open(null);
    void listing.refresh();
  };
  return (
    <RecordDialog
      listing={listing}
      noun="inquiry"
      titleOf={fullName}
      actions={({ id, email }) => (
        <>
          <ButtonLink href={mailto(email, `Your request to ${site.name}`)} size="small">
            Reply by e-mail
          </ButtonLink>
          <Removal key={id} noun="Inquiry" path={inquiryPath(id)} onRemoved={removed} />
        </>
      )}
    >
      {({ createdAt, email, company, industry, message }) => (
        <Facts
          facts={[
            ["Date", <Moment key="date" at={createdAt} />],
            [
              "Email",
              <a key="email" href={mailto(email)} className="underline underline-offset-4">
                {email}
              </a>,
            ],
            ["Company", company],
            ["Industry", capitalise(industry)],
          ]}
        >
          <Words name="Message">{message}</Words>
        </Facts>
      )}
    </RecordDialog>
  );
}
