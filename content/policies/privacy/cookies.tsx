import { site } from "#site";
import type { PolicySection } from "../policy-section.ts";

/** What the browser keeps: section XII. */
export const cookies: readonly PolicySection[] = [
  {
    id: "cookies",
    title: "Cookies",
    plain: "None while you read, unless you agree to some. Two when you sign in, and one when you open the chat.",
    body: (
      <>
        <p>
          The <a href="/cookie-policy">cookie policy</a> states the purpose, provider and duration of each. In short,
          where over a secure connection <code>__Host-</code> stands before the first three names:
        </p>
        <dl>
          <dt>
            <code>session</code>
          </dt>
          <dd>
            Set by us when you sign in or open an account: a random number, and nothing about you. Your browser drops it
            when it closes; on our side it ends as section VIII says.
          </dd>
          <dt>
            <code>device</code>
          </dt>
          <dd>
            Set by us when you sign in: a random number and the time, signed, by which we know your browser, so that
            strangers who guess passwords cannot keep you out. 90 days.
          </dd>
          <dt>
            <code>{site.slug}-chat-session</code>
          </dt>
          <dd>
            Set by us when you open the chat: a random number that shows that the conversation is yours, until your
            browser closes. Its local storage holds an id of the conversation under the same name, which opens nothing
            by itself and stays until you delete it.
          </dd>
          <dt>
            <code>sidebar_state</code>
          </dt>
          <dd>For our own people: how wide they left the side of the dashboard. 7 days.</dd>
          <dt>Your choice</dt>
          <dd>Your browser’s local storage keeps it for 12 months, with its receipt.</dd>
          <dt>Functional</dt>
          <dd>
            Only if you agree: <code>preferences</code> and <code>language</code> remember your colours and your
            language for a year.
          </dd>
          <dt>Analytics and marketing</dt>
          <dd>
            Only if you agree, and only where we have set up the company that the cookie policy names: its script is
            then loaded and reports your visit to it, from every page but those for signing in, asking for a demo and
            applying. Where the chat is opened on another page, it runs beside it, also while you apply there. If your
            browser sends Global Privacy Control, both are off unless you switch them on yourself. When you withdraw,
            what they kept is removed and their requests stop, in every tab.
          </dd>
        </dl>
        <p>
          The memory of your tab holds notes, such as what you type into a form, until the tab is closed. The cookie
          policy lists each.
        </p>
      </>
    ),
  },
];
