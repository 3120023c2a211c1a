import { ChevronDown, Menu, X } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { ButtonLink } from "#web/ui/button.tsx";
import { company, mainLinks, products, resources, solutions } from "./navigation.ts";
import { PlannedLink } from "./planned-link.tsx";
import { SchemeSwitch } from "./scheme-switch.tsx";

/** The small-screen menu: a modal sheet at the side. `children` is the island with the account entries. */
export function SiteMenu({ children }: { children: ReactNode }) {
  return (
    <div className="lg:hidden">
      <button type="button" id="menu-button" className="header-item -mr-4" aria-label="Menu" aria-haspopup="dialog">
        <Menu aria-hidden="true" className="size-6" />
      </button>
      <dialog id="menu" aria-label="Menu" className="sheet">
        <div className="flex h-(--header) shrink-0 items-center justify-end px-(--gutter)">
          <form method="dialog">
            <button type="submit" aria-label="Close menu" className="header-item -mr-4">
              <X aria-hidden="true" className="size-6" />
            </button>
          </form>
        </div>
        <nav aria-label="Menu" className="grid content-start gap-7 overflow-y-auto px-(--gutter) pb-8">
          <Section name="Products">
            {[{ name: "All products", href: "/products" }, ...products].map((link) => (
              <MenuLink key={link.href} {...link} />
            ))}
          </Section>
          <details className="border-t border-ink pt-2">
            <summary className="flex items-center justify-between">
              <h2 className="display text-title">Solutions</h2>
              <ChevronDown aria-hidden="true" className="size-5" />
            </summary>
            {solutions.map((group) => (
              <Fragment key={group.name}>
                <p className="pt-2 text-small text-muted">{group.name}</p>
                <ul>
                  {group.entries.map((entry) => (
                    <MenuLink key={entry.name} name={entry.name} summary={entry.summary} />
                  ))}
                </ul>
              </Fragment>
            ))}
          </details>
          <Section name="Company">
            {company.map((link) => (
              <MenuLink key={link.href} {...link} />
            ))}
          </Section>
          <Section name="More">
            {[...mainLinks.filter((link) => !company.some((other) => other.href === link.href)), ...resources].map(
              ({ name, href }) => (
                <MenuLink key={href} name={name} href={href} />
              ),
            )}
          </Section>
          <div className="grid gap-3">
            <ButtonLink href="/contact">Try for Free</ButtonLink> {children}
          </div>
        </nav>
        <div className="mt-auto border-t border-hairline px-(--gutter) py-3 text-small">
          <SchemeSwitch place="menu" />
        </div>
      </dialog>
    </div>
  );
}

function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-ink pt-2">
      <h2 className="display pb-1 text-title">{name}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function MenuLink({ name, href, summary }: { name: string; href?: string; summary?: string }) {
  const content = (
    <>
      {name}
      {summary && <span className="block text-small text-muted"> {summary}</span>}
    </>
  );
  return (
    <li>
      {href ? (
        <a href={href} className="menu-link">
          {content}
        </a>
      ) : (
        <PlannedLink className="menu-link">{content}</PlannedLink>
      )}
    </li>
  );
}
