import { bank, shop } from "#content/casts.ts";
import { Exposed, Masked } from "#web/ui/redaction.tsx";

/** All data in these six pictures is fictional; one label below the row says so. */

/** Gen AI: one prompt as typed, and as the model receives it. */
export function PromptPicture() {
  return (
    <div className="scene-prompt grid grid-rows-[1fr_1.2fr] text-[1.125rem]/[1.65]">
      <p className="px-6 py-5">
        Tell <Exposed>{bank.customer}</Exposed> that deal <Exposed>{bank.deal}</Exposed> is ours at{" "}
        <Exposed>{bank.amount}</Exposed>.
      </p>
      <p className="band-ink well px-6 py-5">
        Tell <Masked label="PERSON_1" /> that deal <Masked label="DEAL_1" /> is ours at <Masked label="PRICE_1" />.
      </p>
    </div>
  );
}

const note = [
  { field: "Patient", bar: "PERSON_1" },
  { field: "Born", text: "1980–1989" },
  { field: "Address", bar: "PLACE_1" },
  { field: "Finding", text: "Fracture, left wrist" },
  { field: "Given", text: "Ibuprofen 400 mg" },
];

/** Healthcare: a discharge note without the patient's identity, but with the medication. */
export function NotePicture() {
  return (
    <dl className="grid content-center px-6 pb-3">
      {note.map(({ field, text, bar }) => (
        <div key={field} className="grid grid-cols-[5rem_1fr] border-b border-hairline py-2">
          <dt className="text-[0.875rem] text-muted">{field}</dt>
          <dd>{bar ? <Masked label={bar} className="block" /> : text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Finance: a card number and the token of the same format that replaces it. */
export function CardNumberPicture() {
  return (
    <div className="grid grid-rows-[1fr_2.5rem_1.15fr] font-mono text-[clamp(1.125rem,5.4vw,1.625rem)]/[1.3] tracking-[-0.03em] whitespace-nowrap">
      <p className="self-end px-6 pb-3 text-exposed">
        <span className="scene-label">In the prompt</span>
        4111 1111 1111 <span className="text-ink">1111</span>
      </p>
      <p aria-hidden="true" className="text-shielded threads-8" />
      <p className="px-6 pt-3 text-shielded">
        <span className="scene-label">At the model</span>
        7302 5816 9040 <span className="text-ink">1111</span>
      </p>
    </div>
  );
}

/** Retail: a shopper's message, and the answer of an assistant that sees a placeholder. */
export function ChatPicture() {
  return (
    <div className="grid content-center gap-3.5 bg-sunken px-6 pb-4">
      <p className="max-w-68 rounded-[1rem_1rem_1rem_2px] border border-edge bg-surface px-4 py-3">
        Where is order {shop.order}? I’ve moved to <Exposed>{shop.address}</Exposed>.
      </p>
      <p className="max-w-68 justify-self-end rounded-[1rem_1rem_2px] border border-ink bg-surface px-4 py-3">
        It’s now going to <Masked label="PLACE_1" /> and arrives Friday.
      </p>
    </div>
  );
}

const code = [
  { sign: " ", text: "client = connect(" },
  {
    sign: "-",
    text: '  key="sk_live_9fQ2x7",',
    look: "bg-exposed-wash text-exposed underline underline-offset-[0.3em]",
  },
  { sign: "+", text: '  key="SECRET_1",', look: "bg-shielded-wash text-shielded" },
  { sign: " ", text: '  region="south",' },
  { sign: " ", text: "  retries=3)" },
];

/** Technology: code sent to a copilot, with the secret replaced. */
export function CodePicture() {
  return (
    <pre className="grid content-center pb-4 font-mono text-[clamp(0.8125rem,3.7vw,1rem)]/[2]">
      {code.map(({ sign, text, look = "" }) => (
        <code key={text} className={`px-6 ${look}`}>
          <span className="sr-only">{{ "-": "Typed: ", "+": "Sent: ", " ": "" }[sign]}</span>
          <span aria-hidden="true">{sign} </span>
          {text}
        </code>
      ))}
    </pre>
  );
}

/** Edge AI: what a camera sees, and the one line that leaves it. */
export function CameraPicture() {
  return (
    <div className="grid grid-rows-[1fr_auto] px-6 pt-4 pb-2.5 font-mono text-[0.875rem]">
      <svg
        viewBox="0 0 320 150"
        className="size-full"
        role="img"
        aria-label="Two people at a shelf, their faces masked"
      >
        <g fill="none" stroke="currentColor" strokeOpacity="0.45">
          <path d="M190 24h120M190 62h120M190 100h120M196 24v114M304 24v114" />
          <path d="M204 62V40h14v22M224 62V34h10v28M240 62V44h18v18M264 62V36h12v26M282 62V42h14v20M204 100V82h20v18M230 100V76h12v24M250 100V84h22v16M278 100V74h14v26" />
          <path d="M0 138h320" />
        </g>
        <g fill="currentColor" fillOpacity="0.3">
          <path d="M48 138V92q0-22 22-22t22 22v46z" />
          <circle cx="70" cy="50" r="17" />
          <path d="M126 138v-34q0-18 18-18t18 18v34z" />
          <circle cx="144" cy="70" r="14" />
        </g>
        <path d="M44 40h52v19H44zM122 61h44v17h-44z" className="fill-bar stroke-bar-line" />
        <path d="M12 22V8h14M294 8h14v14M12 128v14M308 128v14" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <p className="pt-2 text-shielded">
        <span className="scene-label">Leaves the device</span>
        14:02 2 people, aisle 3
      </p>
    </div>
  );
}
