// Creates an openapi-fetch client on top of the SDK's pipeline, as openapi-fetch's documentation describes. No other file depends
// on openapi-fetch.
import createOpenapiClient, { type Client } from "openapi-fetch";
import { ApiError } from "./errors.ts";
import type { paths } from "./generated/contract.ts";
import { rememberToken } from "./http/auth.ts";
import { createHttpClient, type HttpClient } from "./http/http-client.ts";
import type { ClientOptions } from "./http/options.ts";
import { encodeBody } from "./http/wire.ts";
import type { Wire } from "./http/wire-facts.ts";
import { encodeQuery, type QueryObject } from "./http/query-string.ts";
import { wireOf } from "./special-calls.ts";

export type FetchClient<Paths extends object = paths> = Client<Paths>;

/**
 * Creates openapi-fetch's client: `const { data, error } = await api.GET("/store/products/{id}", { params: { path: { id } } })`.
 * Its requests use the same pipeline as all other calls: credentials, retries, timeout, middleware, and log hooks. If the server
 * responds with an error status, `error` is the response's body. If no response arrives, the call throws.
 * @param client a client whose tokens are shared, or the options of a new client
 */
export function createFetchClient<Paths extends object = paths>(
  client: HttpClient | ClientOptions = {},
): FetchClient<Paths> {
  const http = "send" in client ? client : createHttpClient(client);
  const contractPaths = new WeakMap<Request, string>();
  const api = createOpenapiClient<Paths>({
    baseUrl: http.baseUrl,
    querySerializer: (query) => encodeQuery(unbracketed(query)),
    bodySerializer: (body) =>
      encodeBody(body, holdsFile(body) ? "multipart/form-data" : undefined).body,
    fetch: (request: Request) => send(http, request, contractPaths.get(request)),
  });
  api.use({ onRequest: ({ request, schemaPath }) => void contractPaths.set(request, schemaPath) });
  return api;
}

async function send(http: HttpClient, request: Request, path?: string): Promise<Response> {
  const { method, url, signal } = request;
  const contractPath = path ?? new URL(url).pathname;
  const wire = wireOf(method, contractPath);
  const operation = { method, path: contractPath, url, wire };
  const body = request.body ? await request.blob() : undefined;
  const headers = Object.fromEntries(request.headers);
  try {
    const { data } = await http.send(operation, { body }, { raw: true, headers, signal });
    if (wire?.token) await keepToken(http, contractPath, wire, data);
    return data;
  } catch (error) {
    if (error instanceof ApiError) return error.response;
    throw error;
  }
}

async function keepToken(
  { tokens }: HttpClient,
  path: string,
  wire: Wire,
  response: Response,
): Promise<void> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined); // a sign-out responds with the text `OK`
  await rememberToken(tokens, path, wire, response, body);
}

/**
 * Removes the brackets from names of lists, such as `id[]`. The contract and callers of this client use the names with brackets,
 * and `encodeQuery` adds them.
 */
const unbracketed = (query: object): QueryObject =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name.replace(/\[\]$/, ""), value as string]),
  );

const holdsFile = (body: unknown): boolean =>
  Object.values(body as object)
    .flat()
    .some((value) => value instanceof Blob);
