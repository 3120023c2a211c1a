import type { IncomingMessage } from "node:http";

/** The id of a request's trace, for the log. Empty while tracing is off. */
export const traceIds = new WeakMap<IncomingMessage, string>();

interface TraceOptions<Result> {
  /** Starts a trace of its own, for work in the background that belongs to no request. */
  isRoot?: boolean;
  /** What the span says about the result. Like its name, it holds nothing that a person entered. */
  attributesOf?: (result: Result) => Record<string, string | number>;
}

/** Does `work` and records it as a span of the current trace. */
export type Trace = <Result>(
  name: string,
  work: () => Promise<Result>,
  options?: TraceOptions<Result>,
) => Promise<Result>;

/** Does `work` while tracing is off. */
export const untraced: Trace = (_name, work) => work();
