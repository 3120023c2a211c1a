/** Mission and vision (specification, section 2): one sentence each. */
export function Purpose() {
  return (
    <section className="defer-36 band-ink well" aria-label="Mission and vision">
      <div className="wrap band grid gap-10 md:grid-cols-[1fr_clamp(2.5rem,5vw,4.5rem)_1fr] md:gap-[clamp(1.5rem,4vw,4rem)]">
        <div className="grid content-start gap-5">
          <h2 className="text-small/[1.55] font-medium text-muted">Our mission</h2>
          <p className="display text-display">Let people use AI without exposing the people they serve.</p>
        </div>
        <div aria-hidden="true" className="min-h-10 text-shielded threads-8" />
        <div className="grid content-start gap-5">
          <h2 className="text-small/[1.55] font-medium text-muted">Our vision</h2>
          <p className="display text-display">A world where an answer from AI costs no one their privacy.</p>
        </div>
      </div>
    </section>
  );
}
