import { catalog } from "#content/cookies/catalog.ts";
import { categoryTexts } from "#content/cookies/notice.ts";
import { optionalScripts } from "#content/cookies/optional-scripts.ts";
import { otherStorage } from "#content/cookies/other-storage.ts";
import { type Category, categories } from "#content/cookies/schema.ts";
import { CookieTable } from "./cookie-table.tsx";
import { State } from "./state.tsx";

const paragraph = "mt-[0.4rem] max-w-168 text-muted";

/** 'Types of Cookies We Use': each category of the catalog with its state and its entries. */
export function Types() {
  return (
    <section aria-labelledby="types" className="policy-section cookie-section grid-cols-1">
      <h2 id="types">Types of Cookies We Use</h2>
      <div className="policy-body">
        <p>
          Four categories, {catalog.length} entries. Essential cookies are set when you use the feature they belong to.
          The others are set only after you agree, and removed when you withdraw.
        </p>
      </div>
      {categories.map((category) => {
        const { title, note, description } = categoryTexts[category];
        const vendors = optionalScripts.filter((script) => script.category === category);
        return (
          <section
            key={category}
            aria-labelledby={`${category}-cookies`}
            className="border-t border-hairline pt-6 pb-5"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h3 id={`${category}-cookies`} className="text-[1.125rem] font-medium">
                {title} Cookies <span className="font-normal text-muted">({note})</span>
              </h3>
              <State of={category} on="Enabled" off="Disabled" />
            </div>
            <p className={paragraph}>{description}</p>
            {vendors.map(({ name, variable }) => (
              <p key={name} data-vendor={variable} className={`${paragraph} text-small/[1.55]`}>
                <span className="cookie-vendor-off">
                  {name} isn’t set up on this site at present. Nothing is loaded from it, even if you agree.
                </span>
                <span className="cookie-vendor-on">{name} is set up on this site. It’s loaded once you agree.</span>
              </p>
            ))}
            <CookieTable
              cookies={catalog.filter((cookie) => cookie.category === category)}
              label={`${title} cookies`}
            />
            {category !== "essential" && <Notes of={category} />}
          </section>
        );
      })}
      <section aria-labelledby="counting" className="border-t border-hairline pt-6 pb-5">
        <h3 id="counting" className="text-[1.125rem] font-medium">
          Counting Without Cookies
        </h3>
        <p className={paragraph}>
          Each day, our own server counts how often each page is opened, and how often a link on another site or in one
          of our campaigns led to it; how often a form is opened or sent; and how often a conversation is handed to our
          team. These are plain numbers, without cookies, IP addresses or visitor data, so no category above applies. If
          your browser sends Global Privacy Control or Do Not Track, or you’re logged in, you aren’t counted.
        </p>
      </section>
      <section aria-labelledby="also-kept" className="border-t border-hairline pt-6 pb-5">
        <h3 id="also-kept" className="text-[1.125rem] font-medium">
          Other Storage
        </h3>
        <p className={paragraph}>
          Your browser doesn’t send these entries when it loads a page. All are deleted when you close the tab, or
          earlier, unless the entry says otherwise.
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
    <dl className="mt-3 text-[0.9375rem]">
      {items.map(({ key, purpose, duration }) => (
        <div
          key={key}
          className="grid gap-x-5 gap-y-[0.1rem] border-t border-hairline py-[0.6rem] sm:grid-cols-[13rem_minmax(0,1fr)]"
        >
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
