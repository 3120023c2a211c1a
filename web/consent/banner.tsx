import { notice } from "#content/cookies/notice.ts";

/**
 * The cookie banner (specification, section 2). It is in the HTML of every page; consent-script.astro shows it as soon as the
 * page is read, to visitors without a choice. Without scripts it stays hidden, also from programs that read pages without styles,
 * because nothing optional can be set. It is not modal and follows the header in the tab order. Its three buttons look the same.
 */
export function ConsentBanner() {
  return (
    <section aria-labelledby="consent-title" className="consent" hidden>
      <div>
        <p id="consent-title" className="consent-title">
          {notice.title}
        </p>
        <p>{notice.text}</p>
        <p className="consent-signal">{notice.signal}</p>
        <p data-consent-changes hidden />
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
        <p className="consent-load-failed" role="alert">
          Your choice could not be saved. Please try again.
        </p>
        <p className="consent-links">
          <a href="/cookie-policy#settings" data-consent="settings" aria-haspopup="dialog">
            {notice.settingsLink}
          </a>
          <a href="/cookie-policy">{notice.policyLink}</a>
        </p>
      </div>
    </section>
  );
}
