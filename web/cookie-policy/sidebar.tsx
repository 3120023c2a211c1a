import { catalog } from "#content/cookies/catalog.ts";
import { categoryTexts } from "#content/cookies/notice.ts";
import { categories } from "#content/cookies/schema.ts";
import { site } from "#site";
import { Button } from "#web/ui/button.tsx";
import { State } from "./state.tsx";

const count = (provider: string) => catalog.filter((cookie) => cookie.provider === provider).length;
const statistics = [
  ["Total", catalog.length],
  ["First-party", count("first-party")],
  ["Third-party", count("third-party")],
] as const;

/** The current settings, statistics counted from the catalog, and contact details. */
export function Sidebar() {
  return (
    <aside
      aria-label="Your settings"
      className="cookie-sidebar grid content-start gap-8 pb-12 sm:max-lg:grid-cols-2 sm:max-lg:grid-rows-[auto_1fr] lg:sticky lg:top-[calc(var(--header)+2rem)] lg:self-start lg:pt-2 lg:pb-0 lg:[grid-area:1/2/span_2] print:static print:grid-cols-2 print:py-4"
    >
      <section aria-labelledby="settings" data-no-print className="sm:max-lg:row-span-2">
        <h2 id="settings" className="mb-3 border-t border-ink pt-3 font-medium">
          Current Settings
        </h2>
        <dl className="mb-4">
          {categories.map((category) => (
            <div key={category} className="flex justify-between border-b border-hairline py-[0.4rem]">
              <dt>{categoryTexts[category].title}</dt>
              <dd>
                <State of={category} on="On" off="Off" />
              </dd>
            </div>
          ))}
        </dl>
        <Button
          variant="outlined"
          size="small"
          data-consent="settings"
          aria-haspopup="dialog"
          className="w-full noscript:hidden"
        >
          Change Settings
        </Button>
      </section>
      <section aria-labelledby="statistics">
        <h2 id="statistics" className="mb-3 border-t border-ink pt-3 font-medium">
          Cookie Statistics
        </h2>
        <dl className="grid grid-cols-[repeat(3,auto)] justify-between">
          {statistics.map(([name, value]) => (
            <div key={name} className="flex flex-col-reverse">
              <dt className="text-small/[1.55] text-muted">{name}</dt>
              <dd className="font-display text-[2.75rem]/[1.1]">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="questions">
        <h2 id="questions" className="mb-3 border-t border-ink pt-3 font-medium">
          Contact
        </h2>
        <address className="grid justify-items-start not-italic">
          {[site.legalEntity, ...site.office.lines].map((line) => (
            <span key={line}>{line}</span>
          ))}
          <a className="link inline-flex min-h-7 items-center" href={`tel:${site.phone.replaceAll(" ", "")}`}>
            {site.phone}
          </a>
          <a className="link inline-flex min-h-7 items-center" href={`mailto:${site.email}?subject=Cookies`}>
            {site.email}
          </a>
        </address>
      </section>
    </aside>
  );
}
