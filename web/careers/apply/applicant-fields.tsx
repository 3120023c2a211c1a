import { TextArea, TextField } from "#web/ui/field.tsx";
import type { useApplicationForm } from "./use-application-form.ts";

type Field = ReturnType<typeof useApplicationForm>["field"];

/** The fields at the start of both application forms. The position is read-only. */
export function ApplicantFields({ field, position }: { field: Field; position: string }) {
  return (
    <>
      <TextField
        label="Position"
        readOnly
        className="read-only:bg-sunken"
        defaultValue={position}
        {...field("application", "position")}
      />
      <TextField label="Full Name" autoComplete="name" required {...field("application", "fullName")} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Email" type="email" autoComplete="email" required {...field("application", "email")} />
        <TextField label="Phone" type="tel" autoComplete="tel" required {...field("application", "phone")} />
      </div>
    </>
  );
}

export function MessageField({ field, hint }: { field: Field; hint: string }) {
  return <TextArea label="Message" hint={hint} optional {...field("application", "message")} />;
}

/** A status message: a restored draft, or an application that was already sent. */
export function FormNotice({ children }: { children: string }) {
  return (
    <p role="status" className={children ? "border-l-4 border-ink bg-sunken px-4 py-3 text-small" : "sr-only"}>
      {children}
    </p>
  );
}
