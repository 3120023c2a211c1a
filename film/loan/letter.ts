import { bank } from "#content/casts.ts";

/** A line of the conversation, with the value that must not leave the bank and the label the model gets instead. */
export type Line = { before: string; secret: string; label: string; after: string };

const person = { secret: bank.customer, label: "PERSON_1" };
const deal = { secret: bank.deal, label: "DEAL_1" };
const amount = { secret: bank.amount, label: "AMOUNT_1" };
const account = { secret: bank.account, label: "ACCOUNT_1" };

/** What the loan officer asks the model. */
export const request: Line[] = [
  { before: "Tell ", ...person, after: " that" },
  { before: "deal ", ...deal, after: " is closed" },
  { before: "and ", ...amount, after: " goes to" },
  { before: "account ", ...account, after: "." },
];

/** What the model answers. */
export const reply: Line[] = [
  { before: "Dear ", ...person, after: "," },
  { before: "deal ", ...deal, after: " is closed." },
  { before: "Your ", ...amount, after: " goes to" },
  { before: "account ", ...account, after: "." },
];

/** What the model's log keeps of both. */
export const log: { at: string; lines: Line[] }[] = [
  {
    at: "09:41:07",
    lines: [
      { before: "Tell ", ...person, after: " that deal " },
      { before: "", ...deal, after: "" },
    ],
  },
  {
    at: "09:41:07",
    lines: [
      { before: "", ...amount, after: " goes to " },
      { before: "", ...account, after: "" },
    ],
  },
  {
    at: "09:41:12",
    lines: [
      { before: "Dear ", ...person, after: ", your " },
      { before: "", ...amount, after: "" },
    ],
  },
];
