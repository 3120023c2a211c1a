import { catalogue } from "#content/cookies/catalogue.ts";
import { categoryTexts } from "#content/cookies/notice.ts";
import { categories } from "#content/cookies/schema.ts";
import { site } from "#site";
import { Button } from "#web/ui/button.tsx";
import { State } from "./state.tsx";

const count = (provider: string) => catalogue.filter((cookie) => cookie.provider === provider).length;
const statistics = [
  ["Total", catalogue.length],
  ["First-party", count("first-party")],
  ["Third-party", count("third-party")],
] as const;

/** The current settings, the statistics counted from the catalogue, and whom to ask. */
export function Sidebar() {
  return (
    <aside aria-label="Your settings" className="cookie-sidebar">
      <section aria-labelledby="settings" data-no-print>
        <h2 id="settings">Current Settings</h2>
        <dl className="cookie-settings">
          {categories.map((category) => (
            <div key={category}>
              <dt>{categoryTexts[category].title}</dt>
              <dd>
                <State of={category} on="On" off="Off" />
              </dd>
            </div>
          ))}
        </dl>
        <Button variant="outlined" size="small" data-consent="settings" aria-haspopup="dialog" className="w-full">
          Change Settings
        </Button>
      </section>
      <section aria-labelledby="statistics">
        <h2 id="statistics">Cookie Statistics</h2>
        <dl className="cookie-statistics">
          {statistics.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="questions">
        <h2 id="questions">Contact</h2>
        <address>
          {[site.legalEntity, ...site.office.lines].map((line) => (
            <span key={line}>{line}</span>
          ))}
          <a href={`tel:${site.phone.replaceAll(" ", "")}`}>{site.phone}</a>
          <a href={`mailto:${site.email}?subject=Cookies`}>{site.email}</a>
        </address>
      </section>
    </aside>
  );
}
