import { fromText, namesIn, problemsOf, type RequestSchema } from "./request-schema.ts";

/** What the contract says of a request. */
export interface RequestFacts {
  /** By name as on the wire: `limit`, `id[]`, `created_at`. A call without any never looks at its query. */
  readonly query?: Readonly<Record<string, RequestSchema>>;
  readonly requiredQuery?: readonly string[];
  /** What `fields` must name, or the server fails; not where the parameter `unless` is there and empty. */
  readonly needs?: { readonly names: readonly string[]; readonly unless?: string };
  readonly body?: RequestSchema;
  /** The body's content type, if it is not JSON. */
  readonly type?: string;
  /** Why nobody should call it without knowing: the server cannot do it, or does harm. */
  readonly fault?: string;
}

export interface ReadRequest {
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
  /** What the server would refuse, in its words. */
  readonly problems: readonly string[];
}

export async function readRequest(facts: RequestFacts, request: Request): Promise<ReadRequest> {
  const { query, problems } = facts.query
    ? readQuery(facts.query, facts, new URL(request.url).searchParams)
    : { query: {}, problems: [] };
  const found = Object.keys(query).length > 0 ? { query } : {};
  if (!facts.body) return { ...found, problems };
  try {
    const body = await readBody(request, facts.body, facts.type);
    return { ...found, body, problems: [...problems, ...problemsOf(body, facts.body, "body")] };
  } catch (error) {
    return { ...found, problems: [...problems, `The body cannot be read: ${String(error)}`] };
  }
}

async function readBody(
  request: Request,
  schema: RequestSchema,
  type = "application/json",
): Promise<unknown> {
  if (type.startsWith("multipart/")) return readForm(await request.formData(), schema);
  if (type.endsWith("urlencoded")) {
    const fields: Record<string, unknown> = {};
    for (const [key, value] of new URLSearchParams(await request.text())) take(fields, key, value);
    return fromText(fields, schema);
  }
  if (!type.includes("json")) return type.startsWith("text/") ? request.text() : request.blob();
  const text = await request.text();
  // The server takes a body that is not there for an empty one.
  return text === "" ? {} : JSON.parse(text);
}

/** A list where the contract has one: a form tells one file from a list of one by nothing. */
function readForm(form: FormData, schema: RequestSchema): unknown {
  const fields = [...new Set(form.keys())].map((name) => {
    const all = form.getAll(name);
    const isList = schema.properties?.[name]?.type === "array";
    return [name, isList ? all : all[0]] as const;
  });
  return fromText(Object.fromEntries(fields), schema);
}

const partsOf = (key: string): string[] => key.split("[").map((part) => part.replace(/\]$/, ""));
const isListPart = (path: readonly string[]): boolean =>
  path.length === 1 && /^\d*$/.test(path[0] ?? "");

function take(found: Record<string, unknown>, key: string, value: string): void {
  const [name = "", ...path] = partsOf(key);
  if (isListPart(path)) found[name] = [...((found[name] as string[] | undefined) ?? []), value];
  else put(found, [name, ...path], value);
}

/** As the server's parser reads it: `a[]=x` and `a[0]=x` are lists, `a[b]=x` is an object. */
function readQuery(
  schemas: Readonly<Record<string, RequestSchema>>,
  { requiredQuery = [], needs }: RequestFacts,
  search: URLSearchParams,
): { query: Record<string, unknown>; problems: string[] } {
  const found: Record<string, unknown> = {};
  const problems = new Set<string>();
  for (const [key, value] of search) {
    const [name = "", ...path] = partsOf(key);
    if (Object.hasOwn(schemas, isListPart(path) ? `${name}[]` : name)) take(found, key, value);
    else problems.add(`property ${name} should not exist`);
  }
  const query: Record<string, unknown> = {};
  for (const [wire, schema] of Object.entries(schemas)) {
    const name = wire.replace(/\[\]$/, "");
    if (found[name] === undefined && !requiredQuery.includes(wire)) continue;
    query[name] = fromText(found[name], schema);
    for (const problem of problemsOf(query[name], schema, name)) problems.add(problem);
  }
  return { query, problems: [...problems, ...missingNames(query, needs)] };
}

/** The server sorts by fields that it then does not have, where `fields` leaves them out. */
function missingNames(
  { fields, order, ...query }: Record<string, unknown>,
  needs: RequestFacts["needs"],
): string[] {
  const chosen = [fields].flat().flatMap((one) => (typeof one === "string" ? one.split(",") : []));
  if (chosen.every((name) => name === "")) return [];
  // With a sign before each name, the default ones are kept.
  const isMissing = (name: string): boolean =>
    chosen.every((one) => /^[+-]/.test(one))
      ? chosen.includes(`-${name}`)
      : !namesIn(chosen.join(",")).includes(name);
  const needed = needs && query[needs.unless ?? ""] !== "" ? needs.names : [];
  const sorting = typeof order === "string" ? namesIn(order) : [];
  return [...new Set([...needed, ...sorting])]
    .filter(isMissing)
    .map((name) => `fields must name ${name}, which is sorted by`);
}

function put(target: Record<string, unknown>, path: readonly string[], value: string): void {
  const [key = "", ...rest] = path;
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  const inner = typeof target[key] === "object" ? target[key] : {};
  target[key] = inner;
  put(inner as Record<string, unknown>, rest, value);
}
