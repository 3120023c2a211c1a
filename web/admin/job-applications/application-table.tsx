import type { ShownApplication } from "#domain/job-applications/schema.ts";
import type { Column } from "#web/ui/table.tsx";
import { dateColumn, RecordTable, RowOpener } from "../lists/record-table.tsx";
import { useHiddenColumns } from "../lists/table-settings.ts";
import type { ListState } from "../lists/use-record-list.ts";
import { EmailLink } from "../reveal/email-link.tsx";
import { MaskedValue, spoken } from "../reveal/masked-value.tsx";
import { PersonalText, PhoneLink } from "../reveal/personal-facts.tsx";
import { revealedClass } from "../reveal/use-reveals.ts";
import { BulkBar } from "../work/lazy-bulk-bar.tsx";
import { WorkMarks } from "../work/work-filters.tsx";
import { ResumeButton } from "./resume.tsx";

/** The columns of section 2 of the specification; the name opens the application. */
export function ApplicationTable({ list }: { list: ListState<ShownApplication> }) {
  const hasPosition = !useHiddenColumns(list).includes("position");
  const columns: Column<ShownApplication>[] = [
    dateColumn(list),
    {
      id: "name",
      name: "Name",
      isRowHeader: true,
      className: "share-m row-title",
      cell: ({ id, fullName, earlier, revealedUntil, work }) => (
        <>
          <RowOpener id={id} list={list} className="font-medium">
            <span className={revealedClass({ id, revealedUntil })}>
              <MaskedValue text={fullName} />
            </span>{" "}
            {!hasPosition && <WorkMarks work={work} />}
          </RowOpener>
          {earlier > 0 && <p className="text-tiny font-normal text-muted">Applied before</p>}
        </>
      ),
    },
    {
      id: "email",
      name: "Email",
      className: "share-m row-more",
      cell: EmailLink,
    },
    {
      id: "phone",
      name: "Phone",
      className: "width-l row-more tabular-nums",
      // Applications sent in the chat may have no phone number.
      cell: (application) => <PhoneLink record={application} phone={application.phone} />,
    },
    {
      id: "position",
      name: "Position",
      className: "row-line",
      cell: (application) => (
        <div className="over-marks">
          <span className="truncate">
            <WorkMarks work={application.work} />
          </span>
          <span className="truncate">
            <PersonalText record={application} text={application.position} />
          </span>
        </div>
      ),
    },
    {
      id: "experience",
      name: "Experience",
      className: "share-s row-more text-muted",
      cell: (application) => <PersonalText record={application} text={application.experience} />,
    },
    {
      id: "resume",
      name: "Resume",
      className: "width-m row-end",
      cell: (application) => <ResumeButton application={application} isBrief />,
    },
  ];
  const nameOf = ({ fullName }: ShownApplication) => spoken(fullName);
  return (
    <RecordTable
      label="Job applications"
      list={list}
      columns={columns}
      nameOf={nameOf}
      bar={<BulkBar list={list} kind="application" noun="application" nouns="applications" nameOf={nameOf} />}
    />
  );
}
