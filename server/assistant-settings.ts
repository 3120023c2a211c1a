import type { ModelSettings } from "#domain/assistant/model/open-model.ts";

/** What is wrong with a variable, as a sentence that names it, made into an error. */
type Refuse = (sentence: string) => Error;

/**
 * Makes sense of the variables that begin with ASSISTANT_; null where no model is configured. Throws what `refuse` makes
 * of a sentence, which never repeats a value.
 */
export function readAssistantSettings(
  variables: Record<string, string | undefined>,
  refuse: Refuse,
): ModelSettings | null {
  const get = (name: string) => variables[name]?.trim() || undefined;
  const url = get("ASSISTANT_URL");
  const model = get("ASSISTANT_MODEL");
  const key = get("ASSISTANT_KEY");
  if (url === undefined) {
    if (model !== undefined || key !== undefined)
      throw refuse("ASSISTANT_URL is missing: without it ASSISTANT_MODEL and ASSISTANT_KEY mean nothing.");
    return null;
  }
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username || parsed.search || parsed.hash)
    throw refuse("ASSISTANT_URL is an address such as https://models.example.com/v1, without a query or a password.");
  if (model === undefined) throw refuse("ASSISTANT_MODEL is missing: it names the model behind ASSISTANT_URL.");
  return { url: url.replace(/\/+$/, ""), model, key };
}
