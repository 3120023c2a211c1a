import { Mail } from "lucide-react";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Checkbox, SelectField, TextArea, TextField } from "#web/ui/field.tsx";
import { Mark } from "#web/ui/mark.tsx";
import { Exposed, Masked, State } from "#web/ui/redaction.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Veil } from "#web/ui/veil.tsx";

const colors = [
  "paper",
  "surface",
  "sunken",
  "ink",
  "muted",
  "hairline",
  "edge",
  "exposed",
  "exposed-wash",
  "shielded",
  "shielded-wash",
];
const long = "A value that is much longer than the designer of this field ever expected a user to enter";

/** Every component in its default, disabled and invalid states, and with overlong content. */
export function Specimens({ scheme }: { scheme: string }) {
  const id = (name: string) => `${scheme}-${name}`;
  return (
    <div className="grid gap-12">
      <Group name="Colors">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {colors.map((color) => (
            <li key={color}>
              <div className={`swatch swatch-${color}`} />
              <code className="font-mono text-small">{color}</code>
            </li>
          ))}
        </ul>
      </Group>
      <Group name="Type">
        <p className="display text-display-l">Display, large</p>
        <p className="display text-display">Display</p>
        <p className="display text-display-s">Display, small</p>
        <p className="display text-title">Title</p>
        <p className="text-lead">Lead: plain, specific, second person.</p>
        <p>Text: a claim is followed by what happens, not by an adjective.</p>
        <p className="text-small text-muted">Small and muted</p>
        <p className="font-mono text-small tabular-nums">0123456789 POLICY_7</p>
      </Group>
      <Group name="Exposed and shielded">
        <p>
          Reach <Exposed>A. Rao</Exposed> on <Masked label="PHONE_1" />. <State kind="exposed">Exposed</State>{" "}
          <State kind="shielded">Shielded</State>
        </p>
        <Veil start="The veil" end="38 ms" />
        <Mark className="size-10" />
      </Group>
      <Group name="Buttons">
        <div className="flex flex-wrap gap-3">
          <Button>Filled</Button>
          <Button variant="outlined">Outlined</Button>
          <Button variant="quiet">Quiet</Button>
          <Button disabled>Filled, disabled</Button>
          <Button variant="outlined" disabled>
            Outlined, disabled
          </Button>
          <Button size="small">Small</Button>
          <Button variant="outlined">
            <Mail aria-hidden="true" className="size-4" /> With an icon
          </Button>
          <ButtonLink href="#link">A link</ButtonLink>
        </div>
        <Spinner />
      </Group>
      <Group name="Fields">
        <div className="grid gap-5 md:grid-cols-2">
          <TextField id={id("empty")} label="Empty" />
          <TextField id={id("hint")} label="With a hint" hint="What the field is for." optional />
          <TextField id={id("wrong")} label="Wrong" defaultValue="ada@" error="Invalid email format" />
          <TextField id={id("disabled")} label="Disabled" defaultValue="Cannot be changed" disabled />
          <TextField id={id("long")} label="Overlong" defaultValue={long} />
          <SelectField id={id("select")} label="Select" defaultValue="b">
            <option value="a">First</option>
            <option value="b">Second</option>
          </SelectField>
          <TextArea id={id("area")} label="Several lines" defaultValue={long} />
          <TextArea id={id("area-wrong")} label="Several lines, wrong" error="Message is required" />
          <Checkbox id={id("check")} label="Unchecked" />
          <Checkbox id={id("checked")} label="Checked" defaultChecked />
          <Checkbox id={id("check-wrong")} label="Wrong" error="You must agree to the terms and conditions" />
        </div>
      </Group>
    </div>
  );
}

/** A named group of specimens. */
export function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-5 border-t border-ink pt-3">
      <h2 className="text-small text-muted">{name}</h2>
      {children}
    </div>
  );
}
