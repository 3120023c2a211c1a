import { type FormEvent, useState } from "react";
import * as z from "zod/mini";
import { RequestError } from "./request.ts";
import { useAwake } from "./use-awake.ts";

type Errors = Record<string, string>;

/** What stands in the form now: a password manager or a restored page fills it without an event to hear. */
function valuesOf(form: HTMLFormElement) {
  const values: Record<string, unknown> = {};
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === "checkbox") values[control.name] = control.checked;
    else if ("name" in control && "value" in control && control.name) values[String(control.name)] = control.value;
  }
  return values;
}

function firstMessages(issues: z.core.$ZodIssue[]) {
  const errors: Errors = {};
  for (const issue of issues) errors[issue.path.join(".")] ??= issue.message;
  return errors;
}

/**
 * A form judged by a schema of `domain/`, whose fields stay the browser's own: what is typed before React wakes, or
 * filled in by a password manager, is what gets sent. `send` gets the schema's output; a `RequestError` that it throws
 * marks the fields which the server named, and every failure goes to `fail`. Nothing typed is ever taken away.
 */
export function useSchemaForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  send: (values: z.output<Schema>, form: HTMLFormElement) => Promise<void>,
  fail: (error: Error) => void,
) {
  const ref = useAwake<HTMLFormElement>();
  const [errors, setErrors] = useState<Errors>({});
  const [submitting, setSubmitting] = useState(false);

  const mark = (form: HTMLFormElement, next: Errors) => {
    setErrors(next);
    const first = [...form.elements].find((control) => "name" in control && String(control.name) in next);
    if (first instanceof HTMLElement) first.focus();
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (submitting) return;
    const result = z.safeParse(schema, valuesOf(form));
    if (!result.success) return mark(form, firstMessages(result.error.issues));
    setErrors({});
    setSubmitting(true);
    try {
      await send(result.data, form);
    } catch (error) {
      if (error instanceof RequestError && Object.keys(error.errors).length > 0)
        mark(form, Object.fromEntries(Object.entries(error.errors).map(([name, [message = ""]]) => [name, message])));
      fail(error as Error);
    } finally {
      setSubmitting(false);
    }
  };

  // An error goes when its field is edited; the next submit judges anew.
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (name in errors) setErrors(({ [name]: _, ...rest }) => rest);
  };

  return {
    submitting,
    /** For the `<form>`: posting natively is never reached, but must never put what was typed into an address. */
    form: { ref, onSubmit, onInput, method: "post", noValidate: true } as const,
    /** For a field: its name, an id under this form's, and its error. */
    field: (form: string, name: keyof z.output<Schema> & string) => ({
      id: `${form}-${name}`,
      name,
      error: errors[name],
    }),
  };
}
