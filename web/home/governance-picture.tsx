import { clinicField } from "#content/casts.ts";
import { PictureCaption } from "#web/ui/picture-caption.tsx";

const roles = [
  { role: "doctor", name: "Doctor" },
  { role: "nurse", name: "Nurse" },
  { role: "reception", name: "Reception" },
] as const;
const record = ["Name", "Diagnosis", "Blood pressure", "Next visit"].map(clinicField);

/** The same record read by three roles: the policy hides more fields from roles that need fewer. */
export function GovernancePicture() {
  return (
    <figure className="product-picture governance bg-surface">
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">One record as three roles see it</caption>
        <thead>
          <tr>
            <td />
            {roles.map(({ role, name }) => (
              <th key={role} scope="col" className="display text-title">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {record.map(({ name, value, label, seenBy }) => (
            <tr key={name}>
              <th scope="row" className="text-small font-normal text-muted">
                {name}
              </th>
              {roles.map(({ role }) => (
                <td key={role}>
                  {seenBy.includes(role) ? (
                    value
                  ) : (
                    <span className="governance-bar redaction block">
                      <span className="sr-only">hidden: </span>
                      {label}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <PictureCaption>
        <span>Rule: minimum necessary</span>
      </PictureCaption>
    </figure>
  );
}

const decisions = [
  { time: "09:41", text: "Nurse viewed the record. 2 fields hidden." },
  { time: "09:44", text: "Reception viewed the record. 2 fields hidden." },
  { time: "09:52", text: "Doctor viewed the record. Nothing hidden." },
];

/** A fictional audit log: which role read the record, and how many fields the rule hid. */
export function GovernanceRecord() {
  return (
    <figure className="self-end pt-6 text-small max-md:hidden" aria-label="The audit log">
      <ol>
        {decisions.map(({ time, text }) => (
          <li key={time} className="grid grid-cols-[3.5rem_1fr] border-t border-hairline py-2">
            <span className="font-mono text-muted tabular-nums">{time}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
