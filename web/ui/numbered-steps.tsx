/** An ordered list of steps, each with a short name and an explanation. */
export function NumberedSteps({ steps }: { steps: readonly (readonly [title: string, text: string])[] }) {
  return (
    <ol className="grid gap-4">
      {steps.map(([title, text], index) => (
        <li key={title} className="grid grid-cols-[1.75rem_1fr] gap-x-2">
          <span aria-hidden="true" className="font-mono text-small text-muted tabular-nums">
            {index + 1}
          </span>
          <p>
            <strong className="font-medium">{title}.</strong> <span className="text-muted">{text}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
