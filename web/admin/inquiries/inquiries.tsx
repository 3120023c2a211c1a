import { lazy } from "react";
import { useIsMaskedRole } from "../access/use-may.ts";
import { RecordList } from "../lists/record-list.tsx";
import { WhenOpened } from "../lists/when-opened.tsx";
import { isFilteredByWork, WorkFilters } from "../work/work-filters.tsx";
import { InquiryTable } from "./inquiry-table.tsx";
import { useInquiries } from "./use-inquiries.ts";

const InquiryDialog = lazy(() => import("./inquiry-dialog.tsx"));

/** The Client Inquiries tab (specification, sections 2, 4 and 9): search, table, pagination and detail dialog. */
export default function Inquiries() {
  const list = useInquiries();
  const isMaskedRole = useIsMaskedRole();
  return (
    <>
      <RecordList
        list={list}
        noun="inquiry"
        nouns="inquiries"
        placeholder="Search name, company, message"
        searched={`name, ${isMaskedRole ? "" : "email, "}company, industry or message`}
        isFiltered={isFilteredByWork(list.query)}
        filters={<WorkFilters list={list} kind="inquiry" />}
        empty="Demo requests from the contact page appear here as soon as visitors send them. Press Refresh to check again."
      >
        <InquiryTable list={list} />
      </RecordList>
      <WhenOpened list={list}>
        <InquiryDialog list={list} />
      </WhenOpened>
    </>
  );
}
