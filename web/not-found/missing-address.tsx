import { Veil } from "#web/ui/veil.tsx";

/**
 * The requested path, covered by a bar that then uncovers it. The page is the same for every path, so
 * web/not-found/address-script.ts fills in the path.
 */
export function MissingAddress() {
  return (
    <figure aria-label="The address you requested" className="missing border border-ink bg-surface">
      <div className="grid gap-3 px-[clamp(1.25rem,3vw,2rem)] pt-6 pb-7">
        <p className="text-small text-muted">You requested</p>
        <p className="relative font-mono text-[clamp(1.0625rem,0.9rem+0.7vw,1.375rem)]/[1.5]">
          <span id="missing-address" className="line-clamp-4 min-h-[1.5em] wrap-anywhere">
            this page
          </span>
          <span aria-hidden="true" className="missing-bar bar">
            PAGE_1
          </span>
        </p>
      </div>
      <Veil start="We lifted the bar" end="0 pages" />
      <figcaption className="grid gap-3 px-[clamp(1.25rem,3vw,2rem)] pt-6 pb-8">
        <span className="display block text-display-s">Nothing under the bar.</span>
        <span className="block text-muted">
          There’s no page at this address. Our server doesn’t record what you requested.
        </span>
        <span id="nearest" hidden className="block pt-2">
          Did you mean{" "}
          <a className="link font-mono" href="/">
            the home page
          </a>
          ?
        </span>
      </figcaption>
    </figure>
  );
}
