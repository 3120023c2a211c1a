import {
  criteria,
  criterionNames,
  recommendationNames,
  recommendations,
  type Scorecards,
  scoreWords,
} from "#domain/scorecards/schema.ts";

/** How often each score was given. No averages: four people’s 2.75 says less than who said what. */
export function Summary({ summary, count }: { summary: NonNullable<Scorecards["summary"]>; count: number }) {
  return (
    <div className="overflow-x-auto pt-3">
      <p className="pb-2 text-small">
        {recommendationNames
          .map((name, index) => `${recommendations[name]}: ${summary.recommendations[index]}`)
          .join(", ")}
      </p>
      <table className="w-full table-fixed text-small tabular-nums">
        <caption className="sr-only">How many of {count} gave each score</caption>
        <thead>
          <tr className="border-b border-ink text-left">
            <th scope="col" className="w-2/5 py-1.5 pr-2 font-medium">
              Criterion
            </th>
            {scoreWords.map((word, index) => (
              <th key={word} scope="col" className="py-1.5 pl-2 text-right font-medium">
                {index + 1} <span className="sr-only sm:not-sr-only">{word}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {criterionNames.map((name) => (
            <tr key={name} className="border-b border-hairline">
              <th scope="row" className="py-1.5 pr-2 text-left font-normal">
                {criteria[name]}
              </th>
              {scoreWords.map((word, index) => {
                const given = summary.scores[name][index] ?? 0;
                return (
                  <td key={word} className={given === 0 ? "pl-2 text-right text-muted" : "pl-2 text-right font-medium"}>
                    {given}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
