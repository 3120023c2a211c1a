import { TextField } from "#web/ui/field.tsx";
import { emailFieldId, type VisitorTold } from "./use-visitor.ts";

/** Name and e-mail, both optional, while nothing was said (specification, section 2). */
export function VisitorFields({ visitor: { typed, emailProblem, type } }: { visitor: VisitorTold }) {
  return (
    <div className="grid grid-cols-2 gap-2.5">
      <TextField
        id="chat-name"
        label="Name"
        optional
        autoComplete="name"
        maxLength={200}
        value={typed.userName}
        onChange={(event) => type({ userName: event.target.value })}
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
        onChange={(event) => type({ userEmail: event.target.value })}
      />
    </div>
  );
}
