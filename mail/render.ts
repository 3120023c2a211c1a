import { renderToStaticMarkup } from "react-dom/server";
import { letterElement } from "./html.ts";
import type { Letter } from "./letter.ts";
import { renderText } from "./text.ts";

/** What a mail is made of besides its envelope. */
export interface Content {
  subject: string;
  html: string;
  text: string;
}

/** A letter as it is sent: HTML, and the same as text. What visitors wrote is text in both. */
export function renderLetter(letter: Letter): Content {
  return {
    subject: letter.subject,
    html: `<!DOCTYPE html>${renderToStaticMarkup(letterElement(letter))}`,
    text: renderText(letter),
  };
}
