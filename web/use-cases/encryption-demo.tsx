import { type ReactNode, useEffect, useState } from "react";
import { clinicField } from "#content/casts.ts";
import { Exposed, Masked } from "#web/ui/redaction.tsx";
import { addEncrypted, decrypt, encrypt } from "./paillier.ts";
import { Peek } from "./peek.tsx";
import { encryptWithNewKey } from "./polymorphic.ts";

const secret = clinicField("Name").value;
const amounts = [1250n, 830n] as const;
const grouped = (number: bigint) => number.toLocaleString("en");

/** The first twelve digits of a long number, in groups of four. */
const start = (digits: string) => `${digits.slice(0, 12).match(/.{4}/g)?.join(" ")} …`;

/** Results of an earlier run of the same code, shown until the browser has computed its own and when it cannot. */
const prepared = {
  ciphers: ["f312 b5ca 60dd …", "2bf5 38da cf32 …"],
  decrypted: secret,
  sums: ["48d5 d84d 991a …", "ba42 45ce bd6a …"],
  total: "2,080",
  computedHere: false,
};

/** Runs both ciphers in this browser. */
async function run(): Promise<typeof prepared> {
  const [first, second] = await Promise.all([encryptWithNewKey(secret), encryptWithNewKey(secret)]);
  const [one, other] = [encrypt(amounts[0]), encrypt(amounts[1])];
  return {
    ciphers: [start(first.cipher), start(second.cipher)],
    decrypted: first.decrypted === second.decrypted ? first.decrypted : "",
    sums: [start(one.toString(16)), start(other.toString(16))],
    total: grouped(decrypt(addEncrypted(one, other))),
    computedHere: true,
  };
}

const fields = [
  { ...clinicField("Name"), hidden: false },
  { ...clinicField("Diagnosis"), hidden: true },
  { ...clinicField("Next visit"), hidden: false },
];

function Example(props: { name: string; what: string; before: ReactNode; after: ReactNode; foot: string }) {
  return (
    <li className="example grid content-start gap-1">
      <h4 className="font-medium">{props.name}</h4>
      <p className="text-small text-muted">{props.what}</p>
      <div className="example-before">
        <p className="scene-label">Before</p>
        {props.before}
      </div>
      <div className="example-after">
        <p className="scene-label">After</p>
        {props.after}
        <p className="pt-1.5 text-[0.75rem] text-muted">{props.foot}</p>
      </div>
    </li>
  );
}

/** What shows under the hem of the veil before the demonstration plays: results of an earlier run. */
export function EncryptionPeek() {
  return (
    <>
      <Peek name="Polymorphic">{prepared.ciphers[1]}</Peek>
      <Peek name="Homomorphic">{prepared.sums[1]}</Peek>
      <Peek name="Role Based">
        <Masked label={clinicField("Diagnosis").label} />
      </Peek>
    </>
  );
}

/**
 * Three ways to encrypt (specification, section 2): the names appear at once, the input after 2 s, the output after 4 s. The
 * first two are computed in the browser each time; nothing is sent.
 */
export function EncryptionDemo({ stage }: { stage: number }) {
  const [results, setResults] = useState(prepared);
  const playing = stage >= 0;
  useEffect(() => {
    // Web Crypto requires HTTPS. Without it the prepared results stay.
    if (playing) run().then(setResults, () => setResults(prepared));
  }, [playing]);
  const origin = results.computedHere ? ", generated in your browser, just now" : "";

  return (
    <ul className="examples grid gap-8 sm:grid-cols-3 sm:grid-rows-[auto_auto_auto_1fr] sm:gap-x-6 sm:gap-y-0">
      <Example
        name="Polymorphic"
        what="One value, a new key each time. Two leaks can’t be matched."
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
            <span className="text-ink">both open to {results.decrypted}</span>
          </p>
        }
        foot={`AES-GCM, 256 bits${origin}`}
      />
      <Example
        name="Homomorphic"
        what="Two amounts are added without being decrypted."
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
        foot={`Paillier with a toy key of 64 bits${origin}`}
      />
      <Example
        name="Role Based"
        what="Each field has its own key. A role holds only some of the keys."
        before={
          <p className="grid justify-items-start gap-0.5 text-[0.9375rem]">
            {fields.map(({ name, value, hidden }) => (
              <span key={name}>{hidden ? <Exposed>{value}</Exposed> : value}</span>
            ))}
          </p>
        }
        after={
          <p className="grid justify-items-start gap-0.5 text-[0.9375rem]">
            {fields.map(({ name, value, hidden }) => (
              <span key={name}>{hidden ? <Masked label={clinicField("Diagnosis").label} /> : value}</span>
            ))}
          </p>
        }
        foot="As the reception desk sees it"
      />
    </ul>
  );
}
