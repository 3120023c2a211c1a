import { Mail, MapPin, Phone, Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { site } from "#site";

/** The company's email, phone, office and social link. */
export function ContactDetails() {
  return (
    <address className="not-italic">
      <dl className="border-t border-ink">
        <Detail icon={<Mail aria-hidden="true" className="size-5" />} term="Email">
          <a href={`mailto:${site.email}`} className="link">
            {site.email}
          </a>
        </Detail>
        <Detail icon={<Phone aria-hidden="true" className="size-5" />} term="Phone">
          <a href={`tel:${site.phone.replaceAll(" ", "")}`} className="link tabular-nums">
            {site.phone}
          </a>
        </Detail>
        <Detail icon={<MapPin aria-hidden="true" className="size-5" />} term="Office">
          {[site.legalEntity, ...site.office.lines].map((part) => (
            <span key={part} className="block">
              {part}
            </span>
          ))}
        </Detail>
        <Detail icon={<Share2 aria-hidden="true" className="size-5" />} term="Social">
          <a href={site.social.href} rel="noopener" className="link">
            {site.social.label}
          </a>
        </Detail>
      </dl>
    </address>
  );
}

function Detail({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.75rem_minmax(0,1fr)] gap-x-3 border-b border-hairline py-4">
      <dt className="flex items-start gap-3 text-muted">
        <span className="pt-0.5">{icon}</span> {term}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
