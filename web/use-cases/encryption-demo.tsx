import { type ReactNode, useEffect, useState } from "react";
import { Exposed, Masked } from "#web/ui/redaction.tsx";
import { addEncrypted, decrypt, encrypt } from "./paillier.ts";
import { encryptAfresh } from "./polymorphic.ts";

const secret = "A. Rao";
const amounts = [1250n, 830n] as const;
const grouped = (number: bigint) => number.toLocaleString("en");

/** The beginning of a long number in groups of four, as it is read to somebody. */
const start = (digits: string) => `${digits.slice(0, 12).match(/.{4}/g)?.join(" ")} …`;

/** What stands there until the browser has made its own, and where it cannot: made once, by the same code. */
const made = {
  ciphers: ["f312 b5ca 60dd …", "2bf5 38da cf32 …"],
  opened: secret,
  sums: ["48d5 d84d 991a …", "ba42 45ce bd6a …"],
  total: "2,080",
  here: false,
};

/** Runs both ciphers in this browser. */
async function run(): Promise<typeof made> {
  const [first, second] = await Promise.all([encryptAfresh(secret), encryptAfresh(secret)]);
  const [one, other] = [encrypt(amounts[0]), encrypt(amounts[1])];
  return {
    ciphers: [start(first.cipher), start(second.cipher)],
    opened: first.opened === second.opened ? first.opened : "",
    sums: [start(one.toString(16)), start(other.toString(16))],
    total: grouped(decrypt(addEncrypted(one, other))),
    here: true,
  };
}

const fields = [
  { name: "Patient", value: "A. Rao" },
  { name: "Finding", value: "Bipolar I", hidden: true },
  { name: "Next visit", value: "14 March" },
];

function Example(props: { name: string; what: string; before: ReactNode; after: ReactNode; foot: string }) {
  return (
    <li className="example">
      <h4 className="font-medium">{props.name}</h4>
      <p className="text-small text-muted">{props.what}</p>
      <div className="example-before">
        <p className="scene-label">Before</p>
        {props.before}
      </div>
      <div className="example-after">
        <p className="scene-label">After</p>
        {props.after}
        <p className="example-foot">{props.foot}</p>
      </div>
    </li>
  );
}

/**
 * Three ways to encrypt (specification, section 2): named at once, what goes in after 2 s, what comes out after 4 s. The
 * first two are calculated here and now each time; nothing is sent anywhere.
 */
export function EncryptionDemo({ stage }: { stage: number }) {
  const [results, setResults] = useState(made);
  const playing = stage >= 0;
  useEffect(() => {
    // Without WebCrypto, on a page that came without TLS, what was made before stays, and says so.
    if (playing) run().then(setResults, () => setResults(made));
  }, [playing]);
  const madeBy = results.here ? "in your browser, just now" : "earlier, by the same code";

  return (
    <ul className="examples">
      <Example
        name="Polymorphic"
        what="One text, a new key each time. Two leaks cannot be matched."
        before={
          <p>
            <Exposed>{secret}</Exposed>, twice
          </p>
        }
        after={
          <p className="example-data">
            {results.ciphers.map((cipher) => (
              <span key={cipher}>{cipher}</span>
            ))}
            <span className="text-ink">both open to {results.opened}</span>
          </p>
        }
        foot={`AES-GCM, 256 bits, ${madeBy}`}
      />
      <Example
        name="Homomorphic"
        what="Two sums are added without being read."
        before={
          <p>
            <Exposed>{grouped(amounts[0])}</Exposed> and <Exposed>{grouped(amounts[1])}</Exposed>
          </p>
        }
        after={
          <p className="example-data">
            {results.sums.map((cipher) => (
              <span key={cipher}>{cipher}</span>
            ))}
            <span className="text-ink">added unread, opens to {results.total}</span>
          </p>
        }
        foot={`Paillier with a toy key of 64 bits, ${madeBy}`}
      />
      <Example
        name="Role Based"
        what="Each field has its key; a role holds some of them."
        before={
          <p className="example-record">
            {fields.map(({ name, value, hidden }) => (
              <span key={name}>{hidden ? <Exposed>{value}</Exposed> : value}</span>
            ))}
          </p>
        }
        after={
          <p className="example-record">
            {fields.map(({ name, value, hidden }) => (
              <span key={name}>{hidden ? <Masked label="FINDING" /> : value}</span>
            ))}
          </p>
        }
        foot="As the reception reads it. Illustrative data"
      />
    </ul>
  );
}
