import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Value = string | number;

/** A span as a collector receives it. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Record<string, Value>;
  /** Whether it failed. */
  isError: boolean;
  milliseconds: number;
}

interface OtlpAttribute {
  key: string;
  value: { stringValue?: string; intValue?: number; doubleValue?: number };
}

interface OtlpSpan extends Omit<ReceivedSpan, "attributes"> {
  attributes: OtlpAttribute[];
  status: { code: number };
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}

interface OtlpBody {
  resourceSpans: { resource: { attributes: OtlpAttribute[] }; scopeSpans: { spans: OtlpSpan[] }[] }[];
}

const ERROR = 2;

/** A collector of OpenTelemetry that receives traces over HTTP as JSON and answers with `status`. */
export async function openCollector({ status = 200 } = {}) {
  const texts: string[] = [];
  const headers: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.url === "/v1/traces" && request.headers["content-type"] === "application/json") {
      texts.push(Buffer.concat(chunks).toString());
      headers.push(request.headers);
    }
    response.writeHead(status, { "Content-Type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const received = () => texts.flatMap((text) => (JSON.parse(text) as OtlpBody).resourceSpans);
  return {
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
    /** Everything received, as text. */
    text: () => texts.join(),
    headers,
    resources: () => received().map(({ resource }) => valuesOf(resource.attributes)),
    spans: (): ReceivedSpan[] =>
      received()
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map(({ attributes, status: { code }, startTimeUnixNano: start, endTimeUnixNano: end, ...span }) => ({
          ...span,
          attributes: valuesOf(attributes),
          isError: code === ERROR,
          milliseconds: Number(BigInt(end) - BigInt(start)) / 1e6,
        })),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const valuesOf = (attributes: OtlpAttribute[]): Record<string, Value> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0] as Value]));
