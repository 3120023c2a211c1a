/** The dashboard's figures (specification, section 2): 24 scans, 7 threats, 25 findings. Fictional and consistent. */

/** The threats found, one per scan, most severe first. */
export const threats = [
  { where: "Claims copilot", what: "A diagnosis, to a role that may not read it", severity: "Critical" },
  { where: "Shop assistant", what: "A full card number", severity: "Critical" },
  { where: "HR agent", what: "Salaries, after “I am your manager”", severity: "High" },
  { where: "Support bot", what: "Its own instructions", severity: "High" },
  { where: "Code agent", what: "A key from the build log", severity: "High" },
  { where: "Voice line", what: "An address, to an unverified caller", severity: "Medium" },
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
