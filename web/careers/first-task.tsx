import { type Choice, progressText, secrets, sentence } from "./first-task.ts";

/**
 * A sample task: a prompt in which the visitor hides the personal phrases. It consists of checkboxes, so it works by
 * keyboard and without scripts; first-task-script.ts only updates the progress count.
 */
export function FirstTask() {
  return (
    <form
      id="first-task"
      className="grid grid-rows-[auto_1fr_auto] border border-ink bg-surface"
      autoComplete="off"
      aria-labelledby="task-title"
      data-right="1"
    >
      <p className="flex flex-wrap justify-between gap-x-6 border-b border-hairline px-[clamp(1.25rem,3vw,2rem)] py-4 text-small/[1.55]">
        <span id="task-title">Try the work: select what the model shouldn’t see</span>
        <span className="text-muted">Sample prompt</span>
      </p>
      <div className="self-center px-[clamp(1.25rem,3vw,2rem)] py-7 text-[clamp(1.1875rem,0.85rem+1.5vw,2.125rem)]/[1.75]">
        {sentence.map((run) => (typeof run === "string" ? run : <Phrase key={run.text} choice={run} />))}
      </div>
      <p className="task-foot">
        <output id="task-count">{progressText(1, 0)}</output>
      </p>
    </form>
  );
}

/** A phrase and its bar. Both always take up space, so that a click does not shift the layout. */
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
        <span className="task-bar bar">{label}</span>
      </label>
      {after}
    </span>
  );
}
