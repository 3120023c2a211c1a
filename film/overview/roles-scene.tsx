import { type ClinicRole, clinicField } from "#content/casts.ts";
import { MaskedText } from "../secret.tsx";
import { frame, mix, progress, type SceneProps, travel } from "../timing.ts";
import { Title } from "../title.tsx";

const roles: { role: ClinicRole; name: string; from: number; text: string }[] = [
  { role: "doctor", name: "Doctor", from: 2300, text: "Doctors see the full record." },
  { role: "nurse", name: "Nurse", from: 3800, text: "Nurses see vitals." },
  { role: "reception", name: "Reception", from: 5300, text: "Reception sees appointments." },
];
const fields = [
  { ...clinicField("Name"), name: "Name" },
  { ...clinicField("Diagnosis"), name: "Diagnosis" },
  { ...clinicField("Blood pressure"), name: "Vitals" },
  { ...clinicField("Next visit"), name: "Visit" },
];

const top = 180;
const pitch = 96;
const record = { left: 540, value: 750 };

/** How much of a field its bar covers (0 to 1). It changes with the role, upper fields first. */
function coverage(time: number, seenBy: ClinicRole[], row: number) {
  return roles.reduce((covered, role) => {
    const goal = seenBy.includes(role.role) ? 0 : 1;
    return mix(covered, goal, progress(time, role.from + row * 70, 420, travel));
  }, 0);
}

/** Scene 4: the same record for a doctor, a nurse and the reception desk. */
export function RolesScene({ time }: SceneProps) {
  const place = roles.reduce((y, role, index) => mix(y, index, progress(time, role.from, 520, travel)), 0);
  const shown = progress(time, 2000, 700);
  return (
    <>
      <Title time={time} held={1000}>
        One record, three views.
      </Title>
      <div className="reel-layer" style={{ opacity: shown, transform: `translateY(${(1 - shown) * 24}px)` }}>
        <div
          className="reel-cursor"
          style={{ left: frame.margin, top: top + 20, transform: `translateY(${place * 120}px)` }}
        />
        {roles.map((role, index) => (
          <p
            key={role.name}
            className="reel-text reel-role"
            style={{
              left: frame.margin + 40,
              top: top + index * 120,
              opacity: mix(1, 0.34, Math.min(1, Math.abs(place - index))),
            }}
          >
            {role.name}
          </p>
        ))}
        {fields.map((field, row) => (
          <div
            key={field.name}
            className={row === 0 ? "reel-entry reel-entry-first" : "reel-entry"}
            style={{ left: record.left, right: frame.margin, top: top + row * pitch, height: pitch }}
          >
            <span className="reel-muted reel-field-name">{field.name}</span>
            <span className="reel-value">
              <MaskedText label={field.label} covered={coverage(time, field.seenBy, row)}>
                {field.value}
              </MaskedText>
            </span>
          </div>
        ))}
      </div>
      {roles.map((role, index) => {
        const enters = progress(time, role.from + 250, 450);
        const leaves = progress(time, roles[index + 1]?.from ?? Infinity, 200);
        return (
          <p key={role.name} className="reel-summary reel-summary-plain" style={{ opacity: enters * (1 - leaves) }}>
            <span style={{ transform: `translateY(${(1 - enters) * 18}px)` }}>{role.text}</span>
          </p>
        );
      })}
    </>
  );
}
