/** Where an answer comes from: a page of this site, by its path. */
export type Citation = { title: string; path: string };
/** All that a renderer may show of an answer: paragraphs as text, and links within the site. */
export type PlainAnswer = { paragraphs: string[]; citations: Citation[] };

const leftOut = "(link left out)";
const maxLength = 6000;
const maxParagraphs = 12;
const maxCitations = 6;

// Line breaks and tabs stay, and so do the joiners that Indian scripts and emoji need.
const unseen = /[^\P{Cc}\n\t]|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\u{e0000}-\u{e007f}]/gu;
const hiddenElements =
  /<(script|style|template|iframe|svg|math|object|noscript|textarea|title)\b[^<>]{0,2000}>[\s\S]*?(?:<\/\1\s{0,5}>|$)/gi;
const tags = /<[a-z/!?][^<>]{0,2000}>/gi;
const images = /!\[[^\]\n]{0,500}\](?:\([^)\n]{0,2000}\)|\[[^\]\n]{0,200}\])?/g;
const links = /\[([^\]\n]{0,500})\](?:\([^)\n]{0,2000}\)|\[[^\]\n]{0,200}\])/g;
const references = /^ {0,3}\[[^\]\n]{1,200}\]:[^\n]*$/gm;
const addresses =
  /(?:\b[a-z][a-z0-9+.-]{1,20}:\/\/|(?<![\w:/])\/\/(?=[\w-])|\bwww\.|\b(?:javascript|vbscript|data|file|blob|mailto|tel|sms):(?=[^\s]))[^\s<>"'`)\]}]*/gi;
const hosts = /(?<![\w@.-])(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,12}(?::\d{1,5})?\/[^\s<>"')\]}]*/gi;

/** An address of this site becomes its path, any other a remark in its place. */
function withoutAddresses(text: string, origin: string): string {
  const inSite = (match: string) => {
    const end = /[.,;:!?]*$/.exec(match)?.[0] ?? "";
    const bare = match.slice(0, match.length - end.length);
    const path = origin !== "" && bare.startsWith(`${origin}/`) ? sitePath(bare.slice(origin.length)) : null;
    return `${path ?? leftOut}${end}`;
  };
  return text.replace(addresses, inSite).replace(hosts, (match) => inSite(match));
}

/** Marks of Markdown go, the words stay. */
function withoutMarks(text: string): string {
  return text
    .replace(/^ {0,3}(?:```|~~~)[^\n]*$/gm, "")
    .replace(/^ {0,3}(?:[-*_] ?){3,}$/gm, "")
    .replace(/^[ \t]*(?:>[ \t]?){1,5}/gm, "")
    .replace(/^[ \t]*#{1,6}[ \t]+/gm, "")
    .replace(/^[ \t]*[-*+•][ \t]+/gm, "")
    .replace(/(\*{1,3}|_{2,3})(?=\S)([^*_\n]{1,500}?)(?<=\S)\1/g, "$2")
    .replace(/`([^`\n]{1,500})`/g, "$1");
}

function plain(text: string, origin: string): string {
  let before = "";
  let after = text
    .slice(0, maxLength)
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n")
    .replace(unseen, "");
  // What is taken out may leave the parts of another behind, as in "<scr<b>ipt>"; each round makes it shorter.
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
  // Whatever still could begin something is made unable to.
  return after
    .replace(/<(?=[a-z/!?])/gi, "‹")
    .replace(/:\/\//g, ": / /")
    .replace(/!(?=\[)/g, "")
    .replace(/\](?=[([:])/g, "] ");
}

/**
 * A path within this site as a citation may carry it, or null. No scheme, host, backslash or step upwards, nothing behind
 * which a browser could see another place, no call and no page of the dashboard.
 */
export function sitePath(value: string): string | null {
  if (
    value.length > 200 ||
    !/^\/(?:[A-Za-z0-9_~-][\w.~-]*(?:\/[A-Za-z0-9_~-][\w.~-]*)*\/?)?(?:#[\w-]{1,80})?$/.test(value)
  )
    return null;
  return /^\/(?:api|admin)(?:[/#]|$)/i.test(value) ? null : value;
}

/**
 * The output guard: turns an answer into paragraphs of plain text and citations of this site. It removes markup, images and
 * external addresses, whether they come from the index, a model or the visitor. Renderers show `paragraphs` as text nodes and
 * `citations` as links. URLs of `origin` become paths; `isPage` tells which paths exist.
 */
export function plainText(
  answer: { text: string; citations?: readonly Citation[] },
  { origin = "", isPage = () => true }: { origin?: string; isPage?: (path: string) => boolean } = {},
): PlainAnswer {
  const paragraphs = plain(answer.text, origin)
    .split("\n")
    .map((line) => line.replace(/[ \t\u00a0]+/g, " ").trim())
    .filter((line) => line !== "")
    .slice(0, maxParagraphs);
  const citations: Citation[] = [];
  for (const { title, path } of answer.citations ?? []) {
    const safe = sitePath(path);
    if (safe === null || !isPage(safe) || citations.some((one) => one.path === safe)) continue;
    citations.push({ title: plain(title, origin).replace(/\s+/g, " ").trim().slice(0, 120) || safe, path: safe });
  }
  return { paragraphs, citations: citations.slice(0, maxCitations) };
}
