import { useState } from "react";
import type { ChainVerification } from "#domain/consents/schema.ts";
import { request } from "#web/shell/request.ts";
import { Button } from "#web/ui/button.tsx";
import { formatCount } from "../figures/figures.ts";
import { Section } from "../ui/section.tsx";

type Outcome = ChainVerification | Error | null;

/** The consent log: the number of records, and a check of its hash chain. */
export function Chain({ length }: { length: number }) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [busy, setBusy] = useState(false);
  const verify = async () => {
    setBusy(true);
    try {
      setOutcome(await (await request("/api/admin/consents/verification")).json());
    } catch (error) {
      setOutcome(error instanceof Error ? error : new Error(String(error)));
    }
    setBusy(false);
  };
  return (
    <Section title="Consent log">
      <p className="max-w-[34rem] text-muted">
        {formatCount(length)} {length === 1 ? "choice" : "choices"} on record as proof of consent. Each record contains
        the hash of the one before it, so any change or removal breaks the chain and shows where.
      </p>
      <div className="grid gap-4 pt-4">
        <Button
          variant="outlined"
          size="small"
          className="justify-self-start"
          aria-disabled={busy || undefined}
          onClick={busy ? undefined : verify}
        >
          {busy ? "Verifying…" : "Verify the chain"}
        </Button>
        <div role="status">{outcome && <Result outcome={outcome} />}</div>
      </div>
    </Section>
  );
}

function Result({ outcome }: { outcome: Exclude<Outcome, null> }) {
  if (outcome instanceof Error)
    return (
      <ResultPanel title="The chain could not be verified" tone="broken">
        <p>{outcome.message}. Try again in a moment.</p>
      </ResultPanel>
    );
  const { intact, checked, lastHash, broken, milliseconds } = outcome;
  if (!intact && broken)
    return (
      <ResultPanel title={`Broken at record ${formatCount(broken.sequence)}`} tone="broken">
        <p>
          {broken.reason}. {checked === 1 ? "The record" : `The ${formatCount(checked)} records`} before it{" "}
          {checked === 1 ? "is" : "are"} intact.
        </p>
        {broken.id && <Hash name="Receipt" value={broken.id} />}
      </ResultPanel>
    );
  return (
    <ResultPanel title={checked === 0 ? "Nothing to verify yet" : "Intact"} tone="intact">
      <p>
        Verified {formatCount(checked)} {checked === 1 ? "record" : "records"} in {formatCount(milliseconds)} ms.
      </p>
      {checked > 0 && (
        <>
          <Hash name="Last hash" value={lastHash} />
          <p className="text-small text-muted">
            Store this hash on another system. If the whole chain is ever rewritten,{" "}
            <code>npm run consent:verify -- HASH</code> reports that the hash is missing.
          </p>
        </>
      )}
    </ResultPanel>
  );
}

function ResultPanel({
  title,
  tone,
  children,
}: {
  title: string;
  tone: "intact" | "broken";
  children: React.ReactNode;
}) {
  return (
    <div
      className={
        tone === "broken" ? "grid gap-2 border-l-4 border-exposed pl-4" : "grid gap-2 border-l-4 border-shielded pl-4"
      }
    >
      <h3 className="font-medium">{title}</h3>
      {children}
    </div>
  );
}

function Hash({ name, value }: { name: string; value: string }) {
  return (
    <p className="text-small">
      <span className="text-muted">{name}: </span>
      <code className="font-mono text-tiny wrap-anywhere">{value}</code>
    </p>
  );
}
