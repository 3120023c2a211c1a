import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { mainLinks, products, resources } from "./navigation.ts";

/** The desktop navigation. Its dropdowns are native popovers: they need no script, and Escape closes them. */
export function MainNavigation({ path }: { path: string }) {
  return (
    <nav aria-label="Main" className="hidden lg:block">
      <ul className="flex items-center gap-1">
        <Dropdown id="products" name="Products">
          <p className="display px-3 pt-2 pb-3 text-title">AI Security Products</p>
          <Entries entries={products} path={path} />
          <a href="/products" className="dropdown-item text-small underline">
            All products
          </a>
        </Dropdown>
        {mainLinks.map((link) => (
          <li key={link.href}>
            <a href={link.href} className="header-item" aria-current={link.href === path ? "page" : undefined}>
              {link.name}
            </a>
          </li>
        ))}
        <Dropdown id="resources" name="Resources">
          <Entries entries={resources} path={path} />
        </Dropdown>
      </ul>
    </nav>
  );
}

function Dropdown({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  return (
    <li>
      <button type="button" popoverTarget={id} className={`header-item ${id}-anchor`}>
        {name} <ChevronDown aria-hidden="true" className="size-4" />
      </button>
      <div id={id} popover="auto" className={`dropdown ${id}-dropdown w-96 p-2`}>
        {children}
      </div>
    </li>
  );
}

function Entries({
  entries,
  path,
}: {
  entries: readonly { name: string; href: string; summary: string }[];
  path: string;
}) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.href}>
          <a href={entry.href} className="dropdown-item" aria-current={entry.href === path ? "page" : undefined}>
            <span className="font-medium">{entry.name}</span>{" "}
            <span className="block text-small text-muted">{entry.summary}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
