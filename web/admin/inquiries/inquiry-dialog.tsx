import type { ShownInquiry } from "#domain/inquiries/schema.ts";
import { site } from "#site";
import { capitalize } from "#web/shell/capitalize.ts";
import { mailto } from "../mailto.ts";
import { Facts, LongText } from "../record-list/facts.tsx";
import { RecordDialog } from "../record-list/record-dialog.tsx";
import { deleteRecord, RemoveButton } from "../record-list/remove-button.tsx";
import { Timestamp } from "../record-list/timestamp.tsx";
import type { ListState } from "../record-list/use-record-list.ts";
import type { Answered } from "../replies/answered.ts";
import { CorrespondenceOf } from "../replies/correspondence-of.tsx";
import { EmailFact, PersonalText } from "../reveal/personal-facts.tsx";
import { ReplyByEmail } from "../reveal/reply-by-email.tsx";
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
