import type { ShownInquiry } from "#domain/inquiries/schema.ts";
import { site } from "#site";
import { capitalize } from "#web/shell/capitalize.ts";
import type { ListState } from "../lists/use-record-list.ts";
import { RecordDialog } from "../records/record-dialog.tsx";
import { CorrespondenceOf } from "../replies/correspondence-of.tsx";
import { ReplyByEmail } from "../replies/reply-by-email.tsx";
import type { Answered } from "../replies/use-correspondence.ts";
import { EmailFact, PersonalText } from "../reveal/personal-facts.tsx";
import { Facts, LongText } from "../ui/facts.tsx";
import { mailto } from "../ui/mailto.ts";
import { deleteRecord, RemoveButton } from "../ui/remove-button.tsx";
import { Timestamp } from "../ui/timestamp.tsx";
import { fullName } from "./inquiry-table.tsx";
import { inquiriesPath, inquiryPath } from "./use-inquiries.ts";

/** The details of one inquiry. */
export default function InquiryDialog({ list }: { list: ListState<ShownInquiry> }) {
  const remove = async (id: string) => {
    const toast = await deleteRecord("Inquiry", inquiryPath(id));
    list.open(null);
    void list.refetch();
    return toast;
  };
  return (
    <RecordDialog
      list={list}
      work={{ kind: "inquiry", listPath: inquiriesPath }}
      noun="inquiry"
      titleOf={fullName}
      pathOf={inquiryPath}
      actions={(inquiry) => (
        <>
          <ReplyByEmail record={inquiry} listPath={inquiriesPath} />
          <RemoveButton key={inquiry.id} failureTitle="Inquiry not deleted" remove={() => remove(inquiry.id)} />
        </>
      )}
    >
      {(inquiry) => (
        <>
          <Facts
            facts={[
              ["Date", <Timestamp key="date" at={inquiry.createdAt} />],
              ["Email", <EmailFact key="email" record={inquiry} email={inquiry.email} />],
              ["Company", inquiry.company && <PersonalText key="company" record={inquiry} text={inquiry.company} />],
              ["Industry", capitalize(inquiry.industry)],
            ]}
          >
            <LongText name="Message">
              <PersonalText record={inquiry} text={inquiry.message} />
            </LongText>
          </Facts>
          <CorrespondenceOf answered={answeredOf(inquiry)} />
        </>
      )}
    </RecordDialog>
  );
}

const subject = `Your request to ${site.name}`;

const answeredOf = (inquiry: ShownInquiry): Answered => ({
  kind: "inquiry",
  record: inquiry,
  path: inquiryPath(inquiry.id),
  mailto: mailto(inquiry.email, subject),
  subject,
  values: { "first name": inquiry.firstName, "last name": inquiry.lastName, company: inquiry.company },
});
