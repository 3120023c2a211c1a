import { ApplicationProcess } from "./application-process.tsx";

/** The internship program, beside its application form. */
export function Program() {
  return (
    <div className="grid content-start gap-12 lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:self-start">
      <div className="grid gap-5">
        <h1 className="display text-display">Three to six months on one real task</h1>
        <p className="max-w-md text-lead text-muted">
          You work with a mentor who has time for you, and your work ships in the product or its documentation. Fifteen
          students came before you.
        </p>
        <p>
          <a className="link" href="/careers">
            Read about the program
          </a>
        </p>
      </div>
      <ApplicationProcess />
    </div>
  );
}
