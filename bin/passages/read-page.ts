import { DomUtils, parseDocument } from "htmlparser2";
import type { Passage } from "#domain/assistant/search/passage.ts";
import { type Block, passagesOf, withOverviews } from "./arrange-passages.ts";

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<Node, { attribs: unknown }>;
const isTag = (node: Node): node is Element => "attribs" in node;
const isText = (node: Node): node is Extract<Node, { type: "text" }> => node.type === "text";

const named = (names: string) => new Set(names.split(" "));
/** Elements without prose, and controls. */
const skippedElements = named(
  "blockquote button details dialog fieldset figcaption footer form iframe label nav noscript script select style svg template textarea video",
);
const inlineElements = named("a abbr b br cite code em i mark s small span strong sub sup time u wbr");
/** Classes of texts that are shown only in some states: without scripts, or with a configured vendor. */
const conditionallyShown = /\b(?:load-failed|cookie-vendor|noscript:block|cookie-signal|receipt-none)\b|^meter$/;
/** Sections with links to other pages, data that the database has, illustrative entries, or settings of this browser. */
const skippedSections = named("sources related positions-title feedback-title settings");
/** Texts of examples: placeholders (PERSON_1), invented addresses, sample questions and answers. */
const example = /\b[A-Z]{2,}_\d|@\S+\.test\b|^(?:Asked|Answered):/;
/** A figure on its own, such as 99.9%, which the next heading or paragraph explains. */
const bareFigure = /^[<>$€]?\d[\d.,/]*(?:%|\+|ms|M)?\+?$/;
/** A longer paragraph with a heading of its own is not an item of a list. */
const MAX_ITEM_CHARACTERS = 250;
const headingName = /^h[1-6]$/;

/**
 * Reads the passages of a page from its HTML: the text under each heading in `<main>`, and the page's description. Forms,
 * menus and hidden elements are skipped. Of a `<figure>` only headings and the paragraph after each are read, since the
 * rest is illustrative data. Text under a heading that links to a subpage belongs to the subpage. Pages with noindex have none.
 */
export function readPage(html: string, path: string): Passage[] {
  const { children } = parseDocument(html);
  const metas = DomUtils.getElementsByTagName("meta", children).map(({ attribs }) => attribs);
  const meta = (key: string) => metas.find(({ name, property }) => (name ?? property) === key)?.content ?? "";
  const [main] = DomUtils.getElementsByTagName("main", children);
  if (!main || meta("robots").includes("noindex")) return [];
  for (const element of elementsOf(main, /./).filter(isSkipped)) DomUtils.removeElement(element);
  const title = meta("og:title");
  const reader = new PageReader();
  reader.read(main);
  const headline = [reader.sections[1]?.headings[0] ?? title];
  const description: Block = { kind: "prose", lines: [meta("description")] };
  const passages = reader.sections.flatMap(({ href, anchor, headings, blocks, above }) =>
    passagesOf(
      href.startsWith(`${path}/`)
        ? { path: href, title: headings.at(-1) ?? "", anchor: null, headings: headings.slice(-1) }
        : { path, title, anchor, headings: headings.length > 0 ? headings : headline },
      skippedSections.has(anchor ?? "") ? [] : [...blocks, ...above],
    ),
  );
  return [...passagesOf({ path, title, anchor: null, headings: headline }, [description]), ...withOverviews(passages)];
}

/** The part of a page under one heading. */
interface Section extends Pick<Passage, "anchor" | "headings"> {
  /** Where the heading links to. */
  href: string;
  blocks: Block[];
  /** What a card shows above its heading; it follows the card's text. */
  above: Block[];
}

class PageReader {
  #section: Section = { anchor: null, headings: [], href: "", blocks: [], above: [] };
  readonly sections = [this.#section];
  /** The headings above the text, by level. */
  #trail: string[] = [];
  /** The position of the first block of a card whose heading is still to come. */
  #cardStart: number | null = null;
  #figure = "";

  read(parent: Element): void {
    let inline: Node[] = [];
    for (const node of parent.children) {
      if (isText(node) || (isTag(node) && inlineElements.has(node.name))) inline.push(node);
      else if (isTag(node)) {
        this.#readParagraph(inline);
        inline = [];
        this.#readElement(node);
      }
    }
    this.#readParagraph(inline);
  }

  #readElement(element: Element): void {
    const { name, children } = element;
    const isCard = /^(?:article|li)$/.test(name) && elementsOf(element, headingName).length > 0;
    // An empty paragraph separates lists that follow each other.
    if (/^[dou]l$/.test(name)) this.#section.blocks.push({ kind: "prose", lines: [] });
    if (isCard) this.#cardStart ??= this.#section.blocks.length;
    if (headingName.test(name)) this.#readHeading(element);
    else if (name === "pre") this.#add("code", DomUtils.textContent(element).trim());
    else if (name === "table") this.#readTable(element);
    else if (name === "dl") this.#readTerms(element);
    else if (name === "figure") this.#readFigure(element);
    else if (name !== "li" || isCard) this.read(element);
    else if (!children.every(isLink)) this.#add("list", withLabel(children) ?? textOf(children));
  }

  #readHeading(heading: Element): void {
    const { name, attribs, children } = heading;
    const above = this.#section.blocks.splice(this.#cardStart ?? Number.POSITIVE_INFINITY);
    const level = Number(name.slice(1));
    const text = textOf(children);
    this.#cardStart = null;
    this.#trail.length = level;
    this.#trail[level] = text;
    this.#figure = this.#figure && level > 2 ? `${this.#figure} ${text}:` : "";
    const anchor = level === 1 ? null : (attribs.id ?? this.#section.anchor);
    const href = elementsOf(heading, /^a$/)[0]?.attribs.href ?? "";
    this.#section = { anchor, headings: this.#trail.filter(Boolean), href, blocks: [], above };
    this.sections.push(this.#section);
  }

  #readFigure(figure: Element): void {
    const elements = elementsOf(figure, /^(?:p|h[1-6])$/);
    for (const [index, element] of elements.entries()) {
      if (headingName.test(element.name)) this.#readHeading(element);
      else if (headingName.test(elements[index - 1]?.name ?? "")) this.#readParagraph(element.children);
    }
  }

  /** Each term of a list with what is said of it: 'Typical duration: 3-6 months'. */
  #readTerms(list: Element): void {
    const items: string[] = [];
    for (const { name, children } of elementsOf(list, /^d[dt]$/)) {
      if (name === "dt") items.push(`${textOf(children)}:`);
      else items.push(`${(items.pop() ?? "").replace(/(?<![.?!:”])$/, ".")} ${textOf(children)}`);
    }
    for (const item of items) if (!item.endsWith(":")) this.#add("list", item);
  }

  /** The rows of a table: 'Demo request: 24 months', with the names of the columns if there are more than two. */
  #readTable(table: Element): void {
    const [header = [], ...rows] = elementsOf(table, /^tr$/).map((row) =>
      elementsOf(row, /^t[hd]$/).map(({ children }) => textOf(children)),
    );
    for (const [first, ...cells] of rows) {
      const named = cells.map((cell, index) => `${header[index + 1]}: ${cell.replace(/\.$/, "")}`.replace("?:", "?"));
      this.#add("row", cells.length > 1 ? `${first} – ${named.join("; ")}` : `${first}: ${cells[0]}`);
    }
  }

  #readParagraph(nodes: readonly Node[]): void {
    const text = textOf(nodes);
    if (bareFigure.test(text)) this.#figure = text;
    else if (text && !nodes.every(isLink)) {
      const labeled = withLabel(nodes);
      if (this.#figure) this.#add("prose", `${this.#figure} ${text}`);
      else if (labeled) this.#add(text.length > MAX_ITEM_CHARACTERS ? "prose" : "list", labeled);
      else if (text.split(" ").length > 2 && /[.!?:”"’)]$/.test(text)) this.#add("prose", text);
      this.#figure = "";
    }
  }

  #add(kind: Block["kind"], line: string): void {
    const last = this.#section.blocks.at(-1);
    if (!line || example.test(line)) return;
    if (kind === "list" && last?.kind === kind) last.lines.push(line);
    else this.#section.blocks.push({ kind, lines: [line] });
  }
}

function isSkipped({ name, attribs }: Element): boolean {
  const isHidden = attribs["aria-hidden"] === "true" || "hidden" in attribs;
  return skippedElements.has(name) || isHidden || conditionallyShown.test(attribs.class ?? "");
}

/** The elements below `parent` with a name of that pattern. */
function elementsOf(parent: Element, pattern: RegExp): Element[] {
  return DomUtils.getElementsByTagName((name) => pattern.test(name), parent.children);
}

/** Whether a node has no words outside a link. */
function isLink(node: Node): boolean {
  if (isText(node)) return !node.data.trim();
  return !isTag(node) || node.name === "a" || node.children.every(isLink);
}

/** The text of a paragraph that begins with its own heading, as in 'The chat: What you type there'; null of any other. */
function withLabel(nodes: readonly Node[]): string | null {
  let first = nodes.find((node) => textOf([node]));
  if (first && isTag(first) && first.name === "p") first = first.children.find((node) => textOf([node]));
  const label = first && isTag(first) && /^(?:b|span|strong)$/.test(first.name) ? textOf([first]) : "";
  const rest = textOf(nodes).slice(label.length);
  if (!label || !rest) return null;
  if (rest.startsWith(": ") || label.endsWith(":")) return label + rest;
  return /^[^.]+\.$/.test(label) ? label.replace(/(?<=\p{L})\.$/u, ":") + rest : null;
}

/** The words of the nodes. Elements that stand side by side are separated: 'Month 1: One real task', 'E-mail, Slack'. A link on its own is left out. */
function textOf(nodes: readonly Node[]): string {
  let text = "";
  let ended: "block" | "inline" | null = null;
  const add = (node: Node) => {
    if (isText(node)) {
      if (ended && /[\p{Ll}\p{N}]$/u.test(text) && /^\p{Lu}/u.test(node.data)) text += ": ";
      else if (ended === "block") text += " ";
      ended = null;
      text += node.data;
    } else if (isTag(node) && !(ended === "block" && /^https?:/.test(node.attribs.href ?? ""))) {
      const isSeparate = /^(?:small|span)$/.test(node.name) && ended === "inline";
      if (node.name === "br") text += " ";
      if (isSeparate) text += /[\p{L}\p{N}]$/u.test(text) ? ", " : " ";
      if (isSeparate) ended = null;
      for (const child of node.children) add(child);
      ended = inlineElements.has(node.name) ? "inline" : "block";
    }
  };
  for (const node of nodes) add(node);
  return text.replace(/\s+/g, " ").trim();
}
