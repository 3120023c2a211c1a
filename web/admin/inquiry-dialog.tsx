import { ChevronDown, ChevronUp } from "lucide-react";
import type { ReactNode } from "react";
import type { Inquiry } from "#domain/inquiries/schema.ts";
import { site } from "#site";
import { capitalise } from "#web/shell/capitalise.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { formatDay, formatTime } from "./dates.ts";
import { InquiryRemoval } from "./inquiry-removal.tsx";
import { fullName, openerId } from "./inquiry-table.tsx";
import { mailto } from "./mailto.ts";

/** One inquiry, whole; the ones above and below it on this page are a press away. Text is shown as text. */
export function InquiryDialog({
  rows,
  opened,
  onOpen,
}: {
  rows: readonly Inquiry[];
  opened: string | null;
  onOpen: (id: string | null) => void;
}) {
  const index = rows.findIndex((inquiry) => inquiry.id === opened);
  const inquiry = rows[index];
  const close = () => {
    onOpen(null);
    // The platform gives the focus to the row it came from; after stepping, the row last read is the better place.
    if (inquiry) document.getElementById(openerId(inquiry.id))?.focus();
  };
  return (
    <Dialog
      open={inquiry !== undefined}
      title={inquiry ? fullName(inquiry) : ""}
      onClose={close}
      footer={
        inquiry && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <div className="flex flex-wrap items-center gap-3">
              <ButtonLink href={mailto(inquiry.email, `Your request to ${site.name}`)} size="small">
                Reply by e-mail
              </ButtonLink>
              <InquiryRemoval key={inquiry.id} inquiry={inquiry} onRemoved={() => onOpen(null)} />
            </div>
            <div className="flex items-center gap-1">
              <p role="status" className="pr-2 text-small text-muted tabular-nums">
                <span className="sr-only">{fullName(inquiry)}, </span>
                {index + 1} of {rows.length}
                <span className="max-sm:hidden"> on this page</span>
              </p>
              <Step name="Inquiry above" to={rows[index - 1]} onOpen={onOpen}>
                <ChevronUp aria-hidden="true" className="size-4" />
              </Step>
              <Step name="Inquiry below" to={rows[index + 1]} onOpen={onOpen}>
                <ChevronDown aria-hidden="true" className="size-4" />
              </Step>
            </div>
          </div>
        )
      }
    >
      {inquiry && <Fields inquiry={inquiry} />}
    </Dialog>
  );
}

function Step({
  name,
  to,
  onOpen,
  children,
}: {
  name: string;
  to: Inquiry | undefined;
  onOpen: (id: string) => void;
  children: ReactNode;
}) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={name}
      aria-disabled={!to || undefined}
      onClick={to && (() => onOpen(to.id))}
      className={to ? "px-2" : "px-2 opacity-40"}
    >
      {children}
    </Button>
  );
}

function Fields({ inquiry }: { inquiry: Inquiry }) {
  const fields: [string, ReactNode][] = [
    [
      "Date",
      <time key="date" dateTime={inquiry.createdAt} className="tabular-nums">
        {formatDay(inquiry.createdAt)}, {formatTime(inquiry.createdAt)}
      </time>,
    ],
    [
      "Email",
      <a key="email" href={mailto(inquiry.email)} className="underline underline-offset-4">
        {inquiry.email}
      </a>,
    ],
    ["Company", inquiry.company || <span className="text-muted">Not given</span>],
    ["Industry", capitalise(inquiry.industry)],
  ];
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {fields.map(([name, value]) => (
        <div key={name}>
          <dt className="text-small text-muted">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
      <div className="mt-1 border-t border-hairline pt-5 sm:col-span-2">
        <dt className="pb-1.5 text-small text-muted">Message</dt>
        <dd className="max-w-[68ch] text-body wrap-anywhere whitespace-pre-wrap">{inquiry.message}</dd>
      </div>
    </dl>
  );
}
