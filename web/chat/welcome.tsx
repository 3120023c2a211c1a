import { suggestionsFor } from "#content/assistant/suggestions.ts";
import { site } from "#site";
import { Questions } from "./questions.tsx";
import type { VisitorForm } from "./use-visitor.ts";

/** Shown before the first message: what to expect, and three questions about the page. */
export function Welcome({ visitor }: { visitor: VisitorForm }) {
  return (
    <div className="grid gap-4">
      <p className="display text-title">What would you like to know about {site.name}?</p>
      <p className="text-small text-muted">
        I’m an automated assistant. I answer from this site and link to my sources. If I can’t find an answer, I’ll
        connect you with our team.
      </p>
      <Questions
        label="Suggested questions"
        questions={suggestionsFor(location.pathname)}
        sender={() => visitor.validate()}
      />
    </div>
  );
}
