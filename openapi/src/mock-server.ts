// Serves the contract's examples over HTTP. Prism checks each request and chooses the response. This file adds behavior that Prism
// can't know: the server rejects unknown query parameters, and signing out ends the session.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createLogger } from "@stoplight/prism-core";
import { createInstance, getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { openContract, type Contract, type Operation, type Parameter } from "./contract.ts";
import { readQuery } from "./query.ts";
import { createQueryCheck } from "./validate.ts";
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

type Answers = (request: IncomingMessage, url: URL, text: string) => Promise<Answer>;

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
    reply = await answer(request, url, Buffer.concat(chunks).toString());
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
    validateRequest: true,
    validateResponse: false,
    errors: false,
    upstreamProxy: undefined,
    mock: { dynamic: false },
  } as const;
  const prism = createInstance(settings, { logger: createLogger("mock", { enabled: false }) });
  const check = createQueryCheck(contract.document.components.schemas);
  // Each operation loads on its first call, so the mock starts immediately, independent of the size of the contract.
  const loaded = new Map<Operation, Promise<PrismOperations>>();
  const load = (operation: Operation): Promise<PrismOperations> => {
    const known = loaded.get(operation);
    if (known) return known;
    const { path, method } = operation;
    const fresh = getHttpOperationsFromSpec(extractOperation(contract.document, path, method));
    loaded.set(operation, fresh);
    return fresh;
  };

  return async (request, url, text) => {
    const { method = "GET", headers } = request;
    // The server has only one content type per response.
    const { accept: _, "content-type": type, "content-length": length, ...asked } = headers;
    const operation = contract.find(method, url.pathname);
    if (!operation) return plain(404, `Cannot ${method} ${url.pathname}`);
    const isJson = headers["content-type"]?.startsWith("application/json") ?? false;
    let body: unknown = text;
    try {
      if (isJson && text !== "") body = JSON.parse(text);
    } catch {
      return json(400, { type: "invalid_data", message: "The body is not JSON" });
    }
    // The server ignores a body that the operation doesn't need.
    const hasBody = operation.body !== undefined && text !== "";
    const preferred = preferences(headers["prefer"]);
    const outcome = await prism.request(
      {
        method: method.toLowerCase() as PrismRequest["method"],
        url: { path: url.pathname.replace(/\/$/, ""), query: queryOf(url.searchParams) },
        headers: {
          ...asked,
          ...(hasBody && { "content-type": type, "content-length": length }),
        } as Record<string, string>,
        ...(hasBody && { body }),
      },
      await load(operation),
      { ...settings, mock: { dynamic: false, ...preferred } },
    )();
    if (outcome._tag === "Left") {
      const { status = 500, message } = outcome.left as Error & { status?: number };
      return json(status, { type: "unknown_error", message: `The mock has no answer: ${message}` });
    }
    const { validations, output } = outcome.right;
    const { statusCode, headers: sent = {}, body: data } = output;
    if (validations.input.length > 0 && [400, 422].includes(statusCode)) {
      // Reports the actual problem of the request, because Prism would return the contract's example of a 400.
      const message = validations.input.map((problem) => problem.message).join(", ");
      return json(400, { type: "invalid_data", message });
    }
    if (statusCode < 400) {
      const message = wrongInQuery(operation, url.searchParams, check).join(", ");
      if (message !== "") return json(400, { type: "invalid_data", message });
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

/** Finds queries that the server rejects but Prism accepts. */
function wrongInQuery(
  operation: Operation,
  search: URLSearchParams,
  check: ReturnType<typeof createQueryCheck>,
): string[] {
  const parameters = operation.parameters.filter((one) => one.in === "query");
  // Operations without query parameters ignore the query.
  if (parameters.length === 0) return [];
  const { values, unknown } = readQuery(operation, search);
  return [
    ...unknown.map((name) => `property ${name} should not exist`),
    ...parameters.flatMap(({ name, schema }) =>
      values[name] === undefined
        ? []
        : check(schema, values[name]).map(
            ({ at, message }) => `${name}${at.replaceAll(/\/(\w+)/g, "[$1]")} ${message}`,
          ),
    ),
    ...parameters.flatMap((one) => {
      const strangers = strangersIn(one, values[one.name]);
      const [name, list] = [one.name.replace("[]", ""), strangers.join(", ")];
      return strangers.length > 0 ? [`${name}: requested fields [${list}] are not valid`] : [];
    }),
    ...missingIn(parameters, values).map((name) => `fields must name ${name}`),
  ];
}

/** Finds names that the server accepts for sorting, but that then make it fail. */
function missingIn(
  parameters: readonly Parameter[],
  values: Readonly<Record<string, unknown>>,
): string[] {
  const fields = parameters.find(({ name }) => /^fields(\[\])?$/.test(name));
  const all = [values[fields?.name ?? ""]]
    .flat()
    .flatMap((text) => (typeof text === "string" ? text.split(",") : []))
    .map((name) => name.trim());
  if (!fields || all.every((name) => name === "")) return [];
  const { names = [], unless = "" } = fields["x-needs"] ?? {};
  const order = values["order"];
  const needed = [
    ...(values[unless] === "" ? [] : names),
    ...(typeof order === "string" && order !== "" ? [order.replace(/^-/, "")] : []),
  ];
  const isAdded = all.every((name) => /^[+-]/.test(name));
  return needed.filter((name) => (isAdded ? all.includes(`-${name}`) : !all.includes(name)));
}

/** Finds names that the server doesn't know in this parameter. A relation's own relations follow it after a dot. */
function strangersIn({ "x-names": known }: Parameter, value: unknown): string[] {
  if (!known) return [];
  return [value ?? []]
    .flat()
    .flatMap((text) => (typeof text === "string" ? text.split(",") : []))
    .map((name) => name.trim().replace(/^[+-]/, ""))
    .filter((name) => name !== "" && !known.includes(name.split(".")[0] ?? ""));
}

/** Parses a header such as `Prefer: code=404, example=not_found`, which chooses a response. */
function preferences(header: string | string[] | undefined): {
  code?: number;
  exampleKey?: string;
} {
  const text = String(header ?? "");
  const code = /\bcode=(\d{3})/.exec(text)?.[1];
  const example = /\bexample=([\w-]+)/.exec(text)?.[1];
  return { ...(code && { code: Number(code) }), ...(example && { exampleKey: example }) };
}

/** Prism expects a list for a repeated name. */
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
