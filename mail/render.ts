import { renderToStaticMarkup } from "react-dom/server";
import type { EmailContent } from "./email-content.ts";
import { emailElement } from "./html.ts";
import { renderText } from "./text.ts";

/** An email without its envelope. */
export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

/** Renders an email as HTML and as plain text. What visitors wrote is text in both. */
export function renderEmail(content: EmailContent): RenderedEmail {
  return {
    subject: content.subject,
    html: `<!DOCTYPE html>${renderToStaticMarkup(emailElement(content))}`,
    text: renderText(content),
  };
}
