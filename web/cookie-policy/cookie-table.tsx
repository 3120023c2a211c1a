import type { Cookie } from "#content/cookies/schema.ts";

const provider = ({ thirdPartyName }: Cookie) => (thirdPartyName ? `${thirdPartyName} (third-party)` : "First-party");

/** The cookies of a category. Below 640 px each row is a card; explicit roles keep the table semantics that the layout removes. */
export function CookieTable({ cookies, label }: { cookies: readonly Cookie[]; label: string }) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: not redundant while the rows are shown as cards
    <table role="table" aria-label={label} className="cookie-table">
      <thead role="rowgroup">
        <tr role="row">
          {["Name", "Provider", "Purpose", "Duration"].map((name) => (
            <th key={name} scope="col" role="columnheader">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {cookies.map((cookie) => (
          <tr key={cookie.name} role="row">
            <th scope="row" role="rowheader">
              <code>{cookie.name}</code>
              {cookie.nameOverHttps && (
                <small>
                  over HTTPS <code>{cookie.nameOverHttps}</code>
                </small>
              )}
              {cookie.kind === "both" && <small>a cookie, and a key in local storage</small>}
            </th>
            <td role="cell" data-column="Provider">
              {provider(cookie)}
            </td>
            <td role="cell" data-column="Purpose">
              {cookie.purpose}
            </td>
            <td role="cell" data-column="Duration">
              {cookie.duration}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: end
  );
}
