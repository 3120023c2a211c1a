import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "#web/ui/button.tsx";
import { DiscoveryPicture } from "./discovery-picture.tsx";
import { GovernancePicture, GovernanceRecord } from "./governance-picture.tsx";
import { ProtectionPicture } from "./protection-picture.tsx";

/** Three product cards, each under a picture of what it does, and the way to the use cases (specification, section 2). */
export function Products() {
  return (
    <section className="wrap band" aria-labelledby="products-title">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 pb-10 md:pb-14">
        <h2 id="products-title" className="display max-w-[12em] text-display-s">
          Find it, stop it, prove that you did
        </h2>
        <ButtonLink href="/use-cases">
          Explore Products <ArrowRight aria-hidden="true" className="size-4" />
        </ButtonLink>
      </div>
      <ul className="products">
        <Product area="discovery" title="Discovery and Visibility" picture={<DiscoveryPicture />}>
          Point it at your assistants. It lists which system receives what kind of data, your vendors' models included,
          and marks what travels unprotected.
        </Product>
        <Product area="protection" title="Protection & Defense" picture={<ProtectionPicture />}>
          Each prompt and each answer passes the veil. Personal data is masked, an attack is stopped, the rest goes on
          as if nothing stood there.
        </Product>
        <Product
          area="governance"
          title="Governance & Compliance"
          picture={<GovernancePicture />}
          below={<GovernanceRecord />}
        >
          You write who may read which field. Templates for GDPR, HIPAA, CCPA and DPDP are the start; the record of each
          decision is what your auditor asks for.
        </Product>
      </ul>
    </section>
  );
}

function Product(props: { area: string; title: string; picture: ReactNode; below?: ReactNode; children: ReactNode }) {
  return (
    <li className={`product product-${props.area}`}>
      {props.picture}
      <div className="product-words">
        <h3 className="display text-title">{props.title}</h3>
        <p className="mt-2 max-w-[34rem] text-muted">{props.children}</p>
        {props.below}
      </div>
    </li>
  );
}
