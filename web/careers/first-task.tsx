import { type Choice, found, secrets, sentence } from "./first-task.ts";

/**
 * The work itself, small: a sentence on its way to a model, in which the visitor puts bars over what should not be said.
 * It is a set of checkboxes, so it works by keyboard and without script; the script only counts (first-task-script.ts).
 */
export function FirstTask() {
  return (
    <form id="first-task" className="task" autoComplete="off" aria-labelledby="task-title" data-right="1">
      <p className="task-head">
        <span id="task-title">Try the work: what should the model not be told?</span>
        <span className="text-muted">Illustrative data</span>
      </p>
      <div className="task-sentence">
        {sentence.map((run) => (typeof run === "string" ? run : <Phrase key={run.text} choice={run} />))}
      </div>
      <p className="task-foot">
        <output id="task-count">{found(1, 0)}</output>
      </p>
    </form>
  );
}

/** A phrase and its bar, each with its place in the line from the start, so that a press moves nothing. */
function Phrase({ choice: { text, after, label } }: { choice: Choice }) {
  return (
    <span className="whitespace-nowrap">
      <label className="task-phrase">
        <input
          type="checkbox"
          name={label}
          aria-label={`Hide “${text}”, ${label}`}
          defaultChecked={label === secrets[0]}
          className="sr-only"
        />
        <span className="task-text">{text}</span>
        <span className="task-bar">{label}</span>
      </label>
      {after}
    </span>
  );
}
