import { List } from "../listing/list.tsx";
import { InquiryDialog } from "./inquiry-dialog.tsx";
import { useInquiries } from "./inquiry-listing.ts";
import { InquiryTable } from "./inquiry-table.tsx";

/** The tab Client Inquiries (specification, sections 2, 4 and 9): a search, a table, its pages, and one inquiry read whole. */
export default function Inquiries() {
  const listing = useInquiries();
  return (
    <>
      <List
        listing={listing}
        noun="inquiry"
        nouns="inquiries"
        placeholder="Search name, company, message"
        searched="name, e-mail, company, industry or message"
        empty="Each request for a demo from the contact page appears here once it is sent, the newest on top: press Refresh to look again."
      >
        <InquiryTable listing={listing} />
      </List>
      <InquiryDialog listing={listing} />
    </>
  );
}
