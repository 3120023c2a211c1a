import type { StoredApplication } from "#domain/job-applications/schema.ts";
import { type Column, Table } from "#web/ui/table.tsx";
import { formatDay } from "../dates.ts";
import { openerId } from "../listing/record-dialog.tsx";
import type { Listing } from "../listing/use-listing.ts";
import { mailto, telephone } from "../mailto.ts";
import { ResumeButton } from "./resume.tsx";

// Where an address does not fit, it breaks before its host.
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

/** The columns of the specification's section 2; a name opens the whole application. */
export function ApplicationTable({ listing }: { listing: Listing<StoredApplication> }) {
  const { rows, busy, question, ask, open } = listing;
  const isNewest = question.sort === "newest";
  const columns: Column<StoredApplication>[] = [
    {
      id: "date",
      name: "Date",
      className: "lg:w-29 tabular-nums whitespace-nowrap max-lg:order-2 text-muted",
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDay(createdAt)}</time>,
      sorting: {
        order: isNewest ? "descending" : "ascending",
        says: `${question.sort} first`,
        onReverse: () => ask({ sort: isNewest ? "oldest" : "newest" }),
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
      // Who applies in the chat need not give one.
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
