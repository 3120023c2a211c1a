import { Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { site } from "#site";
import { Button } from "#web/ui/button.tsx";
import { TextArea, TextField } from "#web/ui/field.tsx";

/** The contact section of the home page: two ways to reach us, and a form (specification, sections 2, 5 and 9). */
export function Contact({ children }: { children: ReactNode }) {
  return (
    <section
      className="defer-45 wrap band grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.15fr]"
      aria-labelledby="contact-title"
    >
      <div className="grid content-start gap-8 reveal-600 reveal-delay-200" data-reveal="">
        <div className="grid gap-4">
          <h2 id="contact-title" className="display text-display">
            Contact Us
          </h2>
          <p className="text-lead text-muted">{site.tagline}</p>
        </div>
        <ul className="border-t-4 border-ink">
          <ContactCard icon={<Mail aria-hidden="true" strokeWidth={1.5} className="size-6" />} name="Email">
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </ContactCard>
          <ContactCard icon={<Phone aria-hidden="true" strokeWidth={1.5} className="size-6" />} name="Phone">
            <a href={`tel:${site.phone.replaceAll(" ", "")}`} className="tabular-nums">
              {site.phone}
            </a>
          </ContactCard>
        </ul>
      </div>
      <div className="reveal-600 reveal-delay-400" data-reveal="">
        <noscript>
          <p className="border-l-4 border-ink pl-4">
            This form needs JavaScript. Email us at{" "}
            <a href={`mailto:${site.email}`} className="underline underline-offset-4">
              {site.email}
            </a>{" "}
            instead.
          </p>
        </noscript>
        {children}
      </div>
    </section>
  );
}

function ContactCard({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2.5rem_1fr] items-center gap-x-3 gap-y-1 border-b border-hairline py-4">
      {icon}
      <h3 className="text-small text-muted max-md:sr-only">{name}</h3>
      <p className="contact-address display col-2 text-title">{children}</p>
    </li>
  );
}

/** The fields with their specified defaults. They are static HTML outside React's control, so hydration keeps typed text. */
export function ContactFields() {
  return (
    <div className="grid gap-5">
      <TextField id="home-name" name="name" label="Name" defaultValue="Your Name" autoComplete="name" />
      <TextField
        id="home-email"
        name="email"
        type="email"
        label="Email"
        defaultValue="your mail"
        autoComplete="email"
      />
      <TextArea id="home-message" name="message" label="Message" rows={4} defaultValue="Hello" />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit">Submit</Button>
        <p className="text-small text-muted">You’ll review it on the next page before sending.</p>
      </div>
    </div>
  );
}
