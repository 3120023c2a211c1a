import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ShownApplication } from "#domain/job-applications/schema.ts";
import {
  type Scorecards as Cards,
  criteria,
  criterionNames,
  recommendationNames,
  recommendations,
  type Scorecard,
  scoreWords,
} from "#domain/scorecards/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { useMay } from "../access/use-may.ts";
import { refreshRecordList } from "../lists/use-record-list.ts";
import { applicationPath, applicationsPath } from "../navigation/api-paths.ts";
import { MaskedLongText } from "../reveal/masked-value.tsx";
import { RevealButton } from "../reveal/reveal-button.tsx";
import { isMasked } from "../reveal/use-reveals.ts";
import { LoadStatus } from "../ui/load-status.tsx";
import { Timestamp } from "../ui/timestamp.tsx";
import { ScorecardForm } from "./scorecard-form.tsx";

/** What the team thinks of an applicant. Others’ scorecards show once one’s own is given: the server sends them only then. */
export default function Scorecards({ application }: { application: ShownApplication }) {
  const path = applicationPath(application.id);
  const mayChange = useMay("applications:change");
  const { data, error, isFetching } = useQuery<Cards>({ queryKey: [`${path}/scorecards`] });
  const [isEditing, setEditing] = useState(false);
  const hasEdited = useRef(false);
  const edit = () => {
    hasEdited.current = true;
    setEditing(true);
  };
  const own = data?.items.find(({ isOwn }) => isOwn) ?? null;
  const saved = () => {
    setEditing(false);
    void refreshRecordList(path);
  };
  return (
    <section aria-labelledby="scorecards" className="mt-6 border-t border-hairline pt-5">
      <div className="flex flex-wrap items-center justify-between gap-2 pb-2">
        <h3 id="scorecards" className="font-medium">
          Scorecards
        </h3>
        {mayChange &&
          data &&
          !isEditing &&
          (own && isMasked(application) ? (
            <RevealButton record={application} listPath={applicationsPath} purpose="interview" variant="outlined">
              Reveal to change your scorecard
            </RevealButton>
          ) : (
            // Closing the form gives the focus back.
            <Button variant="outlined" size="small" autoFocus={hasEdited.current} onClick={edit}>
              {own ? "Change your scorecard" : "Add your scorecard"}
            </Button>
          ))}
      </div>
      <LoadStatus
        noun="scorecards"
        loaded={data !== undefined}
        error={data ? null : error}
        busy={isFetching}
        className=""
        onRetry={() => refreshRecordList(path)}
      />
      {data && <p className="text-small text-muted">{stateInWords(data)}</p>}
      {isEditing && (
        <div className="mt-3 border border-hairline p-4">
          <ScorecardForm
            applicationId={application.id}
            own={own}
            onSaved={saved}
            onStale={() => void refreshRecordList(path)}
            onClose={() => setEditing(false)}
          />
        </div>
      )}
      {data?.summary && <Summary summary={data.summary} count={data.count} />}
      {data && data.items.length > 0 && (
        <ul className="grid gap-3 pt-3">
          {data.items.map((card) => (
            <li key={`${card.createdAt}${card.author}`} className="border border-hairline p-4">
              <Card card={card} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function stateInWords({ count, isHidden }: Cards): string {
  if (count === 0) return "No scorecards yet.";
  const added = `${count === 1 ? "1 scorecard" : `${count} scorecards`} added`;
  return isHidden
    ? `${added}. You’ll see ${count === 1 ? "it" : "them"} once you’ve added yours, so you judge independently.`
    : `${added}.`;
}

function Card({ card }: { card: Scorecard }) {
  const { author, isOwn, scores, recommendation, note, createdAt, changes } = card;
  return (
    <article className="grid gap-2 text-small">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">
          {isOwn ? "You" : (author ?? "A former colleague")}: {recommendations[recommendation]}
        </span>
        <span className="text-muted">
          <Timestamp at={createdAt} />
        </span>
      </p>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {criterionNames.map((name) => (
          <li key={name}>
            {criteria[name]}: {scores[name]} of 4, {scoreWords[scores[name] - 1]}
          </li>
        ))}
      </ul>
      {note && (
        <p className="max-w-[68ch] wrap-anywhere whitespace-pre-wrap">
          <MaskedLongText text={note} />
        </p>
      )}
      {changes.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer text-muted">
            Changed {changes.length === 1 ? "once" : `${changes.length} times`}
          </summary>
          <ul className="pt-1">
            {changes.map((at) => (
              <li key={at}>
                <Timestamp at={at} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}

/** How often each score was given. No averages: four people’s 2.75 says less than who said what. */
export function Summary({ summary, count }: { summary: NonNullable<Cards["summary"]>; count: number }) {
  return (
    <div className="overflow-x-auto pt-3">
      <p className="pb-2 text-small">
        {recommendationNames
          .map((name, index) => `${recommendations[name]}: ${summary.recommendations[index]}`)
          .join(", ")}
      </p>
      <table className="w-full table-fixed text-small tabular-nums">
        <caption className="sr-only">How many of {count} gave each score</caption>
        <thead>
          <tr className="border-b border-ink text-left">
            <th scope="col" className="w-2/5 py-1.5 pr-2 font-medium">
              Criterion
            </th>
            {scoreWords.map((word, index) => (
              <th key={word} scope="col" className="py-1.5 pl-2 text-right font-medium">
                {index + 1} <span className="sr-only sm:not-sr-only">{word}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {criterionNames.map((name) => (
            <tr key={name} className="border-b border-hairline">
              <th scope="row" className="py-1.5 pr-2 text-left font-normal">
                {criteria[name]}
              </th>
              {scoreWords.map((word, index) => {
                const given = summary.scores[name][index] ?? 0;
                return (
                  <td key={word} className={given === 0 ? "pl-2 text-right text-muted" : "pl-2 text-right font-medium"}>
                    {given}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
