import { categoryTexts, notice } from "#content/cookies/notice.ts";
import { categories } from "#content/cookies/schema.ts";

/**
 * The cookie banner of the specification's section 2: in the HTML of every page, shown before the first paint to who has yet
 * to choose (consent-script.astro), never without scripts, for then nothing optional can be set and nothing is asked. Not
 * modal, and early in the page: the keyboard meets it after the header. Its three buttons are the same in every respect.
 */
export function ConsentBanner() {
  return (
    <section aria-labelledby="consent-title" className="consent" data-no-print>
      <div>
        <p id="consent-title" className="consent-title">
          {notice.title}
        </p>
        <p>{notice.text}</p>
        <p className="consent-signal">{notice.signal}</p>
        <p data-consent-changes hidden />
        <ul>
          {categories.map((category) => (
            <li key={category}>
              {categoryTexts[category].title} <span>({categoryTexts[category].note})</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <div className="consent-choices">
          <button type="button" data-consent="settings" aria-haspopup="dialog">
            {notice.customize}
          </button>
          <button type="button" data-consent="reject-all">
            {notice.rejectAll}
          </button>
          <button type="button" data-consent="accept-all">
            {notice.acceptAll}
          </button>
        </div>
        <p className="consent-asleep" role="alert">
          Your choice could not be changed. Please try again.
        </p>
        <p className="consent-links">
          <a href="/cookie-policy#settings">{notice.settingsLink}</a>
          <a href="/cookie-policy">{notice.policyLink}</a>
        </p>
      </div>
    </section>
  );
}
