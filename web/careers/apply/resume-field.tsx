import { useRef } from "react";
import { resumeRules, sizeInWords } from "#domain/files/rules.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import type { useApplicationForm } from "./use-application-form.ts";

type Form = ReturnType<typeof useApplicationForm>;

/** The resume: a link to it, or the file itself, chosen or dropped (specification, section 5). */
export function ResumeField({ field, resume, disabled }: Pick<Form, "field" | "resume"> & { disabled: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const { file, error, choose } = resume;
  return (
    <fieldset className="grid gap-4 border-t-4 border-hairline border-t-ink py-5 sm:border sm:border-t-4 sm:p-5">
      <legend className="float-left font-medium">Resume</legend>
      <p className="text-small text-muted">Send a link or a file. One is enough.</p>
      <TextField
        label="Resume link"
        type="url"
        inputMode="url"
        autoComplete="url"
        hint={file ? "Not needed: you attached a file." : "A link we can open without logging in."}
        required={!file}
        {...field("application", "resumePath")}
      />
      <div className="grid gap-1.5">
        <label htmlFor="application-resume" className="text-small font-medium">
          Resume file
        </label>
        <input
          ref={input}
          id="application-resume"
          type="file"
          accept={resumeRules.accept}
          disabled={disabled}
          className="w-full cursor-pointer rounded-control border border-dashed border-edge bg-sunken p-3 text-small/[1.55] sm:p-5 hover:border-ink aria-invalid:border-2 aria-invalid:border-solid aria-invalid:border-exposed file:mr-3.5 file:min-h-9 file:cursor-pointer file:rounded-control file:border file:border-ink file:bg-surface file:px-3 file:font-medium"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "application-resume-hint application-resume-error" : "application-resume-hint"}
          onChange={({ currentTarget }) => {
            // A rejected file is removed from the field.
            if (!choose(currentTarget.files?.[0] ?? null)) currentTarget.value = "";
          }}
        />
        <p id="application-resume-hint" className="text-small text-muted">
          {resumeRules.hint} You can also drop the file here.
        </p>
        {error && (
          <p id="application-resume-error" role="alert" className="text-small font-medium text-exposed">
            {error}
          </p>
        )}
      </div>
      {file && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-l-4 border-ink pl-4">
          <span className="min-w-0 break-words" role="status">
            {file.name}, {sizeInWords(file.size)}
          </span>
          <Button
            variant="quiet"
            size="small"
            disabled={disabled}
            onClick={() => {
              if (input.current) input.current.value = "";
              choose(null);
              input.current?.focus();
            }}
          >
            Remove the file
          </Button>
        </p>
      )}
    </fieldset>
  );
}
