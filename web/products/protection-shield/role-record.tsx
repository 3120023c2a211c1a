import { Choice, Told } from "../choice.tsx";
import { fields, roles } from "./record.ts";

/** One patient's record under the eyes of three roles: a switch lifts and drops the bars (specification, section 2). */
export function RoleRecord() {
  return (
    <section className="wrap band" aria-labelledby="roles-title">
      <div className="grid items-end gap-x-16 gap-y-4 pb-10 md:grid-cols-2 md:pb-14">
        <h2 id="roles-title" className="display max-w-[9em] text-display-s">
          The same record, three pairs of eyes
        </h2>
        <p className="max-w-[30rem] text-muted md:justify-self-end">
          Doctors read full records, nurses vitals, reception appointments. Your assistant answers all three; the bars
          fall by who is asking.
        </p>
      </div>
      <figure className="record" aria-label="A patient’s record as three roles read it. Illustrative data.">
        <div className="record-head">
          <Choice legend="Who is asking" name="role" options={roles} chosen="nurse" className="record-choice" />
          <Told>
            {roles.map(({ value, told }) => (
              <span key={value} className={`told-${value}`}>
                {told}
              </span>
            ))}
          </Told>
        </div>
        <div className="record-fields">
          {fields.map(({ group, rows }) => (
            <div key={group} className="record-group">
              <h3 className="display text-title">{group}</h3>
              <dl>
                {rows.map(({ name, value, label, seenBy }, index) => (
                  <div key={name} className="record-field">
                    <dt className="text-small text-muted">{name}</dt>
                    <dd className={`secret secret-${index} ${seenBy.map((role) => `seen-by-${role}`).join(" ")}`}>
                      <span className="secret-text">{value}</span>
                      <span className="secret-bar">{label}</span>
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
        <figcaption className="figure-foot record-foot">
          <span>Rule: minimum necessary</span>
          <span>Illustrative data</span>
        </figcaption>
      </figure>
    </section>
  );
}
