import * as z from "zod/mini";
import { line, paragraph } from "../kernel/text.ts";

/** The kinds of records that have templates. */
export const templateKinds = ["inquiry", "application", "conversation"] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** What a template of each kind can name: `{{first name}}` becomes the first name of the record's person. */
export const placeholders = {
  inquiry: ["first name", "last name", "company", "my name"],
  application: ["first name", "full name", "position", "my name"],
  conversation: ["first name", "my name"],
} as const satisfies Record<TemplateKind, readonly string[]>;

const placeholder = /\{\{([^{}]*)\}\}/g;
const normalized = (name: string) => name.trim().replace(/\s+/g, " ").toLowerCase();

/** The first placeholder that a text still has, as it is written there; null when there is none. */
export const unfilledIn = (text: string): string | null => text.match(placeholder)?.[0] ?? null;

/** The check that a text which is sent has no placeholder left. */
export const withoutPlaceholders = z.refine<string>((text) => unfilledIn(text) === null, {
  error: ({ input }) => `Fill in ${unfilledIn(String(input))} first`,
});

/** `text` with its placeholders replaced by their values. One without a value stays, so that it can be filled in by hand. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string | null>>): string =>
  text.replace(placeholder, (whole, name: string) => values[normalized(name)] || whole);

/** What is wrong with the placeholders of a template's text; null when a reply can be filled from it. */
function placeholderError(kind: TemplateKind, text: string): string | null {
  const known: readonly string[] = placeholders[kind];
  const listed = known.map((name) => `{{${name}}}`).join(", ");
  for (const [whole, name = ""] of text.matchAll(placeholder))
    if (!known.includes(normalized(name))) return `${whole} is not a placeholder. Use ${listed}`;
  return /\{\{|\}\}/.test(text.replace(placeholder, "")) ? `A placeholder is not closed. Write ${listed}` : null;
}

/** A text in which only placeholders of this kind may occur. */
export const withKnownPlaceholders = (kind: TemplateKind, schema: z.ZodMiniString): z.ZodMiniString =>
  schema.check((payload) => {
    const error = placeholderError(kind, payload.value);
    if (error) payload.issues.push({ code: "custom", message: error, input: payload.value });
  });

/** What a template consists of; those of conversations have no subject. */
interface NewTemplate {
  name: string;
  subject?: string;
  text: string;
}

/** The body that creates or changes a template of a kind. */
export function templateSchema(kind: TemplateKind): z.ZodMiniType<NewTemplate> {
  const isChat = kind === "conversation";
  const name = line(80, "Give the template a name");
  const text = withKnownPlaceholders(kind, paragraph(isChat ? 4000 : 10_000, "Write the text"));
  return isChat
    ? z.object({ name, text })
    : z.object({ name, subject: withKnownPlaceholders(kind, line(120, "Write a subject")), text });
}

/** A template as the API returns it. */
export const storedTemplateSchema = z.object({
  id: z.string(),
  kind: z.enum(templateKinds),
  name: z.string(),
  subject: z.string(),
  text: z.string(),
});
export type ReplyTemplate = z.infer<typeof storedTemplateSchema>;
