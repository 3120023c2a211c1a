import { Veil } from "#web/ui/veil.tsx";

/**
 * The address that was asked for, under a bar that lifts, and what was found beneath. The page is the same for every
 * address, so web/not-found/address-script.ts writes it in.
 */
export function MissingAddress() {
  return (
    <figure aria-label="The address that was asked for" className="missing border border-ink bg-surface">
      <div className="missing-asked">
        <p className="text-small text-muted">You asked for</p>
        <p className="missing-line font-mono">
          <span id="missing-address" className="missing-address">
            this page
          </span>
          <span aria-hidden="true" className="missing-bar">
            PAGE_1
          </span>
        </p>
      </div>
      <Veil start="We lifted the bar" end="0 pages" />
      <figcaption className="missing-found">
        <span className="display block text-display-s">Nothing beneath it.</span>
        <span className="block text-muted">
          No page is hidden at this address, and none was found. What you asked for stays between your browser and this
          server.
        </span>
        <span id="nearest" hidden className="block pt-2">
          Close to it is{" "}
          <a className="link font-mono" href="/">
            the home page
          </a>
        </span>
      </figcaption>
    </figure>
  );
}
