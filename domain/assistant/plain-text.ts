import type { Citation } from "./schema.ts";

/** The displayable parts of an answer: paragraphs of plain text, and links within the site. */
export type PlainAnswer = { paragraphs: string[]; citations: Citation[] };

const leftOut = "(link left out)";
const maxLength = 6000;
const maxParagraphs = 24;
const maxCitations = 6;

// Line breaks, tabs and the joiners that Indian scripts and emoji need are preserved.
const invisible = /[^\P{Cc}\n\t]|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\u{e0000}-\u{e007f}]/gu;
const hiddenElements =
  /<(script|style|template|iframe|svg|math|object|noscript|textarea|title)\b[^<>]{0,2000}>[\s\S]*?(?:<\/\1\s{0,5}>|$)/gi;
const tags = /<[a-z/!?][^<>]{0,2000}>/gi;
const images = /!\[[^\]\n]{0,500}\](?:\([^)\n]{0,2000}\)|\[[^\]\n]{0,200}\])?/g;
const links = /\[([^\]\n]{0,500})\](?:\([^)\n]{0,2000}\)|\[[^\]\n]{0,200}\])/g;
const references = /^ {0,3}\[[^\]\n]{1,200}\]:[^\n]*$/gm;
const addresses =
  /(?:\b[a-z][a-z0-9+.-]{1,20}:\/\/|(?<![\w:/])\/\/(?=[\w-])|\bwww\.|\b(?:javascript|vbscript|data|file|blob|mailto|tel|sms):(?=[^\s]))[^\s<>"'`)\]}]*/gi;
const hosts = /(?<![\w@.-])(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,12}(?::\d{1,5})?\/[^\s<>"')\]}]*/gi;

/** Replaces URLs of this site with their path, and all others with a remark. */
function withoutAddresses(text: string, origin: string): string {
  const inSite = (match: string) => {
    const end = /[.,;:!?]*$/.exec(match)?.[0] ?? "";
    const bare = match.slice(0, match.length - end.length);
    const path = origin !== "" && bare.startsWith(`${origin}/`) ? sitePath(bare.slice(origin.length)) : null;
    return `${path ?? leftOut}${end}`;
  };
  return text.replace(addresses, inSite).replace(hosts, (match) => inSite(match));
}

/** Removes Markdown syntax and preserves its text. */
function withoutMarks(text: string): string {
  return text
    .replace(/^ {0,3}(?:```|~~~)[^\n]*$/gm, "")
    .replace(/^ {0,3}(?:[-*_] ?){3,}$/gm, "")
    .replace(/^[ \t]*(?:>[ \t]?){1,5}/gm, "")
    .replace(/^[ \t]*#{1,6}[ \t]+/gm, "")
    .replace(/^[ \t]*[-*+•][ \t]+/gm, "- ")
    .replace(/(\*{1,3}|_{2,3})(?=\S)([^*_\n]{1,500}?)(?<=\S)\1/g, "$2")
    .replace(/`([^`\n]{1,500})`/g, "$1");
}

function plain(text: string, origin: string): string {
  let before = "";
  let after = text
    .slice(0, maxLength)
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n")
    .replace(invisible, "");
  // Removing markup may leave other markup behind, as in "<scr<b>ipt>"; each round makes the text shorter.
  for (let round = 0; round < 8 && before !== after; round++) {
    before = after;
    after = after
      .replace(hiddenElements, " ")
      .replace(tags, " ")
      .replace(images, " ")
      .replace(references, "")
      .replace(links, "$1");
    after = withoutMarks(withoutAddresses(after, origin));
  }
  // Anything that could still start markup or a URL is disabled.
  return after
    .replace(/<(?=[a-z/!?])/gi, "‹")
    .replace(/:\/\//g, ": / /")
    .replace(/!(?=\[)/g, "")
    .replace(/\](?=[([:])/g, "] ");
}

/**
 * Returns a path that a citation may contain, or null: without scheme, host, backslash or "..", and neither in the API, but for
 * the page about it, nor in the dashboard.
 */
export function sitePath(value: string): string | null {
  if (
    value.length > 200 ||
    !/^\/(?:[A-Za-z0-9_~-][\w.~-]*(?:\/[A-Za-z0-9_~-][\w.~-]*)*\/?)?(?:#[\w-]{1,80})?$/.test(value)
  )
    return null;
  return /^\/(?:api(?!\/docs$)|admin)(?:[/#]|$)/i.test(value) ? null : value;
}

/**
 * The output guard: turns an answer into paragraphs of plain text and citations of this site. It removes markup, images and
 * foreign URLs, no matter whether they come from the site, a model or the visitor. Renderers show `paragraphs` as text nodes and
 * `citations` as links. URLs of `origin` become paths.
 */
export function plainText(
  answer: { text: string; citations?: readonly Citation[] },
  { origin = "" }: { origin?: string } = {},
): PlainAnswer {
  const paragraphs = plain(answer.text, origin)
    .split("\n")
    .map((line) => line.replace(/[ \t\u00a0]+/g, " ").trim())
    .filter((line) => line !== "")
    .slice(0, maxParagraphs);
  const citations: Citation[] = [];
  for (const { title, path } of answer.citations ?? []) {
    const safe = sitePath(path);
    if (safe === null || citations.some((one) => one.path === safe)) continue;
    citations.push({ title: plain(title, origin).replace(/\s+/g, " ").trim().slice(0, 120) || safe, path: safe });
  }
  return { paragraphs, citations: citations.slice(0, maxCitations) };
}
