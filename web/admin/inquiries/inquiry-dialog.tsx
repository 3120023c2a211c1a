import type { Inquiry } from "#domain/inquiries/schema.ts";
import { site } from "#site";
import { capitalize } from "#web/shell/capitalize.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { mailto } from "../mailto.ts";
import { Facts, LongText } from "../record-list/facts.tsx";
import { RecordDialog } from "../record-list/record-dialog.tsx";
import { deleteRecord, RemoveButton } from "../record-list/remove-button.tsx";
import { Timestamp } from "../record-list/timestamp.tsx";
import type { ListState } from "../record-list/use-record-list.ts";
import { fullName } from "./inquiry-table.tsx";
import { inquiryPath } from "./use-inquiries.ts";

/** The details of one inquiry. */
export function InquiryDialog({ list }: { list: ListState<Inquiry> }) {
  const remove = async (id: string) => {
    const toast = await deleteRecord("Inquiry", inquiryPath(id));
    list.open(null);
    void list.refetch();
    return toast;
  };
  return (
    <RecordDialog
      list={list}
      noun="inquiry"
      titleOf={fullName}
      pathOf={inquiryPath}
      actions={({ id, email }) => (
        <>
          <ButtonLink href={mailto(email, `Your request to ${site.name}`)} size="small">
            Reply by email
          </ButtonLink>
          <RemoveButton key={id} failureTitle="Inquiry not deleted" remove={() => remove(id)} />
        </>
      )}
    >
      {({ createdAt, email, company, industry, message }) => (
        <Facts
          facts={[
            ["Date", <Timestamp key="date" at={createdAt} />],
            [
              "Email",
              <a key="email" href={mailto(email)} className="underline underline-offset-4">
                {email}
              </a>,
            ],
            ["Company", company],
            ["Industry", capitalize(industry)],
          ]}
        >
          <LongText name="Message">{message}</LongText>
        </Facts>
      )}
    </RecordDialog>
  );
}
