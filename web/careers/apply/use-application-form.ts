import { useCallback, useEffect, useRef, useState } from "react";
import type * as z from "zod/mini";
import { resumeProblem } from "#domain/files/rules.ts";
import { newKey, RequestError, sendAgainIfLost } from "#web/shell/request.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { draftOf, removeDraft, saveDraft } from "./draft.ts";
import { sendApplication } from "./send-application.ts";

type Schema = z.ZodMiniType<Record<string, unknown>>;

interface Options {
  /** The key of this form's draft. */
  name: string;
  /** The schema, with or without a resume file. */
  schema: (hasFile: boolean) => Schema;
  onSent: (form: HTMLFormElement) => void;
  onFailed: (error: Error) => void;
}

/**
 * The behavior of both application forms: consent before sending, a resume as a link or a file with upload progress,
 * and a draft that survives a reload or a failed send.
 */
export function useApplicationForm({ name, schema, onSent, onFailed }: Options) {
  const [agreed, setAgreed] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState<string>();
  const [share, setShare] = useState<number | null>(null);
  const [notice, setNotice] = useState("");
  const key = useRef("");

  const { form, field, submitting, failure, announcement } = useSchemaForm(
    schema(file !== null),
    async (values, element) => {
      setNotice("");
      try {
        await sendAgainIfLost(() => sendApplication(values, file, key.current, setShare));
      } catch (error) {
        throw withoutFieldErrors(error as Error);
      } finally {
        setShare(null);
      }
      removeDraft(name);
      key.current = newKey();
      element.reset();
      setFile(null);
      setAgreed(false);
      onSent(element);
    },
    (error) => {
      if (error instanceof RequestError) {
        setFileError(error.errors.resume?.[0]);
        if (error.errors.jobListingId) setNotice("This position has just closed. What you typed is still here.");
      }
      onFailed(error);
    },
  );

  /** Validates the chosen file, or null after removal; returns it when it is accepted. */
  const accept = useCallback((chosen: File | null) => {
    const problem = chosen && resumeProblem(chosen);
    setFileError(problem ?? undefined);
    setFile(problem ? null : chosen);
    return problem ? null : chosen;
  }, []);

  // Values that the browser restored itself take precedence over the draft.
  useEffect(() => {
    const element = form.ref.current;
    if (!element) return;
    setAgreed((element.elements.namedItem("consent") as HTMLInputElement).checked);
    // Fields can be filled and a file chosen before hydration.
    const chosen = element.querySelector<HTMLInputElement>("[type=file]")?.files?.[0];
    const fileName = chosen ? (accept(chosen)?.name ?? null) : null;
    const draft = draftOf(name);
    key.current = draft?.idempotencyKey ?? newKey();
    if (!draft) return saveDraft(name, { values: typedValues(element), fileName, idempotencyKey: key.current });
    for (const [field, value] of Object.entries(draft.values)) {
      const control = element.elements.namedItem(field);
      if (control && "value" in control) control.value ||= value;
    }
    const fileReminder =
      draft.fileName && !chosen ? ` Please choose the file “${draft.fileName}” again: browsers don’t keep files.` : "";
    setNotice(`What you typed is still here, and has not been sent.${fileReminder}`);
  }, [accept, form.ref, name]);

  const storeDraft = (fileName: string | null) => {
    if (form.ref.current)
      saveDraft(name, { values: typedValues(form.ref.current), fileName, idempotencyKey: key.current });
  };

  return {
    field,
    submitting,
    failure,
    announcement,
    notice,
    /** For the `<form>`. */
    form: {
      ...form,
      onInput: (event: Parameters<typeof form.onInput>[0]) => {
        form.onInput(event);
        storeDraft(file?.name ?? null);
      },
    },
    consent: { checked: agreed, onChange: setAgreed },
    resume: {
      file,
      error: fileError,
      /** The share of the file sent so far; null when no upload is running. */
      share,
      /** Returns whether the file was accepted. */
      choose(chosen: File | null) {
        const accepted = accept(chosen);
        storeDraft(accepted?.name ?? null);
        return accepted !== null;
      },
    },
  };
}

/** A duplicate application (409) is not a field error: drops the field errors and keeps the message. */
function withoutFieldErrors(error: Error): Error {
  return error instanceof RequestError && error.status === 409 ? new RequestError(409, messageOf(error)) : error;
}

/**
 * The server's message without the status code: the `message` of a JSON body, else the text of a plain one, else the status
 * text or the specification's fallback text (section 8).
 */
export function messageOf(error: Error): string {
  if (!(error instanceof RequestError)) return error.message;
  const text = error.message.replace(/^\d+: /, "");
  const fallback = `${error.status}: Failed to submit application`;
  try {
    const { message } = JSON.parse(text);
    return (typeof message === "string" && message) || error.statusText || fallback;
  } catch {
    return text || fallback;
  }
}

function typedValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const control of form.elements) {
    if (
      !(
        control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement
      )
    )
      continue;
    const isTyped = control.name !== "" && !["hidden", "checkbox", "file"].includes(control.type);
    if (isTyped && !("readOnly" in control && control.readOnly)) values[control.name] = control.value;
  }
  return values;
}
