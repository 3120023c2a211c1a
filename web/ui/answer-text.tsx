import type { ReactNode } from "react";

interface TextLink {
  /** The words of the link, as they occur in the text. */
  text: string;
  /** A path of this site, or a web address. */
  path: string;
}

/**
 * A plain text with paragraphs, which empty lines separate, lists, whose lines start with `- `, and links, given in the
 * order in which their words occur.
 */
export function AnswerText({
  content,
  links = [],
  inNewTab = false,
  author,
}: {
  content: string;
  links?: readonly TextLink[] | undefined;
  /** Opens the links in a new tab. */
  inNewTab?: boolean;
  /** In a text of the team, web addresses are links. */
  author?: "team" | undefined;
}) {
  const pending = author ? addressesIn(content) : [...links];
  const newTab = inNewTab || author !== undefined;
  return blocksOf(content).map(({ isList, lines }, index) =>
    isList ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added
      <ul key={index} className="list-disc pl-5 not-first:mt-2">
        {lines.map((line, item) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items are only ever added
          <li key={item} className="not-first:mt-1">
            {withLinks(line, pending, newTab)}
          </li>
        ))}
      </ul>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added
      <p key={index} className="whitespace-pre-wrap not-first:mt-2">
        {withLinks(lines.join("\n"), pending, newTab)}
      </p>
    ),
  );
}

// Without the punctuation after it; a closing bracket belongs to it only with its opening one, as in /wiki/Bell_(tool).
const address =
  /(?<![\p{L}\p{N}])https?:\/\/(?:[^\s<>"“”«»()]|\([^\s()]*\))*(?:[^\s<>"“”«»().,:;!?…'‘’*`[\]{}]|\([^\s()]*\))/giu;

const addressesIn = (text: string): TextLink[] =>
  (text.match(address) ?? []).filter((found) => URL.canParse(found)).map((found) => ({ text: found, path: found }));

interface Block {
  isList: boolean;
  lines: string[];
}

/** The paragraphs and lists of a text. The lines of a list are without their hyphens. */
function blocksOf(content: string): Block[] {
  const blocks: Block[] = [];
  for (const paragraph of content.split(/\n{2,}/)) {
    let block: Block | undefined;
    for (const line of paragraph.split("\n")) {
      const isList = line.startsWith("- ");
      if (block?.isList !== isList) {
        block = { isList, lines: [] };
        blocks.push(block);
      }
      block.lines.push(isList ? line.slice(2) : line);
    }
  }
  return blocks;
}

/** A text with the links whose words occur in it; removes them from `pending`. */
function withLinks(text: string, pending: TextLink[], inNewTab: boolean): ReactNode[] {
  const pieces: ReactNode[] = [];
  let rest = text;
  for (let link = pending[0]; link && rest.includes(link.text); link = pending[0]) {
    const start = rest.indexOf(link.text);
    pieces.push(
      rest.slice(0, start),
      <a
        key={pieces.length}
        href={link.path}
        className="link"
        {...(inNewTab ? { target: "_blank", rel: "noopener noreferrer" } : {})}
      >
        {link.text}
      </a>,
    );
    rest = rest.slice(start + link.text.length);
    pending.shift();
  }
  return [...pieces, rest];
}
