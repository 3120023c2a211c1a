import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "#web/ui/button.tsx";
import { DiscoveryPicture } from "./discovery-picture.tsx";
import { GovernancePicture, GovernanceRecord } from "./governance-picture.tsx";
import { ProtectionPicture } from "./protection-picture.tsx";

/** Three product cards, each with a picture above, and a link to the use cases (specification, section 2). */
export function Products() {
  return (
    <section className="defer-60 wrap band" aria-labelledby="products-title">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 pb-8 md:pb-14">
        <h2 id="products-title" className="display text-display-s">
          Find it, stop it, prove it
        </h2>
        <ButtonLink href="/use-cases">
          Explore Products <ArrowRight aria-hidden="true" className="size-4" />
        </ButtonLink>
      </div>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls sideways, which needs the focus
        tabIndex={0}
        aria-label="Products"
        className="swipe grid gap-14 lg:grid-cols-12 lg:gap-x-8"
      >
        <Product className="lg:col-span-7" title="Discovery and Visibility" picture={<DiscoveryPicture />}>
          See which system receives which data, your vendors’ models included. Anything that travels unprotected is
          flagged.
        </Product>
        <Product className="lg:col-span-5" title="Protection & Defense" picture={<ProtectionPicture />}>
          Every prompt and every answer is checked. Personal data is masked, attacks are stopped, and everything else
          passes untouched.
        </Product>
        <Product
          className="lg:col-span-full"
          title="Governance & Compliance"
          picture={<GovernancePicture />}
          below={<GovernanceRecord />}
        >
          Set who can see each field, starting from templates for GDPR, HIPAA, CCPA, DPDP and ISO readiness. Your
          auditor gets a record of every decision.
        </Product>
      </ul>
    </section>
  );
}

/** A product card. With `below`, it takes a whole row: its text, and `below` under it, beside the picture. */
function Product(props: {
  title: string;
  picture: ReactNode;
  below?: ReactNode;
  className: string;
  children: ReactNode;
}) {
  const { title, picture, below, className, children } = props;
  const layout = below ? "lg:grid-cols-[4fr_8fr] lg:gap-8" : "lg:row-span-2 lg:grid-rows-subgrid lg:gap-y-0";
  return (
    <li className={`grid content-start ${layout} ${className}`}>
      {picture}
      <div className={below ? "pt-5 lg:order-first lg:grid lg:grid-rows-[auto_auto_1fr] lg:border-t-4" : "pt-5"}>
        <h3 className="display text-title">{title}</h3>
        <p className="mt-2 max-w-[34rem] text-muted">{children}</p>
        {below}
      </div>
    </li>
  );
}
