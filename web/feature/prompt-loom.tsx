import type { ReactNode } from "react";
import { bank, clinicField, shop, team } from "#content/casts.ts";
import { Exposed, Masked } from "#web/ui/redaction.tsx";

const bar = (label: string, order: number) => <Masked label={label} className={`loom-bar loom-bar-${order}`} />;

/** One prompt of each cast: as typed, and as the model reads it. */
const prompts: { where: string; typed: ReactNode; read: ReactNode }[] = [
  {
    where: "A ward",
    typed: (
      <>
        Is <Exposed>{clinicField("Name").value}</Exposed> still on <Exposed>lithium</Exposed>?
      </>
    ),
    read: (
      <>
        Is {bar("PERSON_1", 0)} still on {bar("DRUG_1", 0)}?
      </>
    ),
  },
  {
    where: "A bank",
    typed: (
      <>
        Tell <Exposed>{bank.customer}</Exposed> the loan is approved for <Exposed>{bank.amount}</Exposed>.
      </>
    ),
    read: (
      <>
        Tell {bar("PERSON_1", 1)} the loan is approved for {bar("AMOUNT_1", 1)}.
      </>
    ),
  },
  {
    where: "A shop",
    typed: (
      <>
        Send order {shop.order} to <Exposed>{shop.address}</Exposed> instead.
      </>
    ),
    read: (
      <>
        Send order {shop.order} to {bar("PLACE_1", 2)} instead.
      </>
    ),
  },
  {
    where: "An HR team",
    typed: (
      <>
        Draft a kind note: <Exposed>{team.employee}</Exposed> leaves on <Exposed>{team.lastDay}</Exposed>.
      </>
    ),
    read: (
      <>
        Draft a kind note: {bar("PERSON_1", 3)} leaves on {bar("DATE_1", 3)}.
      </>
    ),
  },
];

/** The hero's picture: four prompts pass the veil, and only their personal data is replaced. */
export function PromptLoom() {
  return (
    <figure className="loom self-center" aria-label="Four prompts before and after the veil">
      <p className="loom-row text-small text-muted">
        <span>People type</span>
        <span>The model reads</span>
      </p>
      <ul>
        {prompts.map(({ where, typed, read }) => (
          <li key={where} className="loom-row border-t border-hairline">
            <p className="col-span-full text-small text-muted">{where}</p>
            <p>{typed}</p>
            <p>
              <span className="sr-only">Read: </span>
              {read}
            </p>
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="loom-veil text-shielded threads-6" />
    </figure>
  );
}
