import { TextField } from "#web/ui/field.tsx";
import { emailFieldId, type VisitorForm } from "./use-visitor.ts";

/** Name and email, both optional, before the first message (specification, section 2). */
export function VisitorFields({ visitor: { typed, emailProblem, change } }: { visitor: VisitorForm }) {
  return (
    <div className="grid grid-cols-2 gap-2.5">
      <TextField
        id="chat-name"
        label="Name"
        optional
        autoComplete="name"
        maxLength={200}
        value={typed.userName}
        onChange={(event) => change({ userName: event.target.value })}
      />
      <TextField
        id={emailFieldId}
        label="Email"
        type="email"
        optional
        autoComplete="email"
        maxLength={254}
        value={typed.userEmail}
        error={emailProblem}
        onChange={(event) => change({ userEmail: event.target.value })}
      />
    </div>
  );
}
