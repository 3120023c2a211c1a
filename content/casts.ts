/**
 * The four fictional casts of the pictures, demos and films: a clinic, a bank, an online shop and an HR team. A person, a
 * number or a right is the same wherever it appears; docs/casts.md lists where.
 */

export type ClinicRole = "doctor" | "nurse" | "reception";

const everyRole: ClinicRole[] = ["doctor", "nurse", "reception"];
const care: ClinicRole[] = ["doctor", "nurse"];
const doctor: ClinicRole[] = ["doctor"];
const frontDesk: ClinicRole[] = ["doctor", "reception"];

type Field = { name: string; value: string; label: string; seenBy: ClinicRole[] };

/**
 * The record of the clinic's patient, with the roles that see each field (specification, section 2): doctors the full
 * record, nurses vitals, reception appointments.
 */
export const clinicRecord: { group: string; rows: Field[] }[] = [
  {
    group: "Patient",
    rows: [
      { name: "Name", value: "A. Rao", label: "PERSON_1", seenBy: everyRole },
      { name: "Diagnosis", value: "Cluster headache", label: "DIAGNOSIS_1", seenBy: doctor },
      { name: "Medication", value: "Lithium, 300 mg", label: "DRUG_1", seenBy: doctor },
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

/** A field of the clinic's record by its name. */
export function clinicField(name: string): Field {
  const field = clinicRecord.flatMap(({ rows }) => rows).find((row) => row.name === name);
  if (!field) throw new Error(`The clinic's record has no field ${name}.`);
  return field;
}

/** The bank's customer and her deal. */
export const bank = { customer: "Meera Nair", deal: "C20418", amount: "$37,000", account: "4471 0092" } as const;

/** The shop's customer and her order. */
export const shop = {
  customer: "Ms. Berg",
  order: "4821",
  address: "14 Lake Road",
  card: "4111 1111 1111 1111",
} as const;

/** The employee in the letters of the HR team. */
export const team = { employee: "Mr. Osei", lastDay: "May 31" } as const;
