import { mailto } from "../ui/mailto.ts";
import { MaskedValue } from "./masked-value.tsx";
import { isMasked, type Revealable, revealedClass } from "./use-reveals.ts";

/** An email address as a link, or masked. */
export function EmailLink(row: Revealable & { email: string }) {
  const { email } = row;
  if (isMasked(row)) return <MaskedValue text={email} />;
  return (
    <a href={mailto(email)} className={revealedClass(row)}>
      {email}
    </a>
  );
}
