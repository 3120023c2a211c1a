/** 'How to Control Cookies': on this site, in the browser, and with Global Privacy Control. */
export function Control() {
  return (
    <section aria-labelledby="control" className="policy-section cookie-section grid-cols-1">
      <h2 id="control">How to Control Cookies</h2>
      <div className="policy-body">
        <h3>On this site</h3>
        <p>
          The banner asks once, and refusing takes the same single press as agreeing. Later, “Settings” at the foot of
          the page opens your choice again, and “Withdraw” beside it takes back everything optional at one press. What a
          category kept in your browser is then removed, and its scripts are stopped in every tab that shows this site.
        </p>
        <p>
          Closing the dialog, pressing Escape, scrolling or reading on is not a choice: nothing optional is set until
          you make one. Without JavaScript nothing optional can be set at all, so the banner does not ask.
        </p>
        <p>
          The pages for signing in, asking for a demo and applying carry no script of another company, whatever you
          agreed to. The chat, and applying in it, also opens on pages where one that you agreed to runs.
        </p>
        <p className="hidden noscript:block">
          <strong>JavaScript is off in your browser. Only essential cookies can be set here.</strong>
        </p>
        <h3 id="global-privacy-control">Global Privacy Control</h3>
        <p>
          If your browser sends this signal, analytics and marketing stay off without your having to say so. If you then
          accept all, or switch one of them on yourself, that later, explicit choice counts, and your receipt says so.
        </p>
        <p className="cookie-signal">
          <strong>Your browser sends the signal now. We honour it.</strong>
        </p>
        <h3>In your browser</h3>
        <p>
          Every browser can show, refuse and delete cookies, usually under “Privacy” in its settings. If you refuse all
          of them you can still read every page here; only signing in and the chat need one.
        </p>
      </div>
    </section>
  );
}
