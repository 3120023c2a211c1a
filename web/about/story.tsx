import { Exposed, Masked } from "#web/ui/redaction.tsx";

/** The story (specification, section 2). It names no founder and no year, because neither is known. */
export function Story() {
  return (
    <section className="wrap band grid gap-8 lg:grid-cols-[3fr_9fr]" aria-labelledby="story-title">
      <h2 id="story-title" className="display text-display-s">
        Our story
      </h2>
      <div className="grid max-w-160 gap-6 text-[1.125rem]/[1.6] lg:max-w-none lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)] lg:gap-x-12">
        <p className="text-title lg:col-start-1">
          It begins with a question that is asked in every office that uses AI, mostly in a low voice: may I paste this?
        </p>
        <p className="lg:col-start-1">
          No one quite knows. The careful colleague does not paste, and loses an hour. The hurried one does, and what
          was in the file is now in someone else's model, where no one can take it out again. Both acted in good faith.
          The rule that would have helped them is on page nine of a document, and the document was not there when the
          cursor was.
        </p>
        <figure
          className="grid gap-3 self-start border border-t-4 border-hairline border-t-ink bg-surface p-5 text-[1.0625rem] lg:[grid-area:2/2/span_3]"
          aria-label="One sentence before and after the veil. Illustrative data."
        >
          <p className="text-small text-muted">Pasted at 17:52</p>
          <p>
            Make this sound friendlier: <Exposed>Mr Osei</Exposed> is let go on <Exposed>31 May</Exposed>.
          </p>
          <p className="-mx-5 h-8 text-shielded threads-8" aria-hidden="true" />
          <p>
            Make this sound friendlier: <Masked label="PERSON_1" /> is let go on <Masked label="DATE_1" />.
          </p>
          <figcaption className="text-small text-muted">Illustrative data</figcaption>
        </figure>
        <p className="lg:col-start-1">
          Two answers were on offer. Forbid it, which works until the next deadline. Or allow it and hope, which works
          until the next headline. We thought of a third one, and it is old. When the Romans built arenas, sailors hung
          cloth over the seats. No one was sent home, nothing was forbidden, and the show went on in full light. The
          cloth only decided where the sun fell.
        </p>
        <p className="lg:col-start-1">
          So we build cloth. It hangs between a person and a model, reads what goes through, and takes out what the
          model has no need of: a name becomes a placeholder, a number a token. The sentence still makes sense, the
          answer still comes, and on the way back the name is put in its place again. The careful colleague may paste.
          The hurried one does no harm.
        </p>
      </div>
    </section>
  );
}
