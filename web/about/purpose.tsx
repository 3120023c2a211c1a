/** Mission and vision (specification, section 2): one sentence each, as large as they are meant. */
export function Purpose() {
  return (
    <section className="band-ink well" aria-label="Mission and vision">
      <div className="wrap band purpose">
        <div className="purpose-part">
          <h2 className="purpose-name">Our mission</h2>
          <p className="display text-display">Let people use AI without handing over the people they work for.</p>
        </div>
        <div aria-hidden="true" className="purpose-veil" />
        <div className="purpose-part">
          <h2 className="purpose-name">Our vision</h2>
          <p className="display text-display">An answer from a machine costs nobody their privacy.</p>
        </div>
      </div>
    </section>
  );
}
