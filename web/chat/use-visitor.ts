import { useState } from "react";
import { visitorSchema } from "#domain/conversations/schema.ts";

/** The id of the field for the address, which gets the focus where it is refused. */
export const emailFieldId = "chat-email";
const nobody = { userName: "", userEmail: "" };

/** Who writes, as typed before the first message; it goes with that, whichever way it is sent. */
export interface VisitorTold {
  typed: typeof nobody;
  emailProblem: string;
  type: (change: Partial<typeof nobody>) => void;
  /** What goes with the first message: null for nothing; `refused`, and said, where the address is none. */
  tell: () => typeof nobody | null | "refused";
}

export function useVisitor(): VisitorTold {
  const [typed, setTyped] = useState(nobody);
  const [emailProblem, setEmailProblem] = useState("");
  return {
    typed,
    emailProblem,
    type(change) {
      setTyped({ ...typed, ...change });
      if (change.userEmail !== undefined) setEmailProblem("");
    },
    tell() {
      if (!typed.userName.trim() && !typed.userEmail.trim()) return null;
      if (visitorSchema.safeParse(typed).success) return typed;
      setEmailProblem("Invalid email format");
      document.getElementById(emailFieldId)?.focus();
      return "refused";
    },
  };
}
