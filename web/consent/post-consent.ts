import type { Proof } from "./receipt.ts";
import type { ConsentRecord } from "./record.ts";

/**
 * Posts a choice with the payload of section 7 of the specification. The server drops the last four fields; the notice goes in
 * a header. Returns null when the server refuses the choice for good; throws when a retry may help.
 */
export async function postConsent(record: ConsentRecord, notice: string, key = ""): Promise<Proof | null> {
  const response = await fetch("/api/cookie-consent", {
    method: "POST",
    credentials: "include",
    keepalive: true,
    signal: AbortSignal.timeout(15_000),
    headers: { "content-type": "application/json", "x-consent-notice": notice, "idempotency-key": key },
    body: JSON.stringify({
      ...record,
      userAgent: navigator.userAgent,
      ipAddress: "client-side",
      referrer: document.referrer,
      url: location.href,
    }),
  });
  if (response.ok) {
    const { id, recordedAt, hash } = (await response.json()) as Proof;
    return { id, recordedAt, hash };
  }
  if (response.status < 500 && ![404, 408, 425, 429].includes(response.status)) return null;
  throw new Error(`${response.status}: the consent was not recorded`);
}
