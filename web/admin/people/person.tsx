import { type ReactNode, useEffect, useRef } from "react";
import { type Person, type TimelineKind, timelineKinds } from "#domain/people/schema.ts";
import { refreshRecordList } from "../lists/use-record-list.ts";
import { peoplePath } from "../navigation/api-paths.ts";
import { usePanelUrl } from "../navigation/tab-url.ts";
import { MaskedValue } from "../reveal/masked-value.tsx";
import { RevealStatus } from "../reveal/reveal-button.tsx";
import { useRevealEnd } from "../reveal/use-reveals.ts";
import { formatDay } from "../ui/dates.ts";
import { Facts } from "../ui/facts.tsx";
import { LoadStatus } from "../ui/load-status.tsx";
import { mailto, telephone } from "../ui/mailto.ts";
import { PersonAliases } from "./aliases.tsx";
import { personPath, usePerson } from "./person-data.ts";
import { PersonRights } from "./rights.tsx";
import { PersonTimeline } from "./timeline.tsx";

/** The page of one person: what is known about them, and everything under their addresses as a timeline. */
export default function PersonPage() {
  const { params, setParams } = usePanelUrl();
  const id = params.get("open") ?? "";
  const { data, error, isFetching } = usePerson(id);
  const heading = useRef<HTMLHeadingElement>(null);
  const kind = timelineKinds.find((one) => one === params.get("kind")) ?? "";
  const known = data?.id;
  useRevealEnd(data ? [data] : [], personPath(id));
  const isOutdated = Boolean(data?.revealedUntil) && Date.parse(data?.revealedUntil ?? "") <= Date.now();
  const person = isOutdated ? undefined : data;
  // The page was opened from a dialog or the palette, which are gone.
  useEffect(() => {
    if (known) heading.current?.focus();
  }, [known]);
  useEffect(() => {
    // This person was merged into another one.
    if (known && known !== id) setParams({ open: known }, "replace");
  });
  return (
    <div className="max-w-5xl max-xl:pt-5">
      <LoadStatus
        noun="person"
        loaded={person !== undefined}
        error={error}
        busy={isFetching}
        onRetry={() => void refreshRecordList(personPath(id))}
      />
      {person && !error && (
        <>
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <h2 ref={heading} tabIndex={-1} className="display min-w-0 text-display-s wrap-anywhere outline-none">
              <MaskedValue text={person.names[0] ?? person.addresses[0]?.address ?? "Person"} />
            </h2>
            <RevealStatus record={person} listPath={peoplePath} />
          </div>
          <div className="pt-5 pb-10">
            <PersonFacts person={person} />
          </div>
          <PersonAliases person={person} onChanged={() => heading.current?.focus()} />
          <PersonTimeline
            person={person}
            kind={kind}
            onChoose={(chosen: TimelineKind | "") =>
              setParams({ open: person.id, ...(chosen && { kind: chosen }) }, "replace")
            }
          />
          <PersonRights person={person} />
          <p className="mt-8 max-w-[68ch] border-t border-hairline pt-4 text-small text-muted">
            Cookie choices aren’t listed: their receipts hold no email, account or IP address, so none can be linked to
            a person.
          </p>
        </>
      )}
    </div>
  );
}

function PersonFacts({ person }: { person: Person }) {
  const [, ...otherNames] = person.names;
  return (
    <Facts
      facts={[
        ...(otherNames.length > 0 ? [["Other names", <Values key="names" values={otherNames} />] as const] : []),
        [
          person.addresses.length > 1 ? "Emails" : "Email",
          <Values
            key="addresses"
            values={person.addresses.map(({ address }) => address)}
            hrefOf={(address) => mailto(address)}
          />,
        ],
        ...(person.phones.length > 0
          ? [["Phone", <Values key="phones" values={person.phones} hrefOf={telephone} />] as const]
          : []),
        ...(person.companies.length > 0
          ? [["Company", <Values key="companies" values={person.companies} />] as const]
          : []),
        ["First seen", formatDay(person.firstSeen)],
        ["Last seen", formatDay(person.lastSeen)],
      ]}
    />
  );
}

/** Values one below the other; those that are masked are no links. */
function Values({
  values,
  hrefOf,
}: {
  values: readonly string[];
  hrefOf?: (value: string) => string | undefined;
}): ReactNode {
  return (
    <ul className="grid gap-0.5">
      {values.map((value) => (
        <li key={value}>
          {hrefOf && !value.includes("•") ? (
            <a href={hrefOf(value)} className="underline underline-offset-4">
              {value}
            </a>
          ) : (
            <MaskedValue text={value} />
          )}
        </li>
      ))}
    </ul>
  );
}
