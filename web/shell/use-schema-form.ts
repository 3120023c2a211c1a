import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { firstMessages } from "./first-messages.ts";
import { RequestError } from "./request.ts";

type Errors = Record<string, string>;

/** Reads the values from the DOM, because password managers and restored pages fill fields without an event. */
function valuesOf(form: HTMLFormElement) {
  const values: Record<string, unknown> = {};
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === "checkbox") values[control.name] = control.checked;
    else if ("name" in control && "value" in control && control.name) values[String(control.name)] = control.value;
  }
  return values;
}

/**
 * A form validated by a schema of `domain/`. Its fields are uncontrolled: text typed before hydration, or filled in by a
 * password manager, is sent. `send` gets the schema's output; a `RequestError` that it throws marks the fields that the
 * server named, and every failure goes to `fail`. Typed text is never removed. With `clearsOnEdit`, editing a field removes
 * its message, whether or not it is valid. It supports flat forms only. `react-hook-form` would add 11 KB (Brotli) to each form,
 * and keep a second copy of each value.
 */
export function useSchemaForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  send: (values: z.output<Schema>, form: HTMLFormElement) => Promise<void>,
  fail: (error: Error) => void,
  { clearsOnEdit = false } = {},
) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<Error | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const [announcement, setAnnouncement] = useState("");
  const [rejections, setRejections] = useState(0);
  /** The values that the server rejected; the message of each stays until the value changes. */
  const rejected = useRef<Record<string, unknown>>({});

  // A failed request must not need another one to say so (offline): the toaster loads with the form.
  useEffect(() => void document.dispatchEvent(new Event("signal:toast")), []);

  // After the messages are rendered: the first invalid field gets the focus, so that its message is announced, else what the
  // form says about the failure. Disabling the button removed its focus; without either, the button gets it back.
  useEffect(() => {
    if (rejections === 0) return;
    const said = ["[aria-invalid=true]", "[data-failure]"].map((name) => ref.current?.querySelector<HTMLElement>(name));
    const place = said[0] ?? said[1];
    if (place) place.focus();
    else if (document.activeElement === document.body)
      ref.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  }, [rejections]);

  const reject = (next: Errors, error: Error | null) => {
    const count = Object.keys(next).length;
    setErrors(next);
    setFailure(error);
    setAnnouncement(
      count > 1 ? `Please check ${count} fields; this is the first.` : count === 1 ? "Please check this field." : "",
    );
    setRejections((count) => count + 1);
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (submitting) return;
    const values = valuesOf(form);
    const result = z.safeParse(schema, values);
    rejected.current = {};
    if (!result.success) return reject(firstMessages(result.error.issues), null);
    setErrors({});
    setFailure(null);
    setAnnouncement("");
    setSubmitting(true);
    try {
      await send(result.data, form);
    } catch (error) {
      const fieldErrors: Errors = {};
      for (const [name, [message]] of Object.entries(error instanceof RequestError ? error.errors : {})) {
        const control = form.elements.namedItem(name);
        if (!message || !control || (control as HTMLInputElement).type === "hidden") continue;
        fieldErrors[name] = message;
        rejected.current[name] = values[name];
      }
      reject(fieldErrors, error as Error);
      fail(error as Error);
    } finally {
      setSubmitting(false);
    }
  };

  // Typing adds no error to a field; it updates an existing error, or removes it once the field is valid.
  const onInput = (event: InputEvent<HTMLFormElement>) => {
    if (failure) setFailure(null);
    if (Object.keys(errors).length === 0) return;
    if (clearsOnEdit) {
      const { [(event.target as HTMLInputElement).name]: _, ...others } = errors;
      return setErrors(others);
    }
    const values = valuesOf(event.currentTarget);
    const invalid = firstMessages(z.safeParse(schema, values).error?.issues);
    const next: Errors = {};
    for (const [name, message] of Object.entries(errors)) {
      if (invalid[name]) next[name] = invalid[name];
      else if (name in rejected.current && rejected.current[name] === values[name]) next[name] = message;
    }
    setErrors(next);
  };

  return {
    submitting,
    /** Why sending failed, until the visitor types or sends again. */
    failure,
    /** For a live region: the number of errors of the last attempt. Each field shows its own. */
    announcement,
    /** For the `<form>`. `method` keeps typed text out of the URL if the form is ever submitted natively. */
    form: { ref, onSubmit, onInput, method: "post", noValidate: true } as const,
    /** For a field: its name, an id under this form's, and its error. */
    field: (form: string, name: keyof z.output<Schema> & string) => ({
      id: `${form}-${name}`,
      name,
      error: errors[name],
    }),
  };
}
