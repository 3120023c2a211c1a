import { ApplicationProcess } from "./application-process.tsx";

/** The internship program, beside its application form. */
export function Program() {
  return (
    <div className="grid content-start gap-12 lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:self-start">
      <div className="grid gap-5">
        <h1 className="display text-display">Three to six months on one real task</h1>
        <p className="max-w-md text-lead text-muted">
          With a mentor who has time for you, and at the end something of yours that runs in the product or stands in
          its documentation. 15 students were here before you.
        </p>
        <p>
          <a className="link" href="/careers">
            What they say about it
          </a>
        </p>
      </div>
      <ApplicationProcess />
    </div>
  );
}
