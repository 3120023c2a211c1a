import { type OptionalScript, optionalScripts } from "#content/cookies/optional-scripts.ts";

/** A third party whose script the operator has set up, and the account that it reports to. */
export interface Vendor {
  script: OptionalScript;
  id: string;
}

/** What is wrong with an id, in one sentence that names the variable. */
type Complain = (sentence: string) => Error;

/** The third parties that `get` has an id for; none as a rule. Throws where an id is not one. */
export function readVendors(get: (name: string) => string | undefined, complain: Complain): Vendor[] {
  return optionalScripts.flatMap((script) => {
    const id = get(script.variable);
    if (id === undefined) return [];
    if (!script.idPattern.test(id)) {
      throw complain(`${script.variable} is an id of ${script.name} such as ${script.idExample}, not "${id}".`);
    }
    return [{ script, id }];
  });
}

/**
 * The pages made for typing what is meant for us alone, or for reading it: nobody else's script runs there, whatever was
 * agreed to. The chat is on the others as well, beside a script that the visitor agreed to; the policies say so.
 */
const withoutVendors = /^\/(auth|admin|contact|careers\/apply.*)$/;

/** The third parties that a page may ask its visitor for. */
export const vendorsOn = (path: string, vendors: readonly Vendor[]) => (withoutVendors.test(path) ? [] : vendors);

/** Tells a page which third parties are set up; none of them is loaded before the visitor agrees (web/consent/gate.ts). */
export function withVendors(html: string, vendors: readonly Vendor[]): string {
  if (vendors.length === 0) return html;
  // An id has the form of its pattern, in which nothing could end the attribute.
  const marks = vendors.map(({ script, id }) => `${script.variable}=${id}`).join(" ");
  return html.replace(/<html(?=[\s>])/i, `<html data-scripts="${marks}"`);
}
