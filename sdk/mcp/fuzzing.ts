/** Generates inputs for a server on the real store, and finds the credentials that the store contains. */
import { createClient, createHttpClient } from "@countertop/sdk";
import { adminCreateToken } from "@countertop/sdk/operations";
import { isSecretName } from "@countertop/sdk/secrets";
import { Client, type ElicitResult, InMemoryTransport } from "@modelcontextprotocol/client";
import fc from "fast-check";
import type { Operation } from "../../codegen/contract.ts";
import type { JsonSchema } from "../../codegen/json-schema.ts";
import { nameOf } from "../../codegen/contract.ts";
import { unbracketed } from "./operations.ts";
import { planStore } from "./plan-store.ts";
import { serversOf } from "./server.ts";
import { contract } from "./testing.ts";

const env = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run \`npx vitest run --project conformance\``);
  return value;
};
/** Number of records of each resource that are read individually. */
const RECORDS = 5;
export const secrets = new Set<string>();
/** Ids in the store by their prefix, such as `prod`. */
export const ids = new Map<string, string[]>();

/** Creates an API key and an invitation, and then fills the variables above from the store. */
export async function knowStore(): Promise<void> {
  const [email, password] = [env("COUNTERTOP_ADMIN_EMAIL"), env("COUNTERTOP_ADMIN_PASSWORD")];
  const people = createClient({ baseUrl: env("COUNTERTOP_SANDBOX_URL") });
  const { access_token: token } = await people.admin.auth.createToken({
    body: { email, password },
  });
  void people.tokens.set("admin", token);
  const { user } = await people.admin.auth.retrieveSession();
  const key = `key-${crypto.randomUUID()}`;
  await people.admin.users.update({ id: user.id, body: { api_token: key } });
  await people.admin.invites.create({
    body: { user: `fuzz-${crypto.randomUUID()}@countertop.test`, role: "member" },
  });
  for (const one of [token, password, key]) secrets.add(one);
  // Collects ids and credentials from all lists and some individual records. Reads them directly, because the tested server redacts
  // credentials.
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(visit);
    else if (typeof part === "object" && part !== null)
      for (const [name, inner] of Object.entries(part)) {
        if (isSecretName(name) && typeof inner === "string" && inner.length > 3) secrets.add(inner);
        if (name === "id" && typeof inner === "string") {
          const prefix = inner.split("_")[0] ?? "";
          ids.set(prefix, [...(ids.get(prefix) ?? []), inner].slice(-20));
        }
        visit(inner);
      }
  };
  const read = async (path: string): Promise<unknown> => {
    const response = await fetch(`${env("COUNTERTOP_SANDBOX_URL")}${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!response.ok || !response.headers.get("content-type")?.includes("json")) return undefined;
    const answer: unknown = await response.json();
    visit(answer);
    return answer;
  };
  const reads = contract.operations.filter((one) => one.method === "GET" && one.area === "admin");
  const listed = new Map<string, string[]>();
  for (const { path, items } of reads.filter((one) => !one.path.includes("{"))) {
    const answer = (await read(path)) as Record<string, { id?: string }[]> | undefined;
    const rows = items ? (answer?.[items] ?? []) : [];
    listed.set(path, rows.flatMap(({ id }) => id ?? []).slice(0, RECORDS));
  }
  for (const { path } of reads) {
    const [list = "", rest] = path.split("/{id}");
    if (rest === undefined || rest.includes("{")) continue;
    for (const id of listed.get(list) ?? []) await read(`${list}/${id}${rest}`);
  }
}

/** Generates values that a schema allows, and occasionally one that it doesn't. */
function valueOf(schema: JsonSchema | undefined, depth = 0): fc.Arbitrary<unknown> {
  if (!schema || depth > 4) return fc.constantFrom<unknown>(null, "x", 1);
  if (schema.$ref) return valueOf(contract.schemas[nameOf(schema.$ref)], depth + 1);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return fc.oneof(...choices.map((one) => valueOf(one, depth + 1)));
  const kind = [schema.type ?? (schema.properties ? "object" : "string")].flat()[0];
  if (kind === "array") return fc.array(valueOf(schema.items, depth + 1), { maxLength: 2 });
  if (kind === "integer" || kind === "number") return fc.integer({ min: 0, max: 5_000 });
  if (kind === "boolean") return fc.boolean();
  if (kind === "object") return objectOf(schema, depth);
  return fc.oneof(
    fc.constantFrom("a@b.test", "2026-01-01T00:00:00.000Z", "eur", "*", "api_token", "__proto__"),
    idOf(),
    fc.string({ maxLength: 12 }),
  );
}
export const idOf = (): fc.Arbitrary<string> =>
  fc.constantFrom("none", ...[...ids.values()].flat());

export function objectOf({ properties = {}, required = [] }: JsonSchema, depth: number) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, valueOf(one, depth + 1)]),
  );
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

/** Generates inputs of an operation: ids that exist, and a query and a body from their schemas. */
export function inputOf({ parameters, body }: Operation): fc.Arbitrary<Record<string, unknown>> {
  const inPath = parameters.filter((one) => one.in === "path");
  const query = parameters.filter((one) => one.in === "query");
  const fields: Record<string, fc.Arbitrary<unknown>> = {
    ...Object.fromEntries(inPath.map(({ name }) => [name, idOf()])),
    ...(query.length > 0 && {
      query: fc.record(
        Object.fromEntries(
          query.map(({ name, schema, names }) => [
            unbracketed(name),
            names ? fc.constantFrom(...names, "api_token", "user") : valueOf(schema),
          ]),
        ),
        { requiredKeys: [] },
      ),
    }),
    ...(body && {
      body: fc.oneof(
        fc.constant(body.media.example),
        valueOf(contract.resolve(body.media.schema), 1),
      ),
    }),
  };
  return fc.record(fields, { requiredKeys: inPath.map(({ name }) => name) });
}

/** Starts a server on the real store, and records all its requests to the store that aren't reads. */
export async function start(
  person: (() => ElicitResult) | undefined,
  plans: string,
  options: { run?: boolean } = {},
) {
  const writes: string[] = [];
  const [email, password] = [env("COUNTERTOP_ADMIN_EMAIL"), env("COUNTERTOP_ADMIN_PASSWORD")];
  const url = env("COUNTERTOP_SANDBOX_URL");
  const client = createHttpClient({
    baseUrl: url,
    fetch: (async (request: Request) => {
      const { pathname } = new URL(request.url);
      if (request.method !== "GET" && pathname !== "/admin/auth/token")
        writes.push(`${request.method} ${pathname}`);
      return fetch(request);
    }) as typeof fetch,
  });
  const server = serversOf(
    contract,
    {
      client,
      secrets: [password],
      signIn: () => adminCreateToken(client, { body: { email, password } }),
    },
    { resources: [], version: "1.0.0", url, plans: planStore(plans), ...options },
  )();
  const assistant = new Client(
    { name: "fuzz", version: "1.0.0" },
    { capabilities: person ? { elicitation: {} } : {} },
  );
  const texts: string[] = [];
  if (person)
    assistant.setRequestHandler("elicitation/create", ({ params }) => {
      texts.push(params.message);
      return person();
    });
  const [one, other] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(one), assistant.connect(other)]);
  const ask = async (name: string, input: Record<string, unknown>): Promise<string> => {
    const said = JSON.stringify(await assistant.callTool({ name, arguments: input }));
    return [said, ...texts.splice(0)].join("\n");
  };
  return { ask, writes };
}

/** Returns the store's credentials that a string contains. */
export const shown = (text: string): string[] => [...secrets].filter((one) => text.includes(one));
