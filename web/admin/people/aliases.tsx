import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Alias, Person } from "#domain/people/schema.ts";
import { request } from "#web/shell/request.ts";
import { useMay } from "../access/use-may.ts";
import { refreshRecordList } from "../lists/use-record-list.ts";
import { peoplePath } from "../navigation/api-paths.ts";
import { MaskedValue } from "../reveal/masked-value.tsx";
import { RemoveButton } from "../ui/remove-button.tsx";
import { personPath } from "./person-data.ts";

const reasons: Record<Alias["reason"], string> = { name: "the same name", phone: "the same phone number" };

/** Addresses that were merged into this person, each with what undoes it, and others that may be theirs. */
export function PersonAliases({
  person,
  onChanged,
}: {
  person: Person;
  /** Called when an address was merged or split off: the pressed button is gone. */
  onChanged: () => void;
}) {
  const mayMerge = useMay("people:change");
  const path = personPath(person.id);
  const { data: suggested = [] } = useQuery<Alias[]>({
    queryKey: [`${path}/aliases`],
    enabled: mayMerge,
    staleTime: 0,
  });
  const change = async (verb: "merge" | "split", body: object) => {
    await request(`${path}/${verb}`, "POST", body);
    await refreshRecordList(peoplePath);
    onChanged();
  };
  const merged = person.addresses.filter(({ isMerged }) => isMerged);
  if (!mayMerge || (merged.length === 0 && suggested.length === 0)) return null;
  return (
    <ul aria-label="Addresses of this person" className="mb-10 border-t border-hairline">
      {merged.map(({ id, address }) => (
        <Row key={id} address={address} words="Merged into this person manually">
          <RemoveButton
            verb="Split"
            label="Split off…"
            question="Give its records their own page?"
            failureTitle="Address not split off"
            remove={async () => {
              await change("split", { address: id });
              return { title: "Address split off", description: "Its records have their own page again." };
            }}
          />
        </Row>
      ))}
      {/* The suggestions are fetched again after a merge. */}
      {suggested
        .filter(({ address }) => !merged.some((one) => one.address === address))
        .map(({ record, name, address, reason }) => (
          <Row key={address} address={address} name={name} words={`Has ${reasons[reason]}`}>
            <RemoveButton
              verb="Merge"
              label="Merge…"
              question="Show its records here? You can split it off again."
              failureTitle="Address not merged"
              remove={async () => {
                await change("merge", record);
                return { title: "Address merged", description: "Its records are now part of this person." };
              }}
            />
          </Row>
        ))}
    </ul>
  );
}

function Row({
  address,
  name,
  words,
  children,
}: {
  address: string;
  name?: string;
  words: string;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-hairline py-2 text-small">
      <span className="min-w-0 wrap-anywhere">
        <MaskedValue text={name ? `${name}, ${address}` : address} />
        <span className="block text-muted">{words}</span>
      </span>
      {children}
    </li>
  );
}
