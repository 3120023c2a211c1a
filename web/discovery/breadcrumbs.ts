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
 * The ancestors of a page from the home page down, and the page itself. Segments of the URL that are no page, such as
 * `/careers/apply`, are left out.
 */
export function breadcrumbs(path: string, title: string): Crumb[] {
  const steps = path.split("/").filter(Boolean);
  const above = steps.slice(0, -1).flatMap((_, index) => {
    const address = `/${steps.slice(0, index + 1).join("/")}`;
    const name = names.get(address);
    return name ? [{ name, path: address }] : [];
  });
  return [{ name: "Home", path: "/" }, ...above, { name: title, path }];
}
