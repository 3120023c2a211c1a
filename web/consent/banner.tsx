import { categoryTexts, notice } from "#content/cookies/notice.ts";
import { noticeHash, policyVersion, terms } from "#content/cookies/policy-version.ts";
import { categories } from "#content/cookies/schema.ts";
import { Button } from "#web/ui/button.tsx";

/**
 * The cookie banner of the specification's section 2, in the HTML of every page and hidden until the page's script finds no
 * valid choice: without scripts nothing optional can be set, so nothing is asked. Not modal: the page stays usable. The
 * three buttons are the same in every respect. It carries what the page was built with for the engine (engine.ts).
 */
export function ConsentBanner() {
  return (
    <section
      id="consent-banner"
      hidden
      aria-labelledby="consent-title"
      data-policy={policyVersion}
      data-notice={noticeHash}
      data-language={notice.language}
      data-terms={terms.join("\n")}
      className="consent-banner"
    >
      <div>
        <h2 id="consent-title" className="display text-title">
          {notice.title}
        </h2>
        <p>{notice.text}</p>
        <p data-consent-signal hidden>
          {notice.signal}
        </p>
        <ul>
          {categories.map((category) => (
            <li key={category}>
              {categoryTexts[category].title} ({categoryTexts[category].note})
            </li>
          ))}
        </ul>
        <p>
          <a href="/cookie-policy#settings">Cookie settings</a> <a href="/cookie-policy">Cookie Policy</a>
        </p>
      </div>
      <div className="consent-choices">
        <Button variant="outlined" data-consent="customize">
          {notice.customize}
        </Button>
        <Button variant="outlined" data-consent="reject-all">
          {notice.rejectAll}
        </Button>
        <Button variant="outlined" data-consent="accept-all">
          {notice.acceptAll}
        </Button>
      </div>
    </section>
  );
}
