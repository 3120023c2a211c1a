import { useQuery } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ApplicationPage, ShownApplication } from "#domain/job-applications/schema.ts";
import { stageLabel } from "#domain/stages/stages.ts";
import { Button } from "#web/ui/button.tsx";
import { EarlierApplications } from "../job-applications/earlier-applications.tsx";
import { ResumeButton } from "../job-applications/resume.tsx";
import { Facts, LongText } from "../record-list/facts.tsx";
import { LoadStatus } from "../record-list/load-status.tsx";
import { openerId } from "../record-list/record-table.tsx";
import { Timestamp } from "../record-list/timestamp.tsx";
import type { ListState } from "../record-list/use-record-list.ts";
import { MaskedValue } from "../reveal/masked-value.tsx";
import { EmailFact, PersonalText, PhoneLink } from "../reveal/personal-facts.tsx";
import { asShownAt, useRevealEnd } from "../reveal/use-reveals.ts";
import { daysIn } from "./card.tsx";
import "./comparison.css";

const listPath = "/api/admin/job-applications";

/** Up to four candidates side by side; on phones one after another with a swipe. `ids` is the list in the address. */
export default function Comparison({ list, ids }: { list: ListState<ShownApplication>; ids: string }) {
  const key = `${listPath}?${new URLSearchParams({ ids, pageSize: "10" })}`;
  const { data, error, isFetching, refetch } = useQuery<ApplicationPage>({ queryKey: [key] });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const order = ids.split(",");
  const now = Date.now();
  const candidates = (data?.items ?? [])
    .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
    .map((one) => asShownAt(one, now));
  useRevealEnd(candidates, listPath);
  return (
    <div className="min-h-[50vh] pt-5 xl:pt-0">
      <Button variant="quiet" size="small" className="-ml-3.5" onClick={() => list.setQuery({ compare: "" })}>
        <ChevronLeft aria-hidden="true" className="size-4" />
        All candidates
      </Button>
      <h2 ref={heading} tabIndex={-1} className="display pt-2 pb-4 text-title focus:outline-none">
        {candidates.length > 0 ? `Compare ${candidates.length} candidates` : "Compare candidates"}
      </h2>
      <LoadStatus
        noun="candidates"
        loaded={data !== undefined}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
      {data && candidates.length === 0 && <p className="text-muted">These applications have been deleted.</p>}
      {candidates.length > 0 && (
        <ul className="comparison" aria-label="Candidates">
          {candidates.map((candidate) => (
            <Candidate
              key={candidate.id}
              candidate={candidate}
              isGiven={(field) => candidates.some((one) => one[field])}
              onOpen={() => list.open(candidate.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function Candidate({
  candidate,
  isGiven,
  onOpen,
}: {
  candidate: ShownApplication;
  /** Whether any of the candidates gave this: all of them have the same rows. */
  isGiven: (field: keyof ShownApplication) => boolean;
  onOpen: () => void;
}) {
  const { id, fullName, position, experience, message, email, phone, stage, stageSince, createdAt } = candidate;
  const { education, university, graduationYear } = candidate;
  const personal = (text: string | null) => text && <PersonalText record={candidate} text={text} />;
  const optional = [
    ["education", "Education", personal(education)],
    ["university", "University", personal(university)],
    ["graduationYear", "Graduation year", graduationYear],
  ] as const;
  return (
    <li className="compared">
      <h3 className="pb-3 text-body font-medium wrap-anywhere">
        <button
          type="button"
          id={openerId(id)}
          aria-haspopup="dialog"
          onClick={onOpen}
          className="min-h-6 text-left hover:underline hover:underline-offset-4"
        >
          <MaskedValue text={fullName} />
        </button>
      </h3>
      <Facts
        facts={[
          ["Stage", `${stageLabel(stage)} · ${daysIn(stageSince)}`],
          ["Position", personal(position)],
          ["Experience", personal(experience)],
          ["Applied", <Timestamp key="applied" at={createdAt} />],
          ["Email", <EmailFact key="email" record={candidate} email={email} />],
          ["Phone", phone && <PhoneLink key="phone" record={candidate} phone={phone} />],
          ...optional.flatMap(([field, name, value]) => (isGiven(field) ? [[name, value] as const] : [])),
          ["Resume", <ResumeButton key="resume" application={candidate} isBrief />],
        ]}
      >
        {isGiven("message") && (
          <LongText name="Message">{personal(message) || <span className="text-muted">Not given</span>}</LongText>
        )}
        <EarlierApplications application={candidate} />
      </Facts>
    </li>
  );
}
