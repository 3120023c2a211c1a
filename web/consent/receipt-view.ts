import { categoryTexts } from "#content/cookies/notice.ts";
import { site } from "#site";
import { downloadFile } from "#web/shell/download-file.ts";
import type { Receipt } from "./receipt.ts";
import { type ConsentRecord, optional } from "./record.ts";

const actions: Record<Receipt["action"], string> = {
  "accept-all": "You accepted everything",
  "reject-all": "You rejected everything optional",
  custom: "You chose by category",
  withdraw: "You withdrew your consent",
};

const formatTime = (time: number | string) =>
  new Date(time).toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" });

/** Fills in the receipt on /cookie-policy; does nothing on other pages. */
export function showReceipt(record: ConsentRecord | null, receipt: Receipt | null) {
  const section = document.querySelector<HTMLElement>("[data-consent-receipt]");
  if (!section) return;
  section.toggleAttribute("data-chosen", record !== null);
  if (!record) return;
  const on = ["essential" as const, ...optional.filter((name) => record[name])];
  const lines: Record<string, string> = {
    action: receipt ? actions[receipt.action] : "You made a choice",
    categories: on.map((name) => categoryTexts[name].title).join(", "),
    chosen: formatTime(record.timestamp),
    expires: formatTime(record.expiresAt),
    id: receipt?.proof?.id ?? "",
    recorded: receipt?.proof ? formatTime(receipt.proof.recordedAt) : "",
    version: receipt?.policyVersion ?? "",
    seal: receipt?.proof?.hash ?? "",
    notice: receipt?.noticeHash ?? "",
    signal: receipt?.override ? "Sent by your browser; you chose otherwise, and your choice counts" : "",
  };
  if (!receipt?.proof)
    lines.recorded = receipt?.pending
      ? "Not yet: our server could not be reached. It will be sent again automatically; your choice counts in the meantime."
      : "Not recorded by our server; your choice still counts.";
  for (const [name, text] of Object.entries(lines)) {
    const value = section.querySelector<HTMLElement>(`[data-line="${name}"]`);
    if (!value) continue;
    value.textContent = text;
    (value.parentElement as HTMLElement).hidden = !text;
  }
}

/** Downloads the stored record and receipt as a JSON file. */
export function downloadReceipt(record: ConsentRecord | null, receipt: Receipt | null) {
  const { pending: _, ...stored } = receipt ?? {};
  const text = JSON.stringify({ site: location.origin, record, receipt: receipt && stored }, null, 2);
  downloadFile(`${site.slug}-consent-receipt.json`, text, "application/json");
}
