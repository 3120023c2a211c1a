import type { ShownApplication } from "#domain/job-applications/schema.ts";
import type { Column } from "#web/ui/table.tsx";
import { dateColumn, EmailLink, RecordTable, RowOpener } from "../record-list/record-table.tsx";
import type { ListState } from "../record-list/use-record-list.ts";
import { MaskedValue } from "../reveal/masked-value.tsx";
import { PersonalText, PhoneLink } from "../reveal/personal-facts.tsx";
import { revealedClass } from "../reveal/use-reveals.ts";
import { ResumeButton } from "./resume.tsx";

/** The columns of section 2 of the specification; the name opens the application. */
export function ApplicationTable({ list }: { list: ListState<ShownApplication> }) {
  const columns: Column<ShownApplication>[] = [
    dateColumn(list),
    {
      id: "name",
      name: "Name",
      isRowHeader: true,
      className: "lg:w-[15%] wrap-anywhere max-lg:order-1 max-lg:min-w-0 max-lg:flex-1",
      cell: ({ id, fullName, earlier, revealedUntil }) => (
        <>
          <RowOpener
            id={id}
            list={list}
            className="min-h-6 text-left font-medium hover:underline hover:underline-offset-4"
          >
            <span className={revealedClass({ id, revealedUntil })}>
              <MaskedValue text={fullName} />
            </span>
          </RowOpener>
          {earlier > 0 && <p className="pt-0.5 text-tiny font-normal text-muted">Applied before</p>}
        </>
      ),
    },
    {
      id: "email",
      name: "Email",
      className: "lg:w-[23%] wrap-anywhere max-lg:order-4 max-sm:basis-full",
      cell: EmailLink,
    },
    {
      id: "phone",
      name: "Phone",
      className: "lg:w-36 wrap-anywhere tabular-nums max-lg:order-5 max-sm:basis-full",
      // Applications sent in the chat may have no phone number.
      cell: (application) => <PhoneLink record={application} phone={application.phone} />,
    },
    {
      id: "position",
      name: "Position",
      className: "wrap-anywhere max-lg:order-3 max-lg:basis-full",
      cell: (application) => <PersonalText record={application} text={application.position} />,
    },
    {
      id: "experience",
      name: "Experience",
      className: "lg:w-[11%] wrap-anywhere text-muted max-lg:order-6 max-lg:min-w-0 max-lg:flex-1 max-sm:self-center",
      cell: (application) => <PersonalText record={application} text={application.experience} />,
    },
    {
      id: "resume",
      name: "Resume",
      className: "lg:w-31 max-lg:order-7 max-sm:self-center",
      cell: (application) => <ResumeButton application={application} isBrief />,
    },
  ];
  return <RecordTable label="Job applications" list={list} columns={columns} />;
}
