import { PictureCaption } from "#web/ui/picture-caption.tsx";

/** A fictional record in the view of three roles; `null` is hidden from that role. */
const roles = ["Doctor", "Nurse", "Reception"];
const record: { field: string; views: (string | null)[] }[] = [
  { field: "Patient", views: ["A. Rao", "A. Rao", "A. Rao"] },
  { field: "Diagnosis", views: ["Bipolar I", null, null] },
  { field: "Blood pressure", views: ["128 / 82", "128 / 82", null] },
  { field: "Next visit", views: ["Mar 14", null, "Mar 14"] },
];

/** The same record read by three roles: the policy hides more fields from roles that need fewer. */
export function GovernancePicture() {
  return (
    <figure className="product-picture governance bg-surface">
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">One record in the view of three roles</caption>
        <thead>
          <tr>
            <td />
            {roles.map((role) => (
              <th key={role} scope="col" className="display text-title">
                {role}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {record.map(({ field, views }) => (
            <tr key={field}>
              <th scope="row" className="text-small font-normal text-muted">
                {field}
              </th>
              {views.map((view, index) => (
                <td key={roles[index]}>
                  {view ?? (
                    <span className="governance-bar block h-[1.5em] bg-ink">
                      <span className="sr-only">hidden</span>
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
    <figure className="self-end pt-6 text-[0.875rem]" aria-label="The audit log">
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
