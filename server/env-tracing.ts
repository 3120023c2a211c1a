// The standard variables of OpenTelemetry that this server reads.
import * as z from "zod/mini";
import { site } from "#site";
import { readAs, text } from "./env-schemas.ts";
import { readHttpUrl } from "./env-values.ts";

const samplers = ["always_on", "always_off", "traceidratio"].flatMap((name) => [name, `parentbased_${name}`]);

const httpUrl = () =>
  readAs("must be an address such as http://127.0.0.1:4318, without a query or a password", readHttpUrl);
const pairs = () => readAs("must be pairs such as name=value, separated by commas", readPairs);

export const tracingVariables = {
  OTEL_SDK_DISABLED: z._default(z.string(), "false"),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(httpUrl()),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.optional(httpUrl()),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.optional(
    text('must be "http/json", in which this server sends traces', (protocol) => protocol === "http/json"),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(pairs()),
  OTEL_SERVICE_NAME: z._default(z.string(), site.slug),
  OTEL_RESOURCE_ATTRIBUTES: z.optional(pairs()),
  OTEL_TRACES_SAMPLER: z._default(
    text(`must be one of ${samplers.join(", ")}`, (name) => samplers.includes(name)),
    "parentbased_always_on",
  ),
  OTEL_TRACES_SAMPLER_ARG: z.prefault(readAs("must be a number from 0 to 1", readRatio), "1"),
};

/** Where traces are sent, and which. */
export interface TracingSettings {
  url: string;
  headers: Record<string, string>;
  /** What describes this server. */
  resource: Record<string, string>;
  sampler: string;
  /** The share of the traces that the samplers `traceidratio` record. */
  ratio: number;
}

/** Null when tracing is off: without the address of a collector, or disabled. */
export function readTracing(data: z.infer<z.ZodMiniObject<typeof tracingVariables>>): TracingSettings | null {
  const base = data.OTEL_EXPORTER_OTLP_ENDPOINT;
  const url = data.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`);
  if (url === undefined || data.OTEL_SDK_DISABLED.toLowerCase() === "true") return null;
  return {
    url,
    headers: data.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    resource: { ...data.OTEL_RESOURCE_ATTRIBUTES, "service.name": data.OTEL_SERVICE_NAME },
    sampler: data.OTEL_TRACES_SAMPLER,
    ratio: data.OTEL_TRACES_SAMPLER_ARG,
  };
}

function readRatio(value: string): number | undefined {
  return /^(0|1|0?\.\d+|[01]\.0*)$/.test(value) ? Number(value) : undefined;
}

/** Pairs in the form of W3C Baggage: names and values of `name=value,name=value`, percent-encoded. */
function readPairs(value: string): Record<string, string> | undefined {
  const found = value.split(",").map((pair) => /^\s*([\w.-]+)\s*=\s*(.*?)\s*$/.exec(pair));
  try {
    const entries = found.map((pair) => [pair?.[1] ?? "", decodeURIComponent(pair?.[2] ?? "")]);
    const isValid = found.every(Boolean) && !entries.some(([, text]) => /\p{Cc}/u.test(text ?? ""));
    return isValid ? Object.fromEntries(entries) : undefined;
  } catch {
    return undefined;
  }
}
