import { catalogue } from "#content/cookies/catalogue.ts";
import { categoryTexts } from "#content/cookies/notice.ts";
import { optionalScripts } from "#content/cookies/optional-scripts.ts";
import { otherStorage } from "#content/cookies/other-storage.ts";
import { type Category, categories } from "#content/cookies/schema.ts";
import { CookieTable } from "./cookie-table.tsx";
import { State } from "./state.tsx";

/** 'Types of Cookies We Use': each category with its state and its entries, made of the catalogue. */
export function Types() {
  return (
    <section aria-labelledby="types" className="cookie-section">
      <h2 id="types">Types of Cookies We Use</h2>
      <div className="policy-body">
        <p>
          Four categories, {catalogue.length} entries. Essential ones are kept once you use what they are for. The
          others only after you have said yes, and they go when you say no.
        </p>
      </div>
      {categories.map((category) => {
        const { title, note, description } = categoryTexts[category];
        const vendors = optionalScripts.filter((script) => script.category === category);
        return (
          <section key={category} aria-labelledby={`${category}-cookies`} className="cookie-category">
            <div className="cookie-category-head">
              <h3 id={`${category}-cookies`}>
                {title} Cookies <span>({note})</span>
              </h3>
              <State of={category} on="Enabled" off="Disabled" />
            </div>
            <p>{description}</p>
            {vendors.map(({ name, variable }) => (
              <p key={name} data-vendor={variable} className="cookie-vendor">
                <span className="cookie-vendor-off">
                  {name} is not set up on this site at present: nothing of it is loaded, even if you say yes.
                </span>
                <span className="cookie-vendor-on">{name} is set up on this site. It is loaded once you say yes.</span>
              </p>
            ))}
            <CookieTable
              cookies={catalogue.filter((cookie) => cookie.category === category)}
              label={`${title} cookies`}
            />
            {category !== "essential" && <Notes of={category} />}
          </section>
        );
      })}
      <section aria-labelledby="counting" className="cookie-category">
        <h3 id="counting">Counting without cookies</h3>
        <p>
          Our own server counts how often each page is opened on a day and, if a link on another site led here, the name
          of that site. These are numbers and nothing else: no cookie, no network address, no visitor behind them, so no
          category above covers it. If your browser sends Global Privacy Control or Do Not Track, you are not counted.
        </p>
      </section>
      <section aria-labelledby="also-kept" className="cookie-category">
        <h3 id="also-kept">Also kept, and gone soon</h3>
        <p>
          Notes that never leave your browser. All but the receipt lie in the memory of a tab, and end with it at the
          latest.
        </p>
        <Notes of="essential" />
      </section>
    </section>
  );
}

function Notes({ of }: { of: Category }) {
  const items = otherStorage.filter(({ category }) => category === of);
  if (items.length === 0) return null;
  return (
    <dl className="cookie-notes">
      {items.map(({ key, purpose, duration }) => (
        <div key={key}>
          <dt>
            <code>{key}</code>
          </dt>
          <dd>
            {purpose} <span className="text-muted">{duration}.</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
