import { type ClinicRole, clinicRecord } from "#content/casts.ts";

const rows = clinicRecord.flatMap((group) => group.rows);
const hiddenFrom = (role: ClinicRole) => rows.filter(({ seenBy }) => !seenBy.includes(role)).length;

/** The three roles, the full view first, each with the description shown while it is chosen. */
export const roles = [
  {
    value: "doctor",
    name: "Doctor",
    detail: "Full records",
    description: `All ${rows.length} fields are visible.`,
  },
  {
    value: "nurse",
    name: "Nurse",
    detail: "Vitals",
    description: `${hiddenFrom("nurse")} of ${rows.length} fields are hidden. Vitals are visible.`,
  },
  {
    value: "reception",
    name: "Reception",
    detail: "Appointments",
    description: `${hiddenFrom("reception")} of ${rows.length} fields are hidden. Appointments are visible.`,
  },
] as const;
