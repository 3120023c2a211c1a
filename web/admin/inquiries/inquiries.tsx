import { lazy, Suspense, useRef } from "react";
import { RecordList } from "../record-list/record-list.tsx";
import { useIsMaskedRole } from "../use-may.ts";
import { isFilteredByWork, WorkFilters } from "../work/work-filters.tsx";
import { InquiryTable } from "./inquiry-table.tsx";
import { useInquiries } from "./use-inquiries.ts";

// Imported with the first inquiry that opens: this tab is the first that most users see.
const InquiryDialog = lazy(() => import("./inquiry-dialog.tsx"));

/** The Client Inquiries tab (specification, sections 2, 4 and 9): search, table, pagination and detail dialog. */
export default function Inquiries() {
  const list = useInquiries();
  const isMaskedRole = useIsMaskedRole();
  const hasOpened = useRef(false);
  hasOpened.current ||= list.openRow !== undefined;
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
      {hasOpened.current && (
        <Suspense>
          <InquiryDialog list={list} />
        </Suspense>
      )}
    </>
  );
}
