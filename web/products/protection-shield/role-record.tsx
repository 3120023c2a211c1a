import { clinicRecord } from "#content/casts.ts";
import { Choice, ChoiceDescription } from "../choice.tsx";
import { roles } from "./record.ts";

/** One patient's record as three roles see it: the choice of a role covers and uncovers the fields (specification, section 2). */
export function RoleRecord() {
  return (
    <section className="defer-68 md:defer-72 lg:defer-55 wrap band" aria-labelledby="roles-title">
      <div className="grid items-end gap-x-16 gap-y-4 pb-10 md:grid-cols-2 md:pb-14">
        <h2 id="roles-title" className="display max-w-[9em] text-display-s">
          One record, three roles
        </h2>
        <p className="max-w-[30rem] text-muted md:justify-self-end">
          Doctors see full records, nurses see vitals, and reception sees appointments. Your assistant answers all
          three. Masking adapts to the role.
        </p>
      </div>
      <figure
        className="record border border-t-4 border-ink bg-surface"
        aria-label="A patient’s record in the view of three roles"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-b border-hairline p-[clamp(1.125rem,3vw,2.5rem)]">
          <Choice legend="Who’s asking" name="role" options={roles} chosen="nurse" className="record-choice" />
          <ChoiceDescription options={roles} />
        </div>
        <div className="grid px-[clamp(1.125rem,3vw,2.5rem)] lg:grid-cols-[1.2fr_1fr_1.1fr] lg:gap-x-10">
          {clinicRecord.map(({ group, rows }) => (
            <div
              key={group}
              className="border-hairline py-6 not-first:border-t lg:pt-8 lg:pb-10 lg:not-first:border-t-0 lg:not-first:border-l lg:not-first:pl-10"
            >
              <h3 className="display text-title">{group}</h3>
              <dl>
                {rows.map(({ name, value, label, seenBy }, index) => (
                  <div key={name} className="grid grid-cols-[7.5rem_1fr] items-center pt-3 lg:grid-cols-1 lg:pt-5">
                    <dt className="text-small text-muted">{name}</dt>
                    <dd className={`secret secret-${index} ${seenBy.map((role) => `seen-by-${role}`).join(" ")}`}>
                      <span className="secret-text">{value}</span>
                      <span className="secret-bar bar">{label}</span>
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
        <figcaption className="figure-foot border-t border-hairline px-[clamp(1.125rem,3vw,2.5rem)] py-3.5">
          <span>Rule: minimum necessary</span>
        </figcaption>
      </figure>
    </section>
  );
}
