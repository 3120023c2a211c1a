import { Section } from "../ui/section.tsx";

/** What the figures contain, and what they leave out. */
export const WhatIsCounted = () => (
  <Section title="What is counted, and what isn’t">
    <ul className="grid max-w-[46rem] list-disc gap-2 pl-5 text-small text-muted">
      <li>
        Our server adds up its own requests by day, page and source. It keeps no cookie, IP address, browser or visitor
        ID, so it counts page views, never visitors.
      </li>
      <li>
        Not counted: bots, browsers that send Global Privacy Control or Do Not Track, and everyone who is logged in. So
        fewer inquiries and applications are counted here than you receive.
      </li>
      <li>
        Numbers below five aren’t shown. They are carried over, separately for each page and source, to the day on which
        they reach five; “&lt;5” marks days and periods with no number to show. What is below five when a month ends
        stays hidden, and so does the current day. Days are in UTC.
      </li>
      <li>
        Browsers prefetch a page when the pointer rests on its link. A page opened from there isn’t requested again, so
        the true number lies between “opened” and “opened” plus “prefetched.”
      </li>
      <li>
        A form counts as opened when a visitor first touches it, which loads its code. A browser that has cached the
        code doesn’t load it again, so returning visitors are counted once per release. Applications sent in the chat
        aren’t part of these figures.
      </li>
    </ul>
  </Section>
);
