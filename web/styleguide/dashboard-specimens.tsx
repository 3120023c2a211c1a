import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { DayBars } from "#web/ui/day-bars.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { ShareBar } from "#web/ui/share-bar.tsx";
import { Table } from "#web/ui/table.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { Group } from "./specimens.tsx";

const rows = [
  { id: "1", name: "Row", value: "Short" },
  { id: "2", name: "A row whose name is longer than its column", value: "unbroken".repeat(20) },
  { id: "3", name: "A row without a value", value: "" },
];

/** Dashboard components: tabs, table, pagination, dialog, charts, empty state and password field. */
export function DashboardSpecimens() {
  const [tab, setTab] = useState("first");
  const [page, setPage] = useState(5);
  const [open, setOpen] = useState(false);
  const [days, setDays] = useState(30);
  const [marked, setMarked] = useState<number | null>(null);
  const [ascending, setAscending] = useState(false);
  return (
    <div className="grid gap-12">
      <Group name="Tabs">
        <Tabs
          label="Specimen"
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: "first", name: "First", panel: <p className="pt-4">The first panel.</p> },
            { id: "second", name: "Second", panel: <p className="pt-4">The second panel.</p> },
            { id: "third", name: "Third", panel: <p className="pt-4">The third panel.</p> },
          ]}
        />
      </Group>
      <Group name="Table and pages">
        <Table
          label="Specimen"
          rows={ascending ? [...rows].reverse() : rows}
          keyOf={(row) => row.id}
          columns={[
            {
              id: "name",
              name: "Name",
              isRowHeader: true,
              className: "wrap-anywhere max-lg:basis-full",
              cell: (row) => row.name,
              sorting: {
                order: ascending ? "ascending" : "descending",
                label: ascending ? "last first" : "first first",
                onReverse: () => setAscending(!ascending),
              },
            },
            { id: "value", name: "Value", className: "wrap-anywhere", cell: (row) => row.value },
          ]}
        />
        <Pagination label="Three pages" page={Math.min(page, 3)} pageCount={3} onPage={setPage} />
        <Pagination label="Thirty-two pages" page={page} pageCount={32} onPage={setPage} />
      </Group>
      <Group name="Dialog">
        <Button variant="outlined" className="justify-self-start" onClick={() => setOpen(true)}>
          Open the dialog
        </Button>
        <Dialog open={open} title="One thing, read whole" onClose={() => setOpen(false)} footer="What to do with it.">
          <p>{"It scrolls when it is longer than the window. ".repeat(60)}</p>
        </Dialog>
      </Group>
      <Group name="Figures">
        <div className="justify-self-start">
          <Segments
            label="Days"
            options={[7, 30, 90].map((value) => ({ value, name: `${value} days` }))}
            value={days}
            onChoose={setDays}
          />
        </div>
        <DayBars
          label="A wave over days"
          values={Array.from({ length: days }, (_, day) => Math.round(6 + 5 * Math.sin(day)))}
          above={Array.from({ length: days }, (_, day) => day % 4)}
          max={14}
          marked={marked}
          onMark={setMarked}
        />
        <ShareBar share={0.36} />
        <ShareBar share={0.36} bare />
      </Group>
      <Group name="Empty list">
        <EmptyState title="Nothing yet">
          <p>What will appear here, and when.</p>
        </EmptyState>
      </Group>
      <Group name="Password">
        <PasswordField id="specimen-password" label="Password" hint="At least 6 characters" />
        <PasswordField id="specimen-password-wrong" label="Wrong password" error="Passwords do not match" />
      </Group>
    </div>
  );
}
