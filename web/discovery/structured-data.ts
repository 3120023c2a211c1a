import { site } from "#site";
import { products } from "#web/shell/navigation.ts";
import { breadcrumbs } from "./breadcrumbs.ts";

interface PageMetadata {
  /** The site's origin, without a trailing slash. */
  origin: string;
  path: string;
  title: string;
  description: string;
}

/**
 * The schema.org data of a page: the organization on the home page, the product on product pages, and breadcrumbs on
 * every page below the home page. Articles add their own (web/blog/structured-data.ts).
 */
export function structuredData({ origin, path, title, description }: PageMetadata) {
  const nodes =
    path === "/"
      ? [organization(origin), website(origin)]
      : [...product(origin, path, description), breadcrumbList(origin, path, title)];
  return { "@context": "https://schema.org", "@graph": nodes };
}

/** Serializes data for a script element. Escapes `<`, so that no value can end the element. */
export const serializeForScript = (data: object) => JSON.stringify(data).replaceAll("<", "\\u003c");

const organization = (origin: string) => ({
  "@type": "Organization",
  "@id": `${origin}/#organization`,
  name: site.name,
  legalName: site.legalEntity,
  description: site.description,
  url: `${origin}/`,
  logo: `${origin}/icons/512.png`,
  email: site.email,
  telephone: site.phone,
  address: {
    "@type": "PostalAddress",
    addressLocality: site.office.city,
    addressCountry: site.office.countryCode,
  },
  sameAs: [site.social.href],
});

const website = (origin: string) => ({
  "@type": "WebSite",
  "@id": `${origin}/#website`,
  name: site.name,
  alternateName: `${site.name}: ${site.tagline}`,
  url: `${origin}/`,
  inLanguage: "en",
  publisher: { "@id": `${origin}/#organization` },
});

function product(origin: string, path: string, description: string) {
  const entry = products.find(({ href }) => href === path);
  if (!entry) return [];
  return [
    {
      "@type": "SoftwareApplication",
      "@id": `${origin}${path}#software`,
      name: `${site.name} ${entry.name}`,
      description,
      url: `${origin}${path}`,
      image: `${origin}${cardPath(path)}`,
      applicationCategory: "SecurityApplication",
      operatingSystem: "Web",
      publisher: { "@type": "Organization", "@id": `${origin}/#organization`, name: site.name, url: `${origin}/` },
    },
  ];
}

const breadcrumbList = (origin: string, path: string, title: string) => ({
  "@type": "BreadcrumbList",
  itemListElement: breadcrumbs(path, title).map((crumb, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: crumb.name,
    item: `${origin}${crumb.path}`,
  })),
});

/** The path of a prerendered page's card image (web/discovery/cards.ts). */
export const cardPath = (path: string) => `/cards${path === "/" ? "/home" : path}.png`;
