import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

const control =
  "w-full rounded-control border border-edge bg-surface px-3.5 text-base text-ink placeholder:text-muted " +
  "hover:border-ink focus-visible:border-ink aria-invalid:border-exposed aria-invalid:border-2 disabled:opacity-60";

type Described = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
};

function describedBy({ id, hint, error, optional }: Pick<Described, "id" | "hint" | "error" | "optional">) {
  return (
    classNames(optional && `${id}-optional`, hint ? `${id}-hint` : null, error ? `${id}-error` : null) || undefined
  );
}

function Frame({ id, label, hint, error, optional, children }: Described & { children: ReactNode }) {
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex flex-wrap gap-x-1.5 text-small">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {optional && (
          <span id={`${id}-optional`} className="text-muted">
            optional
          </span>
        )}
      </div>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The error of a field, linked by `aria-describedby`. Renders nothing without an error. */
function FieldError({ id, error }: Pick<Described, "id" | "error">) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="text-small font-medium text-exposed">
      {error}
    </p>
  );
}

/** A labeled single-line input with hint and error; `trailing` is a 44 px wide button inside its right end. */
export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  trailing,
  ...props
}: Described & { trailing?: ReactNode } & ComponentProps<"input">) {
  return (
    <Frame {...{ id: props.id, label, hint, error, optional }}>
      <div className="relative">
        <input
          type="text"
          {...props}
          className={classNames(control, "h-11", trailing ? "pr-12" : null, className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id: props.id, hint, error, optional })}
        />
        {trailing}
      </div>
    </Frame>
  );
}

/** A labeled text area with hint and error. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  ...props
}: Described & ComponentProps<"textarea">) {
  return (
    <Frame {...{ id: props.id, label, hint, error, optional }}>
      <textarea
        rows={5}
        {...props}
        className={classNames(control, "py-2.5 leading-normal", className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id: props.id, hint, error, optional })}
      />
    </Frame>
  );
}

/** A labeled native select with hint and error. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  className,
  ...props
}: Described & ComponentProps<"select">) {
  return (
    <Frame {...{ id: props.id, label, hint, error, optional }}>
      <select
        {...props}
        className={classNames(control, "h-11 pl-2.5 text-ellipsis", className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id: props.id, hint, error, optional })}
      />
    </Frame>
  );
}

/** A checkbox with its label; the whole line is clickable. */
export function Checkbox({
  label,
  error,
  className,
  ...props
}: Omit<Described, "hint" | "optional"> & ComponentProps<"input">) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={props.id} className="flex min-h-6 items-start gap-3 text-small">
        <input
          {...props}
          type="checkbox"
          className={classNames("mt-px size-5 shrink-0 accent-ink", className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id: props.id, error })}
        />
        <span>{label}</span>
      </label>
      <FieldError id={props.id} error={error} />
    </div>
  );
}
