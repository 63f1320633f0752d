// The only file that depends on openapi-fetch. Creates an openapi-fetch client on top of our pipeline, as its documentation
// describes.
import createOpenapiClient, { type Client } from "openapi-fetch";
import { ApiError } from "./errors.ts";
import type { paths } from "./generated/contract.ts";
import { rememberToken } from "./http/auth.ts";
import { createHttpClient, type HttpClient } from "./http/http-client.ts";
import type { ClientOptions } from "./http/options.ts";
import { encodeBody, wireOf } from "./http/wire.ts";
import type { AnyOperation } from "./operation-types.ts";
import { encodeQuery, type QueryObject } from "./http/query-string.ts";

export type FetchClient<Paths extends object = paths> = Client<Paths>;

/**
 * openapi-fetch's client: `const { data, error } = await api.GET("/store/products/{id}", { params: { path: { id } } })`. Its
 * requests use the same pipeline as every call: credentials, retries, timeout, middleware, log hooks. An error status is in
 * `error`; a request without a response throws.
 * @param client a client, to share its tokens, or the options of one
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
  const operation = { method, path: path ?? new URL(url).pathname, url };
  const body = request.body ? await request.blob() : undefined;
  const headers = Object.fromEntries(request.headers);
  try {
    const { data } = await http.send(operation, { body }, { raw: true, headers, signal });
    if (wireOf(operation).token) await keepToken(http, operation, data);
    return data;
  } catch (error) {
    if (error instanceof ApiError) return error.response;
    throw error;
  }
}

async function keepToken(
  { tokens }: HttpClient,
  operation: AnyOperation,
  response: Response,
): Promise<void> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined); // `OK` at sign-out
  await rememberToken(tokens, operation.path, wireOf(operation), response, body);
}

/** The contract uses the list names of the URL, such as `id[]`. Callers of this client use the same names. */
const unbracketed = (query: object): QueryObject =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name.replace(/\[\]$/, ""), value as string]),
  );

const holdsFile = (body: unknown): boolean =>
  Object.values(body as object)
    .flat()
    .some((value) => value instanceof Blob);
