import { ExportResultCode } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Logger } from "pino";
import type { TracingSettings } from "../env-tracing.ts";
import { warnOnceAMinute } from "./failure-log.ts";

/** How long the collector may take (ms). */
const EXPORT_MS = 5000;

/** Opens what creates spans and sends them to the collector, a few hundred at once. */
export function openTracerProvider(settings: TracingSettings, log: Logger): TracerProvider {
  return new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes(settings.resource)),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter: exporterTo(settings, log) })],
  });
}

function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  const [, isParentBased, kind] = /^(parentbased_)?(.+)$/.exec(sampler) ?? [];
  const root =
    kind === "always_off"
      ? new AlwaysOffSampler()
      : kind === "traceidratio"
        ? new TraceIdRatioBasedSampler(ratio)
        : new AlwaysOnSampler();
  return isParentBased ? new ParentBasedSampler({ root }) : root;
}

/** Sends spans to the collector. The SDK says nothing about those that it could not send. */
function exporterTo({ url, headers }: TracingSettings, log: Logger): SpanExporter {
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: EXPORT_MS });
  return {
    export: (spans, onResult) =>
      exporter.export(spans, (result) => {
        if (result.code !== ExportResultCode.SUCCESS) warnOnceAMinute(log, result.error, "traces were not sent");
        onResult(result);
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}
