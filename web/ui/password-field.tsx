import { type ComponentProps, useState } from "react";
import { TextField } from "./field.tsx";
import { LineIcon } from "./line-icon.tsx";

const eye = "M2 12q10-15 20 0-10 15-20 0zm7 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0";

/** A password field with a show/hide button. Pasting and password managers work. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "trailing">) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? "text" : "password"}
      trailing={
        <button
          type="button"
          aria-label="Show characters"
          aria-pressed={shown}
          aria-controls={props.id}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center text-muted hover:text-ink"
        >
          <LineIcon path={shown ? `${eye}M3 3l18 18` : eye} className="size-4.5" />
        </button>
      }
    />
  );
}
