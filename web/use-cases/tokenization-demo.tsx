import { useEffect, useId, useRef, useState } from "react";
import { Peek } from "./peek.tsx";
import { type Piece, tokenize } from "./tokenize.ts";

const example = "Card 4111 1111 1111 1111, answer to anna@shop.test";
/** Tokens from an earlier run of the same code, shown until the browser has generated its own. */
const prepared: Piece[] = [
  { text: "Card " },
  { text: "2514 4019 9779 1111", kind: "card" },
  { text: ", answer to " },
  { text: "gvdr@qyuf.test", kind: "email" },
];

function footFor(active: boolean, found: number) {
  if (!active) return "Sample tokens. Yours are generated in your browser.";
  if (found === 0)
    return "Nothing found. This demo detects card numbers, email addresses, phone numbers and other long numbers.";
  return "Generated in your browser. What you type is never sent, and it’s gone when you leave.";
}

/** What shows under the hem of the veil before the demonstration plays. */
export const TokenizationPeek = () => <Peek name="Token">{prepared[1]?.text}</Peek>;

/**
 * Adaptive tokenization (specification, section 2): a text before and after, shown after 2 s. The visitor may replace
 * it; the text is tokenized at once, only in this browser, and discarded with its tokens when the demo ends.
 */
export function TokenizationDemo({ stage }: { stage: number }) {
  const field = useId();
  const [text, setText] = useState(example);
  const [active, setActive] = useState(false);
  const vault = useRef(new Map<string, string>());
  const playing = stage >= 0;
  useEffect(() => {
    if (playing) setActive(true);
    else {
      vault.current.clear();
      setText(example);
    }
  }, [playing]);
  const pieces = active ? tokenize(text, vault.current) : prepared;
  const found = pieces.filter(({ kind }) => kind).length;

  return (
    <div className="token-example grid content-start gap-1">
      <p className="text-small text-muted">A token fits where the original was: same length, same format.</p>
      <div className="example-before">
        <label htmlFor={field} className="scene-label relative">
          {active ? "Before: type over it" : "Before"}
        </label>
        <textarea
          id={field}
          rows={3}
          maxLength={160}
          autoComplete="off"
          spellCheck={false}
          readOnly={!active}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="relative block min-h-23 w-full resize-none rounded-control border border-edge bg-paper px-2.5 py-2 text-base text-exposed"
        />
      </div>
      <div className="example-after">
        <p className="scene-label">After</p>
        <p className="token-result min-h-12 wrap-anywhere">
          {pieces.map(({ text: shown, kind }, index) =>
            kind ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces are identified only by their position
              <span key={index} className="token bg-shielded-wash px-0.5 font-mono text-[0.875em] text-shielded">
                {shown}
              </span>
            ) : (
              shown
            ),
          )}
        </p>
        <p className="pt-1.5 text-[0.75rem] text-muted">{footFor(active, found)}</p>
      </div>
    </div>
  );
}
