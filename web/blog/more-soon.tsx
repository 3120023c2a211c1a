import { feedPaths } from "./feeds.ts";

const widths = ["w-9/12", "w-11/12", "w-6/12"];

/** Below the list: redacted titles of upcoming articles, and the feeds that announce them. */
export function MoreSoon() {
  return (
    <section aria-labelledby="more-soon" className="more-soon">
      <div aria-hidden="true" className="grid content-center gap-4">
        {widths.map((width) => (
          <span key={width} className={`more-bar bar ${width}`} />
        ))}
      </div>
      <div className="grid content-center gap-4">
        <h2 id="more-soon" className="display text-display-s">
          More Blogs Coming Soon
        </h2>
        <p className="max-w-md text-muted">Follow new articles in a feed reader; we don’t need your email address.</p>
        <FeedLinks />
      </div>
    </section>
  );
}

/** Links to the three feeds. */
function FeedLinks() {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {[
        ["RSS", feedPaths.rss],
        ["Atom", feedPaths.atom],
        ["JSON Feed", feedPaths.json],
      ].map(([name, href]) => (
        <li key={href}>
          <a className="link inline-block py-1" href={href}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
