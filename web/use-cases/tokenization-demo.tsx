import { useEffect, useId, useRef, useState } from "react";
import { type Piece, tokenize } from "./tokenize.ts";

const example = "Card 4111 1111 1111 1111, answer to anna@shop.test";
/** What stands there until the browser has drawn its own tokens: drawn once, by the same code. */
const drawn: Piece[] = [
  { text: "Card " },
  { text: "0514 4019 9779 1111", kind: "card" },
  { text: ", answer to " },
  { text: "gvdr@qyuf.test", kind: "e-mail" },
];

function footFor(awake: boolean, found: number) {
  if (!awake) return "Made earlier, by the code of this page.";
  if (found === 0) return "Nothing found: this page looks for cards, e-mail addresses, phone and other long numbers.";
  return "Made in your browser. What you type is sent nowhere and forgotten when you leave.";
}

/**
 * Adaptive tokenization (specification, section 2): a text before and after, shown after 2 s. The visitor may type over
 * it; what is typed is tokenized at once, in this browser alone, and forgotten together with its tokens on leaving.
 */
export function TokenizationDemo({ stage }: { stage: number }) {
  const field = useId();
  const [text, setText] = useState(example);
  const [awake, setAwake] = useState(false);
  const vault = useRef(new Map<string, string>());
  const playing = stage >= 0;
  useEffect(() => {
    if (playing) setAwake(true);
    else {
      vault.current.clear();
      setText(example);
    }
  }, [playing]);
  const pieces = awake ? tokenize(text, vault.current) : drawn;
  const found = pieces.filter(({ kind }) => kind).length;

  return (
    <div className="example token-example">
      <p className="text-small text-muted">A token fits where its original stood: same length, same shape.</p>
      <div className="example-before">
        <label htmlFor={field} className="scene-label">
          {awake ? "Before: type over it" : "Before"}
        </label>
        <textarea
          id={field}
          rows={3}
          maxLength={160}
          autoComplete="off"
          spellCheck={false}
          readOnly={!awake}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="token-field"
        />
      </div>
      <div className="example-after">
        <p className="scene-label">After</p>
        <p className="token-result">
          {pieces.map(({ text: shown, kind }, index) =>
            kind ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name but their place
              <span key={index} className="token">
                {shown}
              </span>
            ) : (
              shown
            ),
          )}
        </p>
        <p className="example-foot">{footFor(awake, found)}</p>
      </div>
    </div>
  );
}
