import { stageLabel } from "#domain/job-listings/stages.ts";
import { useChoice } from "#web/ui/use-choice.ts";

/** A select of the stages of a listing, which moves a candidate, or several, to the chosen one. */
export function StageMenu({
  label,
  stage,
  stages,
  onMove,
  disabled,
  className,
}: {
  label: string;
  /** Where the candidate is, which is not offered. */
  stage?: string;
  /** The stages of the listing. */
  stages: readonly string[];
  onMove: (stage: string) => void;
  disabled?: boolean;
  className: string;
}) {
  const { props } = useChoice("", onMove);
  return (
    <select data-no-print aria-label={label} disabled={disabled} className={className} {...props}>
      <option value="">Move to…</option>
      {stages
        .filter((one) => one !== stage)
        .map((one) => (
          <option key={one} value={one}>
            {stageLabel(one)}
          </option>
        ))}
    </select>
  );
}
