type Role = "doctor" | "nurse" | "reception";

const allRoles: Role[] = ["doctor", "nurse", "reception"];
const care: Role[] = ["doctor", "nurse"];
const doctor: Role[] = ["doctor"];
const frontDesk: Role[] = ["doctor", "reception"];

/** A fictional record of nine fields, each with the roles that may read it. */
export const fields: { group: string; rows: { name: string; value: string; label: string; seenBy: Role[] }[] }[] = [
  {
    group: "Patient",
    rows: [
      { name: "Name", value: "A. Rao", label: "PERSON_1", seenBy: allRoles },
      { name: "Diagnosis", value: "Bipolar I", label: "DIAGNOSIS", seenBy: doctor },
      { name: "Medication", value: "Lithium, 300 mg", label: "MEDICATION", seenBy: doctor },
    ],
  },
  {
    group: "Vitals",
    rows: [
      { name: "Blood pressure", value: "128 / 82", label: "VITALS_1", seenBy: care },
      { name: "Pulse", value: "74 bpm", label: "VITALS_2", seenBy: care },
      { name: "Breathing", value: "16 breaths/min", label: "VITALS_3", seenBy: care },
    ],
  },
  {
    group: "Appointments",
    rows: [
      { name: "Next visit", value: "Tuesday, 10:30", label: "VISIT_1", seenBy: frontDesk },
      { name: "Room", value: "Room 4", label: "ROOM_1", seenBy: frontDesk },
      { name: "Reminder", value: "By phone", label: "CONTACT_1", seenBy: frontDesk },
    ],
  },
];

const rows = fields.flatMap((group) => group.rows);
const hiddenFrom = (role: Role) => rows.filter(({ seenBy }) => !seenBy.includes(role)).length;

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
