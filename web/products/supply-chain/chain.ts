/** What a service reads: personal data that no rule of yours covers, personal data under your rules, or none. */
export type Receives = "exposed" | "shielded" | "none";

export type Service = { name: string; receives: Receives; calls: Service[] };

const service =
  (receives: Receives) =>
  (name: string, ...calls: Service[]): Service => ({ name, receives, calls });
const exposed = service("exposed");
const shielded = service("shielded");
const none = service("none");

/**
 * A fictional company's supply chain. Section 2 of the specification gives its size, 47: nine services with a contract,
 * 23 that they call, 15 on the third hop. A contract covers the first hop only, so exposed services are on later hops.
 */
export const vendors: Service[] = [
  shielded(
    "Support assistant",
    exposed("Translation", exposed("Dialect model")),
    none("Sentiment"),
    shielded("Embeddings", shielded("Re-ranker")),
  ),
  shielded(
    "Meeting notes",
    exposed("Transcription", exposed("Speaker labels")),
    shielded("Minutes", none("To-do finder")),
  ),
  shielded(
    "Claims copilot",
    shielded("OCR", shielded("Handwriting")),
    shielded("Fraud score", none("Device score")),
    none("Letter writer"),
  ),
  none("Code agent", none("Completion", none("License check")), none("Test writer")),
  shielded("HR agent", exposed("Resume reader", none("Skills model")), none("Interview chat", none("Tone check"))),
  none("Shop search", none("Query rewriter", none("Spelling")), none("Product vectors", none("Image tags"))),
  shielded("Voice line", shielded("Speech to text", none("Accent model")), none("Text to speech"), shielded("Intent")),
  shielded(
    "Document store",
    shielded("PDF reader", none("Table model")),
    shielded("Abstracts", none("Language check")),
    shielded("Classifier"),
  ),
  shielded("Campaign writer", none("Image maker", none("Upscaler")), none("Copy check"), exposed("Address check")),
];

/** Services by their distance from your AI: one, two and three calls away. */
export const hops: Service[][] = [vendors];
for (let hop = 0; hop < 2; hop++) hops.push((hops[hop] ?? []).flatMap(({ calls }) => calls));

export const services = hops.flat();
/** The services that read personal data not covered by any rule. */
export const exposedServices = services.filter(({ receives }) => receives === "exposed");

/** Whether a service, or any service behind it, is exposed, so that its line is part of a leaking path. */
export const leadsToExposure = ({ receives, calls }: Service): boolean =>
  receives === "exposed" || calls.some(leadsToExposure);

/** The services through which data reaches `target`, the nearest to your AI first; empty for a vendor. */
export function pathTo(target: Service, candidates: Service[] = vendors): Service[] {
  for (const each of candidates) {
    if (each === target) return [];
    if (each.calls.includes(target)) return [each];
    const further = pathTo(target, each.calls);
    if (further.length > 0) return [each, ...further];
  }
  return [];
}
