// Traces a call with two attempts, using OpenTelemetry and its instrumentation of `fetch`, and prints the spans as JSON.
import { createServer } from "node:http";
import { once } from "node:events";
import { trace } from "@opentelemetry/api";
import { UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-node";
import { createClient } from "@countertop/sdk";
import { tracing } from "./tracing.ts";

const spans = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] });
provider.register();
new UndiciInstrumentation().setTracerProvider(provider);

const parents = [];
const server = createServer(({ headers }, response) => {
  parents.push(headers.traceparent);
  response.writeHead(parents.length === 1 ? 503 : 200, {
    "content-type": "application/json",
    "retry-after": "0",
  });
  response.end('{"product":{"id":"prod_1"}}');
}).listen(0, "127.0.0.1");
await once(server, "listening");

const client = createClient({
  baseUrl: `http://127.0.0.1:${server.address().port}`,
  retries: 1,
  middleware: [tracing(trace.getTracer("shop"))],
});
await client.admin.products.retrieve({ id: "prod_1" });
server.closeAllConnections();
server.close();
const found = spans.getFinishedSpans().map((span) => ({
  name: span.name,
  kind: span.kind,
  id: span.spanContext().spanId,
  parent: span.parentSpanContext?.spanId,
  status: span.attributes["http.response.status_code"],
}));
console.log(JSON.stringify({ spans: found, parents }));
