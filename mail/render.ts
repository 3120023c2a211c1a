import type { EmailContent } from "./email-content.ts";
import { renderHtml } from "./html.ts";
import { renderText } from "./text.ts";

/** An email without its envelope. */
export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

/** Renders an email as HTML and as plain text. What visitors wrote is text in both. */
export const renderEmail = (content: EmailContent): RenderedEmail => ({
  subject: content.subject,
  html: renderHtml(content),
  text: renderText(content),
});
