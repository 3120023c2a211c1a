import { type FormEvent, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { formatTime } from "../ui/dates.ts";
import { morningAfter, morningOf, snoozeChoices } from "./snooze-choices.ts";
import { isSnoozed } from "./use-work.ts";
import { controlClass, WorkSelect } from "./work-select.tsx";

/** Sets aside a record until a time: one of the choices, or the morning of a day. */
export function SnoozeField({
  snoozedUntil,
  onSnooze,
}: {
  snoozedUntil: string | null;
  onSnooze: (until: Date | null) => void;
}) {
  const [isChoosing, setChoosing] = useState(false);
  const now = new Date();
  const choices = snoozeChoices(now);
  const current = isSnoozed({ snoozedUntil }) ? snoozedUntil : null;
  const choose = (value: string) => {
    setChoosing(value === "date");
    if (value === "") onSnooze(null);
    else if (value !== "date" && value !== "current") onSnooze(choices[Number(value)]?.at ?? null);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const day = morningOf(String(new FormData(event.currentTarget).get("day")));
    if (!day) return;
    setChoosing(false);
    onSnooze(day);
  };
  return (
    <>
      <WorkSelect
        label="Snooze"
        value={isChoosing ? "date" : current ? "current" : ""}
        className="min-w-36 sm:max-w-44"
        onChoose={choose}
      >
        <option value="">Not snoozed</option>
        {current && (
          <option value="current">
            Until {dayName(current)}, {formatTime(current)}
          </option>
        )}
        {choices.map(({ name }, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
        <option value="date">Choose a day…</option>
      </WorkSelect>
      {isChoosing && (
        <form onSubmit={onSubmit} className="flex items-end gap-2">
          <label className="grid gap-0.5 text-small text-muted">
            Day
            <input
              type="date"
              name="day"
              required
              ref={focus}
              min={isoDay(morningAfter(now, 1))}
              max={isoDay(morningAfter(now, 365))}
              className={controlClass}
            />
          </label>
          <Button type="submit" variant="outlined" size="small" className="min-h-9">
            Snooze
          </Button>
        </form>
      )}
    </>
  );
}

/** 'Nov 24', in the reader's time zone. A snooze ends within a year. */
const dayName = (time: string) => new Date(time).toLocaleDateString("en-US", { month: "short", day: "numeric" });

/** The day field appears because a user chose it. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/** The day as a date field has it, in the reader's time zone. */
const isoDay = (day: Date) =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
