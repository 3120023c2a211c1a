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
