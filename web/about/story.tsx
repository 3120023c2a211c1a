import { IllustrativeData } from "#web/ui/measure-mark.tsx";
import { Exposed, Masked } from "#web/ui/redaction.tsx";

/** The story (specification, section 2). It names no founder and no year, because neither is known. */
export function Story() {
  return (
    <section className="wrap band grid gap-8 lg:grid-cols-[3fr_9fr]" aria-labelledby="story-title">
      <h2 id="story-title" className="display text-display-s">
        Our story
      </h2>
      <div className="grid max-w-160 gap-6 text-[1.125rem]/[1.6] lg:max-w-none lg:grid-cols-[minmax(0,38rem)_minmax(14rem,1fr)] lg:gap-x-12">
        <p className="text-title lg:col-start-1">
          It starts with a question that people ask quietly in every office that uses AI: can I paste this?
        </p>
        <p className="lg:col-start-1">
          The careful colleague doesn’t paste, and loses an hour. The rushed one does, and now the file is in someone
          else’s model for good. Both meant well. The rule that would have helped them is on page nine of a policy they
          didn’t have open.
        </p>
        <figure
          className="grid gap-3 self-start border border-t-4 border-hairline border-t-ink bg-surface p-5 text-[1.0625rem] lg:[grid-area:2/2/span_3]"
          aria-label="One sentence before and after the veil"
        >
          <p className="text-small text-muted">Pasted at 5:52 p.m.</p>
          <p>
            Make this sound friendlier: <Exposed>Mr. Osei</Exposed>’s last day is <Exposed>May 31</Exposed>.
          </p>
          <p className="-mx-5 h-8 text-shielded threads-8" aria-hidden="true" />
          <p>
            Make this sound friendlier: <Masked label="PERSON_1" />
            ’s last day is <Masked label="DATE_1" />.
          </p>
          <figcaption className="text-small">
            <IllustrativeData />
          </figcaption>
        </figure>
        <p className="lg:col-start-1">
          There were two options: ban it, which works until the next deadline, or allow it and hope, which works until
          the next headline. We took a third, and it’s an old one. When the Romans built arenas, sailors hung cloth over
          the seats. No one was sent home, nothing was banned, and the show went on in full light. The cloth only
          controlled where the sun fell.
        </p>
        <p className="lg:col-start-1">
          So we build cloth. It hangs between a person and a model, reads what passes, and takes out what the model
          doesn’t need: a name becomes PERSON_1, a card number CARD_1. The sentence still makes sense, the answer still
          comes, and the name is restored on the way back. The careful colleague can paste. The rushed one does no harm.
        </p>
      </div>
    </section>
  );
}
