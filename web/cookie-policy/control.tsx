/** 'How to Control Cookies': on this site, in the browser, and with Global Privacy Control. */
export function Control() {
  return (
    <section aria-labelledby="control" className="policy-section cookie-section grid-cols-1">
      <h2 id="control">How to Control Cookies</h2>
      <div className="policy-body">
        <h3>On This Site</h3>
        <p>
          In the banner, refusing takes a single click, just like agreeing. Later, the cookie settings at the bottom of
          each page reopen your choice, and “Withdraw Consent” beside them turns off everything optional with one click.
          A category’s data is then removed from your browser, and its scripts stop in every tab of this site.
        </p>
        <p>
          Closing the dialog, pressing Escape, scrolling or reading on isn’t a choice: nothing optional is set until you
          make one. Without JavaScript, nothing optional can be set at all, so the banner doesn’t ask.
        </p>
        <p>
          The pages for logging in, requesting a demo and applying never load another company’s script, whatever you
          agreed to. The chat, where you can also apply, opens on pages where a script you agreed to may run.
        </p>
        <p className="hidden noscript:block">
          <strong>JavaScript is off in your browser. Only essential cookies can be set here.</strong>
        </p>
        <h3 id="global-privacy-control">Global Privacy Control</h3>
        <p>
          If your browser sends this signal, analytics and marketing stay off automatically. If you then accept all or
          turn one of them on, that later, explicit choice counts, and your receipt says so.
        </p>
        <p className="cookie-signal">
          <strong>Your browser sends the signal now. We honor it.</strong>
        </p>
        <h3>In Your Browser</h3>
        <p>
          Every browser can show, block and delete cookies, usually under “Privacy” in its settings. If you block all of
          them, you can still read every page; only logging in and the chat need cookies.
        </p>
      </div>
    </section>
  );
}
