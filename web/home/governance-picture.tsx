/** One invented record as three roles read it; `null` is hidden from that role. */
const roles = ["Doctor", "Nurse", "Reception"];
const record: { field: string; views: (string | null)[] }[] = [
  { field: "Patient", views: ["A. Rao", "A. Rao", "A. Rao"] },
  { field: "Diagnosis", views: ["Bipolar I", null, null] },
  { field: "Medicine", views: ["Lithium", "Lithium", null] },
  { field: "Next visit", views: ["14 Mar", "14 Mar", "14 Mar"] },
];

/** The same record read three times: the policy lets down one bar more for each step away from the bedside. */
export function GovernancePicture() {
  return (
    <figure className="product-picture governance bg-surface">
      <table>
        <caption className="sr-only">One record as three roles read it. Illustrative data.</caption>
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
                    <span className="governance-bar">
                      <span className="sr-only">hidden</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="picture-foot text-muted">
        <span>Rule: minimum necessary</span>
        <span className="ml-auto">Illustrative data</span>
      </figcaption>
    </figure>
  );
}

const decisions = [
  { time: "09:41", text: "Nurse read the record. 1 field hidden." },
  { time: "09:44", text: "Reception read the record. 2 fields hidden." },
  { time: "09:52", text: "Doctor read the record. Nothing hidden." },
];

/** What the same morning leaves behind for the auditor: who read, and what the rule did. Invented. */
export function GovernanceRecord() {
  return (
    <figure className="governance-record" aria-label="The record of decisions. Illustrative data.">
      <ol>
        {decisions.map(({ time, text }) => (
          <li key={time}>
            <span className="font-mono text-muted tabular-nums">{time}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <figcaption className="border-t border-hairline pt-2 text-muted">Illustrative data</figcaption>
    </figure>
  );
}
