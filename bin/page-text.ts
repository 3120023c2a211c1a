import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import type { RenderedPage } from "./request-pages.ts";

/** What a page says, for comparing an answer with it. */
export interface PageText {
  /** The whole text of `<main>`, figures and tables included. */
  text: string;
  /** The page's title, as citations show it. */
  title: string;
  /** The ids in `<main>`. */
  anchors: ReadonlySet<string>;
}

const unread = new Set(["script", "style", "template"]);
const inline = new Set("a abbr b cite code em i mark s small span strong sub sup time u".split(" "));

/** Reads the text, title and ids of a page from its HTML. */
export function readPageText(html: string): PageText {
  const anchors = new Set<string>();
  let [text, title, main, ignored] = ["", "", 0, 0];
  const parser = new Parser({
    onopentag(name, { id, property, content = "" }) {
      if (property === "og:title") title = content;
      if (name === "main") main++;
      if (unread.has(name)) ignored++;
      if (main > 0 && id) anchors.add(id);
      if (!inline.has(name)) text += " ";
    },
    ontext(words) {
      if (main > 0 && ignored === 0) text += words;
    },
    onclosetag(name) {
      if (name === "main") main--;
      if (unread.has(name)) ignored--;
      if (!inline.has(name)) text += " ";
    },
  });
  parser.end(html);
  return { text, title, anchors };
}

/** The texts of all pages by path: those prerendered in `client`, and those rendered on request. */
export function builtPageTexts(client: string, requestPages: readonly RenderedPage[]): Map<string, PageText> {
  const prerendered = globSync("**/*.html", { cwd: client }).map((file) => ({
    path: `/${file.replace(/(?:^|\/)index\.html$|\.html$/, "")}`,
    html: readFileSync(join(client, file), "utf8"),
  }));
  return new Map([...prerendered, ...requestPages].map(({ path, html }) => [path, readPageText(html)]));
}
