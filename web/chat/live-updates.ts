/** How often the panel polls for messages, besides the event stream (specification, section 9; ms). */
const POLL_INTERVAL_MS = 5000;

type Receive = (type: "message" | "words", data: unknown) => void;

/**
 * Refreshes the conversation at `path` and passes its events on while the page is visible; with an open stream it would not
 * be eligible for the back/forward cache. Returns what ends both.
 */
export function startUpdates(path: string, refresh: () => void, receive: Receive): () => void {
  let stopListening = () => {};
  const change = (event?: Event) => {
    stopListening();
    if (document.hidden) return;
    stopListening = listen(path, receive);
    if (event) refresh();
  };
  change();
  document.addEventListener("visibilitychange", change);
  const polling = setInterval(() => document.hidden || refresh(), POLL_INTERVAL_MS);
  return () => {
    clearInterval(polling);
    document.removeEventListener("visibilitychange", change);
    stopListening();
  };
}

/**
 * Listens in one tab of the browser at a time, while the others poll: over HTTP/1.1 a browser opens six connections to a
 * site, which six streams would use up.
 */
function listen(path: string, receive: Receive): () => void {
  const end = new AbortController();
  const hold = () =>
    new Promise<void>((release) => {
      const events = new EventSource(`${path}/events`);
      for (const type of ["message", "words"] as const)
        events.addEventListener(type, ({ data }) => receive(type, JSON.parse(data)));
      end.signal.addEventListener("abort", () => release(events.close()));
    });
  // Locks exist in secure contexts only. The request of a tab that stops before its turn is rejected.
  void (navigator.locks?.request("chat-events", { signal: end.signal }, hold) ?? hold()).catch(() => {});
  return () => end.abort();
}
