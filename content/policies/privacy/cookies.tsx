import { site } from "#site";
import type { PolicySection } from "../policy-section.ts";

/** What the browser keeps: section XII. */
export const cookies: readonly PolicySection[] = [
  {
    id: "cookies",
    title: "Cookies",
    plain: "None while you read, unless you agree. Two when you log in, and one when you open the chat.",
    body: (
      <>
        <p>
          The <a href="/cookie-policy">Cookie Policy</a> states the purpose, provider and duration of each. In short
          (over a secure connection, the first three names start with <code>__Host-</code>):
        </p>
        <dl>
          <dt>
            <code>session</code>
          </dt>
          <dd>
            Set by us when you log in or open an account: a random number, and nothing about you. It’s gone when your
            browser closes; on our server it ends as described in section VIII.
          </dd>
          <dt>
            <code>device</code>
          </dt>
          <dd>
            Set by us when you log in: a random number and the time, signed. It identifies your browser, so password
            guessing by others can’t lock you out and we can email you about a login on a new device. 90 days.
          </dd>
          <dt>
            <code>{site.slug}-chat-session</code>
          </dt>
          <dd>
            Set by us when you open the chat: a random number that shows the conversation is yours, until your browser
            closes. Local storage keeps a conversation ID under the same name, which opens nothing by itself and stays
            until you delete it.
          </dd>
          <dt>
            <code>sidebar_state</code>
          </dt>
          <dd>For our own team: the width of the dashboard’s sidebar. 7 days.</dd>
          <dt>Your choice</dt>
          <dd>Your browser’s local storage keeps it for 12 months, and its receipt until you choose again.</dd>
          <dt>Functional</dt>
          <dd>
            Only if you agree: <code>preferences</code> and <code>language</code> remember your color scheme and
            language for a year.
          </dd>
          <dt>Analytics and marketing</dt>
          <dd>
            Only if you agree, and only if we have set up the service that the Cookie Policy names: its script then
            reports your visit to that service, from every page except those for logging in, requesting a demo and
            applying. On other pages it also runs beside the chat, even while you apply in it. If your browser sends
            Global Privacy Control, both are off unless you turn them on. When you withdraw, their data is removed and
            their requests stop, in every tab.
          </dd>
        </dl>
        <p>Your tab’s storage holds entries such as form text until the tab is closed. The Cookie Policy lists each.</p>
      </>
    ),
  },
];
