// Loaded only while tracing is on: other files import its types alone.
import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import {
  type Attributes,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import type { LogEvent } from "kysely";
import type { Logger } from "pino";
import type { Database } from "#db/database.ts";
import type { Env } from "../env.ts";
import type { TracingSettings } from "../env-tracing.ts";
import { labelsOf } from "./route-names.ts";
import { type Trace, traceIds } from "./trace.ts";
import { openTracerProvider } from "./tracer-provider.ts";

/** How many transactions and queries one span has at most: an export or a retention run makes thousands. */
const MAX_QUERIES = 100;
/** How long a stopping server waits for the collector (ms). */
const STOP_MS = 2000;

/**
 * The traces of one server, sent to a collector with OpenTelemetry's protocol over HTTP, as JSON. Spans hold routes, tables,
 * outcomes and times, never what a client sent or a row holds: neither addresses, queries and bodies nor the parameters of
 * statements and the messages of errors.
 */
export class Tracing {
  readonly #provider;
  readonly #tracer: Tracer;
  readonly #active = new AsyncLocalStorage<Span | undefined>();
  readonly #queries = new WeakMap<Span, number>();
  readonly #propagator = new W3CTraceContextPropagator();
  readonly #trustProxy: Env["trustProxy"];
  readonly #system: string;

  constructor(settings: TracingSettings, { databaseUrl, trustProxy }: Env, log: Logger) {
    this.#provider = openTracerProvider(settings, log);
    this.#tracer = this.#provider.getTracer("server");
    this.#trustProxy = trustProxy;
    this.#system = databaseUrl === undefined ? "sqlite" : "postgresql";
  }

  /** Answers a request within a span of its own, which ends with the response. */
  answer(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
    const { socket, headers } = request;
    // Else a client could join the traces of others, or have each of its requests recorded.
    const isTrusted = this.#trustProxy(socket.remoteAddress ?? "", 0);
    const parent = isTrusted ? this.#propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter) : ROOT_CONTEXT;
    const { method } = labelsOf(request);
    const attributes = { "http.request.method": method };
    const span = this.#tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
    traceIds.set(request, span.spanContext().traceId);
    response.once("close", () => {
      const { route } = labelsOf(request);
      span.updateName(`${method} ${route}`).setAttribute("http.route", route);
      if (response.writableFinished) span.setAttribute("http.response.status_code", response.statusCode);
      else span.setAttribute("error.type", "client_left");
      if (response.statusCode >= 500) fail(span, String(response.statusCode));
      span.end();
    });
    this.#active.run(span, answer);
  }

  readonly trace: Trace = (name, work, { isRoot = false, attributesOf } = {}) => {
    const parent = isRoot ? undefined : this.#active.getStore();
    return this.#within(this.#start(name, parent), work, attributesOf);
  };

  /** `db`, whose transactions are spans. */
  database(db: Database): Database {
    return {
      ...db,
      write: (work) =>
        this.#query("transaction", (span) => db.write((queries) => this.#active.run(span, work, queries))),
    };
  }

  /** Records a query that has ended. */
  readonly onQuery = ({ query, queryDurationMillis, ...event }: LogEvent): void => {
    const statement = shapeOf(query.sql);
    if (!statement) return;
    const endTime = performance.timeOrigin + performance.now();
    const { operation, table } = statement;
    const span = this.#startQuery(table ? `${operation} ${table}` : operation, {
      startTime: endTime - queryDurationMillis,
      attributes: { "db.operation.name": operation, ...(table && { "db.collection.name": table }) },
    });
    if (span && event.level === "error") fail(span, typeOf(event.error));
    span?.end(endTime);
  };

  /** Sends what has ended. */
  async stop(): Promise<void> {
    const sent = this.#provider.shutdown().catch(() => {});
    await Promise.race([sent, wait(STOP_MS, undefined, { ref: false })]);
  }

  /**
   * Does work on the database in a span, if there is one to start. Several requests share a transaction, so it begins outside
   * of any trace, and what it does for a request returns to the span of that.
   */
  #query<Result>(name: string, work: (span: Span | undefined) => Promise<Result>): Promise<Result> {
    const span = this.#startQuery(name);
    const start = () => this.#active.run(undefined, work, span);
    return span ? this.#within(span, start) : start();
  }

  /** A span for work on the database while the current span is open. Undefined without one, or when that has enough. */
  #startQuery(name: string, { attributes, ...options }: SpanOptions = {}): Span | undefined {
    const parent = this.#active.getStore();
    if (!parent?.isRecording()) return undefined;
    const count = (this.#queries.get(parent) ?? 0) + 1;
    this.#queries.set(parent, count);
    if (count > MAX_QUERIES) {
      parent.setAttribute("db.queries", count);
      return undefined;
    }
    const known = { "db.system.name": this.#system, ...attributes };
    return this.#start(name, parent, { kind: SpanKind.CLIENT, ...options, attributes: known });
  }

  #start(name: string, parent: Span | undefined, options?: SpanOptions): Span {
    return this.#tracer.startSpan(name, options, parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT);
  }

  async #within<Result>(span: Span, work: () => Promise<Result>, attributesOf?: (result: Result) => Attributes) {
    try {
      const result = await this.#active.run(span, work);
      if (attributesOf) span.setAttributes(attributesOf(result));
      return result;
    } catch (error) {
      fail(span, typeOf(error));
      throw error;
    } finally {
      span.end();
    }
  }
}

/**
 * What a statement does and its first table. Reads only what precedes the first text in quotes, which may be data. Undefined
 * for what begins and ends transactions, which several requests share.
 */
export function shapeOf(sql: string): { operation: string; table: string | undefined } | undefined {
  const [start = ""] = sql.split("'", 1);
  const operation = /^\s*([a-z]+)/i.exec(start)?.[1]?.toUpperCase() ?? "";
  if (/^(BEGIN|START|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|SET|)$/.test(operation)) return undefined;
  return { operation, table: /\b(?:from|into|update)\s+"?([a-z_]+)\b/i.exec(start)?.[1] };
}

function fail(span: Span, type: string): void {
  span.setAttribute("error.type", type).setStatus({ code: SpanStatusCode.ERROR });
}

/** The code or the class of an error, whose message may hold data. */
const typeOf = (error: unknown): string =>
  error instanceof Error ? String((error as NodeJS.ErrnoException).code ?? error.name) : "unknown";
