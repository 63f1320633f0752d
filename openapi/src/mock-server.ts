// Serves the contract's examples over HTTP. Prism checks credentials and chooses the response. Valibot schemas, which forms
// also use, check each request. Signing out ends the session.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createLogger } from "@stoplight/prism-core";
import { createInstance, getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { readContract, type Document } from "../../codegen/contract.ts";
import { factsMaker } from "../../codegen/request-facts.ts";
import { readRequest } from "../../sdk/src/msw/read-request.ts";
import { openContract, type Contract, type Operation } from "./contract.ts";
import { extractOperation } from "./extract-operation.ts";

type Prism = ReturnType<typeof createInstance>;
type PrismRequest = Parameters<Prism["request"]>[0];
type PrismOperations = Parameters<Prism["request"]>[1];

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface MockServer {
  readonly url: string;
  readonly operations: number;
  readonly close: () => Promise<void>;
}

export async function startMock(
  port: number,
  contract: Contract = openContract(),
): Promise<MockServer> {
  const answer = createAnswers(contract);
  const server = createServer((request, response) => {
    void respond(request, response, answer);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    operations: contract.operations.length,
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}

type Answers = (request: IncomingMessage, url: URL, body: Buffer) => Promise<Answer>;

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answers,
): Promise<void> {
  const cors = {
    "access-control-allow-origin": request.headers.origin ?? "*",
    "access-control-allow-credentials": "true",
    "access-control-expose-headers": "*",
    vary: "origin",
  };
  if (request.method === "OPTIONS") {
    const asked = request.headers["access-control-request-headers"] ?? "*";
    response.writeHead(204, {
      ...cors,
      "access-control-allow-headers": asked,
      "access-control-allow-methods": "GET, POST, DELETE",
    });
    response.end();
    return;
  }
  let reply: Answer;
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? "/", "http://localhost");
    reply = await answer(request, url, Buffer.concat(chunks));
  } catch (error) {
    reply = json(500, { type: "unknown_error", message: `The mock failed: ${String(error)}` });
  }
  const length = reply.body === "" ? {} : { "content-length": Buffer.byteLength(reply.body) };
  response.writeHead(reply.status, { ...cors, ...reply.headers, ...length });
  response.end(reply.body);
}

function createAnswers(contract: Contract): Answers {
  const settings = {
    isProxy: false,
    checkSecurity: true,
    validateRequest: false,
    validateResponse: false,
    errors: false,
    upstreamProxy: undefined,
    mock: { dynamic: false },
  } as const;
  const prism = createInstance(settings, { logger: createLogger("mock", { enabled: false }) });
  const problemsOf = createRequestCheck(contract);
  // Loads each operation on its first call, so that the mock starts immediately, regardless of the contract's size.
  const loaded = new Map<Operation, Promise<PrismOperations>>();
  const load = (operation: Operation): Promise<PrismOperations> => {
    const known = loaded.get(operation);
    if (known) return known;
    const { path, method } = operation;
    const fresh = getHttpOperationsFromSpec(extractOperation(contract.document, path, method));
    loaded.set(operation, fresh);
    return fresh;
  };

  return async (request, url, body) => {
    const { method = "GET", headers } = request;
    // Removes the Accept header, because each response of the server has only one content type, and the headers of the body,
    // which Prism doesn't read.
    const { accept: _, "content-type": _type, "content-length": _length, ...asked } = headers;
    const operation = contract.find(method, url.pathname);
    if (!operation) return plain(404, `Cannot ${method} ${url.pathname}`);
    const outcome = await prism.request(
      {
        method: method.toLowerCase() as PrismRequest["method"],
        url: { path: url.pathname.replace(/\/$/, ""), query: queryOf(url.searchParams) },
        headers: asked as Record<string, string>,
      },
      await load(operation),
      { ...settings, mock: { dynamic: false, ...preferences(headers["prefer"]) } },
    )();
    if (outcome._tag === "Left") {
      const { status = 500, message } = outcome.left as Error & { status?: number };
      return json(status, {
        type: "unknown_error",
        message: `The mock has no response: ${message}`,
      });
    }
    const { statusCode, headers: sent = {}, body: data } = outcome.right.output;
    if (statusCode < 400) {
      const problems = await problemsOf(operation, url, headers["content-type"], body);
      if (problems.length > 0)
        return json(400, { type: "invalid_data", message: problems.join(", ") });
    }
    const out = Object.fromEntries(Object.entries(sent).map(([k, v]) => [k, String(v)]));
    if (/^(admin|store)DeleteSession$/.test(operation.id)) {
      out["set-cookie"] = "connect.sid=; Path=/; HttpOnly; Max-Age=0";
    }
    const content =
      typeof data === "string" ? data : data === undefined ? "" : JSON.stringify(data);
    return { status: statusCode, headers: out, body: content };
  };
}

/** Returns a function that finds the reasons for which the server would reject a request. */
function createRequestCheck({ document }: Contract) {
  const described = readContract(document as unknown as Document);
  const factsOf = factsMaker(described);
  const byId = new Map(described.operations.map((one) => [one.id, one]));
  const known = new Map<Operation, ReturnType<typeof factsOf>>();
  return async (
    operation: Operation,
    url: URL,
    type: string | undefined,
    body: Buffer,
  ): Promise<readonly string[]> => {
    const one = byId.get(operation.id);
    if (!one) return [];
    const facts = known.get(operation) ?? factsOf(one);
    known.set(operation, facts);
    // Like the server, ignores a body that isn't JSON if the operation expects JSON.
    const isRead = facts.type !== "application/json" || type?.startsWith("application/json");
    const text = isRead ? new Uint8Array(body) : new Uint8Array();
    if (one.body?.required && text.length === 0) return ["the body should not be empty"];
    const headers = new Headers(type === undefined ? {} : { "content-type": type });
    const request = new Request(url, { method: "POST", headers, body: text });
    const { problems } = await readRequest(facts, request);
    return problems;
  };
}

/** Parses a header that chooses a response, such as `Prefer: code=404, example=not_found`. */
function preferences(header: string | string[] | undefined): {
  code?: number;
  exampleKey?: string;
} {
  const text = String(header ?? "");
  const code = /\bcode=(\d{3})/.exec(text)?.[1];
  const example = /\bexample=([\w-]+)/.exec(text)?.[1];
  return { ...(code && { code: Number(code) }), ...(example && { exampleKey: example }) };
}

/** Converts the query to an object. Prism expects a list for a name that is repeated. */
function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? "") : values];
    }),
  );
}

const json = (status: number, value: unknown): Answer => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
});

const plain = (status: number, body: string): Answer => ({
  status,
  headers: { "content-type": "text/plain" },
  body,
});
