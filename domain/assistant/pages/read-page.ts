import { Parser } from "htmlparser2";
import type { Passage } from "../search/passage.ts";
import { type Block, divided, sentenceEnd, withOverviews } from "./arrange-passages.ts";
import { sentencesOf } from "./sentences.ts";

const named = (names: string) => new Set(names.split(" "));
/** Elements without prose, and controls. */
const skippedElements = named(
  "blockquote button details dialog fieldset figcaption footer form iframe label nav noscript pre script select style svg template textarea video",
);
const voidElements = named("area base br col embed hr img input link meta source track wbr");
const inlineElements = named("a abbr b cite code em i mark s small span strong sub sup time u wbr");
/** Classes of texts that are shown only in some states: without scripts, or with a configured vendor. */
const conditionallyShown = /\b(?:load-failed|cookie-vendor|noscript:block|cookie-signal|receipt-none)\b/;
/** Sections with links to other pages, data that the database has, illustrative entries, or settings of this browser. */
const skippedSections = named("sources related positions-title feedback-title settings");
/** Texts of examples: placeholders (PERSON_1), invented addresses, sample questions and answers. */
const example = /\b[A-Z]{2,}_\d|@\S+\.test\b|^(?:Asked|Answered):/;
/** A figure on its own, such as 99.9%, which the next heading or paragraph explains. */
const bareFigure = /^[<>$€]?\d[\d.,/]*(?:%|\+|ms|M)?\+?$/;
interface Heading {
  level: number;
  id: string | undefined;
  href: string | null;
}

interface Open {
  name: string;
  skip: boolean;
}

/**
 * Reads the passages of a page from its HTML: the text under each heading in `<main>`, and the page's description. Forms,
 * menus and hidden elements are skipped. Of a `<figure>` only headings and the paragraph after each are read, since the
 * rest is illustrative data. Text under a heading that links to a subpage belongs to the subpage. Pages with noindex have none.
 */
export function readPage(html: string, path: string): Passage[] {
  const reader = new PageReader(path);
  const parser = new Parser(reader);
  parser.write(html);
  parser.end();
  return reader.passages();
}

class PageReader {
  readonly #path: string;
  readonly #passages: Passage[] = [];
  #title = "";
  #description = "";
  #isUnlisted = false;
  #isInMain = false;
  #open: Open[] = [];
  #trail: { level: number; text: string }[] = [];
  #anchor: string | null = null;
  #blocks: Block[] = [];
  #text = "";
  /** Whether any of `#text` is outside a link. */
  #hasOwnWords = false;
  #term = "";
  #figure = "";
  #heading: Heading | null = null;
  /** The page that the current heading links to. */
  #target: string | null = null;
  #allowsParagraphInFigure = false;
  #afterSpan = false;
  #header: string[] = [];
  #row: string[] = [];

  constructor(path: string) {
    this.#path = path;
  }

  passages(): Passage[] {
    if (this.#isUnlisted) return [];
    const headline = this.#passages.find(({ headings }) => headings.length > 0)?.headings[0] ?? this.#title;
    const own = { anchor: null, headings: [headline], sentences: sentencesOf(this.#description) };
    return [
      { ...own, path: this.#path, title: this.#title },
      ...withOverviews(this.#passages).map((passage) => ({
        ...passage,
        title: passage.title || this.#title,
        headings: passage.headings.length > 0 ? passage.headings : [headline],
      })),
    ];
  }

  onopentag(name: string, attributes: Record<string, string>): void {
    if (name === "meta") this.#readMeta(attributes);
    if (name === "main") this.#isInMain = true;
    if (voidElements.has(name)) {
      if (name === "br") this.#text += " ";
      return;
    }
    const isHidden = attributes["aria-hidden"] === "true" || "hidden" in attributes;
    const isConditional = conditionallyShown.test(attributes.class ?? "");
    const skip = this.#skips || skippedElements.has(name) || isHidden || isConditional;
    if (this.#isInMain && !skip) {
      if (!inlineElements.has(name)) this.#openBlock(name, attributes);
      else if (name === "span" && this.#afterSpan) this.#text += /[\p{L}\p{N}]$/u.test(this.#text) ? ", " : " ";
      if (name === "a" && this.#heading) this.#heading.href = attributes.href ?? null;
    }
    this.#afterSpan = false;
    this.#open.push({ name, skip });
  }

  ontext(words: string): void {
    if (!this.#isInMain || this.#skips) return;
    if (this.#afterSpan && /[\p{Ll}\p{N}]$/u.test(this.#text) && /^\p{Lu}/u.test(words)) this.#text += ": ";
    this.#afterSpan = false;
    this.#text += words;
    if (words.trim() && !this.#isIn("a")) this.#hasOwnWords = true;
  }

  onclosetag(name: string): void {
    if (voidElements.has(name)) return;
    if (this.#isInMain && !this.#skips) {
      if (inlineElements.has(name)) this.#afterSpan = name === "span" || name === "a";
      else if (this.#heading && /^h[1-6]$/.test(name)) this.#closeHeading(this.#heading);
      else {
        this.#endParagraph(name);
        if (name === "dl") this.#term = "";
        if (name === "tr") this.#endRow();
      }
    }
    this.#open.pop();
    if (name === "main") {
      this.#endPassage();
      this.#isInMain = false;
    }
  }

  get #skips(): boolean {
    return this.#open.at(-1)?.skip ?? false;
  }

  #isIn(name: string): boolean {
    return this.#open.some((element) => element.name === name);
  }

  #readMeta({ name, property, content = "" }: Record<string, string>): void {
    if (property === "og:title") this.#title = content;
    if (name === "description") this.#description = content;
    if (name === "robots" && content.includes("noindex")) this.#isUnlisted = true;
  }

  #openBlock(name: string, attributes: Record<string, string>): void {
    this.#endParagraph(this.#open.findLast((element) => !inlineElements.has(element.name))?.name ?? "");
    const level = /^h([1-6])$/.exec(name)?.[1];
    if (level) {
      this.#endPassage();
      this.#heading = { level: Number(level), id: attributes.id, href: null };
    }
    if (name === "tr") this.#row = [];
    if (name === "table") this.#header = [];
  }

  #closeHeading({ level, id, href }: Heading): void {
    const text = this.#takeText();
    this.#trail = [...this.#trail.filter((entry) => entry.level < level), { level, text }];
    if (level === 1) this.#anchor = null;
    else if (id) this.#anchor = id;
    this.#target = href?.startsWith(`${this.#path}/`) ? href : null;
    this.#heading = null;
    this.#allowsParagraphInFigure = this.#isIn("figure");
    this.#figure = this.#figure && level > 2 ? `${this.#figure} ${text}:` : "";
  }

  #takeText(): string {
    const words = this.#text.replace(/\s+/g, " ").trim();
    this.#text = "";
    return words;
  }

  #endParagraph(element: string): void {
    if (this.#heading) return;
    const isLink = !this.#hasOwnWords;
    const words = this.#takeText();
    this.#hasOwnWords = false;
    if (!words) return;
    if (this.#isIn("table")) this.#readCell(words, element);
    else if (this.#isIn("figure") && !this.#mayReadInFigure(element)) return;
    else if (element === "dt") this.#term = words;
    else if (example.test(words)) return;
    else if (this.#isIn("dd") && this.#term) this.#explain(words);
    else if (bareFigure.test(words)) this.#figure = words;
    else if (isLink) return;
    else this.#addParagraph(words, element);
  }

  #mayReadInFigure(element: string): boolean {
    const may = this.#allowsParagraphInFigure && element === "p";
    if (element === "p") this.#allowsParagraphInFigure = false;
    return may;
  }

  #readCell(words: string, element: string): void {
    if (!this.#isIn("article")) return;
    if (element === "th" && this.#isIn("thead")) this.#header.push(words);
    else this.#row.push(words);
  }

  #explain(words: string): void {
    const before = this.#blocks.at(-1);
    if (before?.term === this.#term) before.text += sentenceEnd.test(before.text) ? ` ${words}` : `. ${words}`;
    else this.#blocks.push({ kind: "term", term: this.#term, text: words });
  }

  #addParagraph(words: string, element: string): void {
    const length = words.split(" ").length;
    const before = this.#blocks.at(-1);
    if (this.#figure) {
      this.#blocks.push({ kind: "prose", text: `${this.#figure} ${words}` });
      this.#figure = "";
    } else if (element === "li" && length < 4 && !sentenceEnd.test(words)) {
      if (before?.kind === "list") before.text += `, ${words}`;
      else this.#blocks.push({ kind: "list", term: this.#trail.at(-1)?.text ?? "", text: words });
    } else if (length > 2 && (sentenceEnd.test(words) || (element === "li" && length > 6))) {
      this.#blocks.push({ kind: "prose", text: sentenceEnd.test(words) ? words : `${words}.` });
    }
  }

  /** A row of a table in words: 'GDPR (EU): State: applies since 2018; Highest fine: ...'. */
  #endRow(): void {
    const [first, ...rest] = this.#row;
    this.#row = [];
    if (!first || rest.length === 0 || example.test(rest.join())) return;
    const cells = rest.map((text, index) => (this.#header[index + 1] ? `${this.#header[index + 1]}: ${text}` : text));
    this.#blocks.push({ kind: "row", term: first, text: cells.map((text) => text.replace(/\.$/, "")).join("; ") });
  }

  #endPassage(): void {
    const blocks = this.#blocks;
    this.#blocks = [];
    if (skippedSections.has(this.#anchor ?? "")) return;
    const headings = this.#trail.map((entry) => entry.text);
    for (const sentences of divided(blocks)) {
      this.#passages.push(
        this.#target
          ? { path: this.#target, title: headings.at(-1) ?? "", anchor: null, headings: headings.slice(-1), sentences }
          : { path: this.#path, title: "", anchor: this.#anchor, headings, sentences },
      );
    }
  }
}
