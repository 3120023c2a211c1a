import { site } from "#site";
import { Mark } from "#web/ui/mark.tsx";
import { footerGroups, legalLinks } from "./navigation.ts";
import { PlannedLink } from "./planned-link.tsx";
import { SchemeSwitch } from "./scheme-switch.tsx";

/** The footer (specification, section 2). Entries without a URL are placeholders. */
export function Footer() {
  return (
    <footer className="border-t border-ink">
      <div className="wrap footer-columns">
        <div className="footer-brand">
          <a
            href="/"
            aria-label={`${site.name}, home`}
            className="display inline-flex items-center gap-2 text-[2.25rem]"
          >
            <Mark className="size-8" /> {site.name}
          </a>
          <p className="text-muted">{site.tagline}</p>
          <address className="grid gap-1 not-italic">
            <a href={`mailto:${site.email}`} className="footer-link">
              {site.email}
            </a>{" "}
            <a href={`tel:${site.phone.replaceAll(" ", "")}`} className="footer-link tabular-nums">
              {site.phone}
            </a>{" "}
            <a href={site.social.href} rel="noopener" className="footer-link">
              {site.social.label}
            </a>
          </address>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 justify-between gap-8 sm:flex">
          {footerGroups.map((group) => (
            <div key={group.name}>
              <h2 className="border-t border-hairline pt-3 pb-2 text-small text-muted">{group.name}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.name}>
                    {"href" in link ? (
                      <a href={link.href} className="footer-link">
                        {link.name}
                      </a>
                    ) : (
                      <PlannedLink className="footer-link text-muted">{link.name}</PlannedLink>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="wrap">
        <div className="footer-line">
          <p className="text-muted">
            © {new Date().getFullYear()} {site.legalEntity}, {site.office.city}
          </p>
          <p className="cookie-count text-muted">
            <span>
              Cookies: <span data-consent-count="">1</span> enabled
            </span>{" "}
            <button type="button" data-consent="settings" aria-haspopup="dialog" aria-label="Cookie Settings">
              Settings
            </button>{" "}
            <button type="button" data-consent="withdraw" className="cookie-withdraw">
              Withdraw Consent
            </button>
          </p>
          <SchemeSwitch place="footer" />
        </div>
      </div>
    </footer>
  );
}

/** The line in place of the footer, on the pages that have none (specification, section 2). */
export function LegalLine() {
  return (
    <nav aria-label="Legal" className="border-t border-hairline bg-sunken">
      <p className="wrap flex flex-wrap gap-x-4 py-4 text-small text-muted">
        {legalLinks.map(({ name, href }) => (
          <a key={href} href={href} className="footer-link">
            {name}{" "}
          </a>
        ))}
        <button type="button" data-consent="settings" aria-haspopup="dialog" className="footer-link">
          Cookie Settings
        </button>{" "}
        <button type="button" data-consent="withdraw" className="footer-link cookie-withdraw">
          Withdraw Consent
        </button>
      </p>
    </nav>
  );
}
