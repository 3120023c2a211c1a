import type { FieldErrors, FieldValues, Resolver, ResolverOptions } from "react-hook-form";
import * as z from "zod/mini";

/**
 * Lets a form of react-hook-form be judged by a schema of `domain/`: the first message of each field, in the schema's
 * words, and the schema's output (trimmed, unknown fields dropped) as what is submitted. For flat forms of one-line
 * inputs, text areas, selects and checkboxes.
 */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return (values, _context, { fields }) => {
    const result = z.safeParse(schema, { ...values, ...valuesInThePage(fields) });
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of result.error.issues) {
      errors[issue.path.join(".") || "root"] ??= { type: issue.code, message: issue.message };
    }
    return { values: {}, errors: errors as FieldErrors<Input> };
  };
}

// Password managers and restored pages fill a form without an event, so what stands in the page outranks what was heard.
function valuesInThePage<Input extends FieldValues>(fields: ResolverOptions<Input>["fields"]) {
  const values: Record<string, unknown> = {};
  for (const { ref, name } of Object.values(fields)) {
    if (ref instanceof HTMLInputElement && ref.type === "checkbox") values[name] = ref.checked;
    else if (ref instanceof HTMLInputElement || ref instanceof HTMLTextAreaElement || ref instanceof HTMLSelectElement)
      values[name] = ref.value;
  }
  return values;
}
