/** The dashboard's figures (specification, section 2): 24 scans, 7 threats, 25 findings. Fictional and consistent. */

/**
 * The threats found, one per scan, most severe first. One concerns patient data in the US and none card data, so they
 * agree with the compliance statuses below.
 */
export const threats = [
  { where: "Claims copilot", what: "A US patient’s diagnosis, to the wrong role", severity: "Critical" },
  { where: "Shop chat", what: "A $500 refund without approval", severity: "Critical" },
  { where: "HR agent", what: "Salary bands, after “I’m your manager”", severity: "High" },
  { where: "Support bot", what: "Its own instructions", severity: "High" },
  { where: "Code agent", what: "A key from the build log", severity: "High" },
  { where: "Voice line", what: "A refund code, to an unverified caller", severity: "Medium" },
  { where: "Search", what: "Titles of sealed files", severity: "Medium" },
] as const;

export const risk = [
  { level: "Critical", count: 2 },
  { level: "High", count: 3 },
  { level: "Medium", count: 8 },
  { level: "Low", count: 12 },
] as const;

export const compliance = [
  { rule: "GDPR", holds: true },
  { rule: "HIPAA", holds: false },
  { rule: "PCI-DSS", holds: true },
] as const;

const breached = new Set([2, 5, 6, 11, 14, 19, 21]);
/** The active scans in the order of their start; true where an attack got through. */
export const scans = Array.from({ length: 24 }, (_, index) => breached.has(index));
