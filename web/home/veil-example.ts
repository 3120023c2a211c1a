/** A nurse's fictional prompt, as a sequence of plain text and secrets. */
export const veilExample = {
  who: "nurse",
  policy: "Clinical policy, nurse role",
  runs: [
    "Summarize the case of ",
    { text: "Ms. A. Rao", kind: "Name", label: "PERSON_1", after: "," },
    " record ",
    { text: "MRN 48213", kind: "Record", label: "RECORD_1", after: "." },
    " Her brother wrote from ",
    { text: "k.rao@mail.test", kind: "Email", label: "EMAIL_1", after: "" },
    " to ask whether she is on ",
    { text: "lithium", kind: "Medication", label: "DRUG_1", after: "." },
  ],
} as const;

/** A secret of the prompt; `after` is the punctuation that must stay on the same line. */
export type Secret = { text: string; kind: string; label: string; after: string };

export const secrets: readonly Secret[] = veilExample.runs.filter((run) => typeof run !== "string");
