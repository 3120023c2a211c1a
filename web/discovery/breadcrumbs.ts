import { mainLinks, products, resources } from "#web/shell/navigation.ts";

const names = new Map<string, string>([
  ["/products", "Products"],
  ...[...mainLinks, ...products, ...resources].map(({ href, name }) => [href, name] as const),
]);

interface Crumb {
  name: string;
  path: string;
}

/**
 * The home page, the page's other ancestors, and the page itself. Omits ancestors of the URL that are not pages, such as
 * `/careers/apply`.
 */
export function breadcrumbs(path: string, title: string): Crumb[] {
  const segments = path.split("/").filter(Boolean);
  const ancestors = segments.slice(0, -1).flatMap((_, index) => {
    const ancestor = `/${segments.slice(0, index + 1).join("/")}`;
    const name = names.get(ancestor);
    return name ? [{ name, path: ancestor }] : [];
  });
  return [{ name: "Home", path: "/" }, ...ancestors, { name: title, path }];
}
