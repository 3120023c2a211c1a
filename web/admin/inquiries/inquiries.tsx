import { RecordList } from "../record-list/record-list.tsx";
import { InquiryDialog } from "./inquiry-dialog.tsx";
import { InquiryTable } from "./inquiry-table.tsx";
import { useInquiries } from "./use-inquiries.ts";

/** The Client Inquiries tab (specification, sections 2, 4 and 9): search, table, pagination and detail dialog. */
export default function Inquiries() {
  const list = useInquiries();
  return (
    <>
      <RecordList
        list={list}
        noun="inquiry"
        nouns="inquiries"
        placeholder="Search name, company, message"
        searched="name, e-mail, company, industry or message"
        empty="Each request for a demo from the contact page appears here once it is sent, the newest on top: press Refresh to look again."
      >
        <InquiryTable list={list} />
      </RecordList>
      <InquiryDialog list={list} />
    </>
  );
}
