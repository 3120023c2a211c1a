import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { countKeys, type Measurement, measure } from "./measure.ts";

const rows: { name: string; promise: string; show: (found: Measurement) => string }[] = [
  { name: "Other hosts contacted", promise: "0 at first", show: ({ otherHosts }) => String(otherHosts) },
  { name: "Cookies a script can read", promise: "0 at first", show: ({ cookies }) => String(cookies) },
  { name: "Items stored in your browser", promise: "0 at first", show: ({ keys }) => String(keys) },
  { name: "Requests, including the page", promise: "under 30", show: ({ requests }) => String(requests) },
  {
    name: "Kilobytes transferred",
    promise: "under 300",
    show: ({ bytes }) => (bytes === 0 ? "0, all from cache" : (bytes / 1024).toFixed(0)),
  },
];

/** Measures this visit in the browser. The result never leaves the page. */
function measureVisit() {
  const loaded = ["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type));
  return measure(
    loaded as PerformanceResourceTiming[],
    location.origin,
    document.cookie,
    countKeys(() => localStorage) + countKeys(() => sessionStorage),
  );
}

/** A table of what this site promises and, after a click, what the visitor's browser measured. */
export default function PageMeter() {
  const [found, setFound] = useState<Measurement>();
  return (
    <div className="grid content-start gap-6">
      <table className="meter">
        <caption className="sr-only">What this page promises and what your browser counted</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">Promised</th>
            <th scope="col">Counted</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, promise, show }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{promise}</td>
              <td>
                {found ? show(found) : <span aria-hidden="true" className="meter-bar bar" />}
                {!found && <span className="sr-only">not yet</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="grid min-h-16 grid-cols-1 items-center gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        <Button onClick={() => setFound(measureVisit())} className="w-48">
          {found ? "Measure again" : "Measure this page"}
        </Button>
        <span role="status" className="text-small text-muted">
          {found
            ? "Counted by your browser and sent to no one. The button’s own code, which loaded when you reached for it, is included."
            : "The count stays in your browser."}
        </span>
      </p>
      <p className="load-failed text-small text-muted">The counter didn’t load. Please reload the page.</p>
    </div>
  );
}
