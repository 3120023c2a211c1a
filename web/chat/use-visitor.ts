import { useState } from "react";
import { visitorSchema } from "#domain/conversations/schema.ts";

/** The id of the email field, which receives focus when its value is invalid. */
export const emailFieldId = "chat-email";
const empty = { userName: "", userEmail: "" };

/** The visitor's name and email, both optional; sent with the first message. */
export interface VisitorForm {
  typed: typeof empty;
  emailProblem: string;
  /** Changes the typed values. */
  change: (changes: Partial<typeof empty>) => void;
  /** The values to send: null for none, "invalid" (with an error shown) for an invalid address. */
  validate: () => typeof empty | null | "invalid";
}

export function useVisitor(): VisitorForm {
  const [typed, setTyped] = useState(empty);
  const [emailProblem, setEmailProblem] = useState("");
  return {
    typed,
    emailProblem,
    change(changes) {
      setTyped({ ...typed, ...changes });
      if (changes.userEmail !== undefined) setEmailProblem("");
    },
    validate() {
      if (!typed.userName.trim() && !typed.userEmail.trim()) return null;
      if (visitorSchema.safeParse(typed).success) return typed;
      setEmailProblem("Invalid email format");
      document.getElementById(emailFieldId)?.focus();
      return "invalid";
    },
  };
}
