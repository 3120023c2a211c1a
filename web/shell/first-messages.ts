/** What a schema found wrong, as the first message about each field. A field inside another one is named `outer.inner`. */
export function firstMessages(
  issues: readonly { path: readonly PropertyKey[]; message: string }[] = [],
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.join(".")] ??= message;
  return errors;
}
