import type { StoredApplication } from "#domain/job-applications/schema.ts";
import { type Column, Table } from "#web/ui/table.tsx";
import { formatDay } from "../dates.ts";
import { mailto, telephone } from "../mailto.ts";
import { openerId } from "../record-list/record-dialog.tsx";
import type { ListState } from "../record-list/use-record-list.ts";
import { ResumeButton } from "./resume.tsx";

// Lets a long address break before its host.
const breakable = (email: string) => {
  const at = email.lastIndexOf("@");
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
};

/** The columns of section 2 of the specification; the name opens the application. */
export function ApplicationTable({ list }: { list: ListState<StoredApplication> }) {
  const { rows, busy, query, setQuery, open } = list;
  const isNewest = query.sort === "newest";
  const columns: Column<StoredApplication>[] = [
    {
      id: "date",
      name: "Date",
      className: "lg:w-29 tabular-nums whitespace-nowrap max-lg:order-2 text-muted",
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDay(createdAt)}</time>,
      sorting: {
        order: isNewest ? "descending" : "ascending",
        label: `${query.sort} first`,
        onReverse: () => setQuery({ sort: isNewest ? "oldest" : "newest" }),
      },
    },
    {
      id: "name",
      name: "Name",
      isRowHeader: true,
      className: "lg:w-[15%] wrap-anywhere max-lg:order-1 max-lg:min-w-0 max-lg:flex-1",
      cell: ({ id, fullName, earlier }) => (
        <>
          <button
            type="button"
            id={openerId(id)}
            data-opener
            aria-haspopup="dialog"
            onClick={() => open(id)}
            className="min-h-6 text-left font-medium hover:underline hover:underline-offset-4"
          >
            {fullName}
          </button>
          {earlier > 0 && <p className="pt-0.5 text-tiny font-normal text-muted">Applied before</p>}
        </>
      ),
    },
    {
      id: "email",
      name: "Email",
      className: "lg:w-[23%] wrap-anywhere max-lg:order-4 max-sm:basis-full",
      cell: ({ email }) => (
        <a href={mailto(email)} className="inline-block min-h-6 hover:underline hover:underline-offset-4">
          {breakable(email)}
        </a>
      ),
    },
    {
      id: "phone",
      name: "Phone",
      className: "lg:w-36 wrap-anywhere tabular-nums max-lg:order-5 max-sm:basis-full",
      // Applications sent in the chat may have no phone number.
      cell: ({ phone }) =>
        phone && (
          <a href={telephone(phone)} className="inline-block min-h-6 hover:underline hover:underline-offset-4">
            {phone}
          </a>
        ),
    },
    {
      id: "position",
      name: "Position",
      className: "wrap-anywhere max-lg:order-3 max-lg:basis-full",
      cell: ({ position }) => position,
    },
    {
      id: "experience",
      name: "Experience",
      className: "lg:w-[11%] wrap-anywhere text-muted max-lg:order-6 max-lg:min-w-0 max-lg:flex-1 max-sm:self-center",
      cell: ({ experience }) => experience,
    },
    {
      id: "resume",
      name: "Resume",
      className: "lg:w-31 max-lg:order-7 max-sm:self-center",
      cell: (application) => <ResumeButton application={application} />,
    },
  ];
  return (
    <Table
      label="Job applications"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      busy={busy}
      onOpen={({ id }) => open(id)}
    />
  );
}
