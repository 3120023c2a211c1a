/** The quiet footnote mark beside a figure: it leads to the section of `/how-we-measure` that states what the figure rests on. */
export function MeasureMark({ section, figure }: { section: string; figure: string }) {
  // biome-ignore lint/a11y/useAnchorContent: the label is its name; text would become part of the figure's sentence
  return <a href={`/how-we-measure#${section}`} aria-label={`How We Measure: ${figure}`} className="measure-mark" />;
}

/** The label of a page's sample data, which appears once on the page. */
export function IllustrativeData({ className }: { className?: string }) {
  return (
    <a href="/how-we-measure#examples" className={`illustrative ${className ?? ""}`}>
      Illustrative data
    </a>
  );
}
