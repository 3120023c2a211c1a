import { classNames } from "#web/ui/class-names.ts";
import { mailto, telephone } from "../ui/mailto.ts";
import { MaskedLongText, MaskedValue } from "./masked-value.tsx";
import { isMasked, type Revealable, revealedClass } from "./use-reveals.ts";

/** The address of a record’s person: a link, or masked. `subject` is that of an email to it. */
export function EmailFact({ record, email, subject }: { record: Revealable; email: string; subject?: string }) {
  if (isMasked(record)) return <MaskedValue text={email} />;
  return (
    <span className={revealedClass(record)}>
      <a href={mailto(email, subject)} className="underline underline-offset-4">
        {email}
      </a>
    </span>
  );
}

/** What a person wrote, with bars for what is masked. */
export const PersonalText = ({ record, text }: { record: Revealable; text: string }) =>
  isMasked(record) ? <MaskedLongText text={text} /> : text;

/** The phone number of a record’s person: a link, or masked; nothing when there is none, as in applications from the chat. */
export function PhoneLink({ record, phone }: { record: Revealable; phone: string }) {
  if (!phone) return null;
  if (isMasked(record)) return <MaskedValue text={phone} />;
  const href = telephone(phone);
  if (!href) return phone;
  return (
    <a
      href={href}
      className={classNames("inline-block min-h-6 hover:underline hover:underline-offset-4", revealedClass(record))}
    >
      {phone}
    </a>
  );
}
