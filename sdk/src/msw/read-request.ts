import type { GenericSchema } from "valibot";
import { namesIn } from "./named.ts";
import { fromText, isListIn, problemsOf } from "./problems.ts";

/** The contract's facts about a request. */
export interface RequestFacts {
  /**
   * Schemas of the query's parameters by their names in the URL, such as `limit`, `id[]`, or `created_at`. Without them, the query
   * isn't checked.
   */
  readonly query?: Readonly<Record<string, GenericSchema>>;
  readonly requiredQuery?: readonly string[];
  /**
   * Names that `fields` must contain, because the server fails without them. They aren't required if the query has the parameter
   * `unless` with an empty value.
   */
  readonly needs?: { readonly names: readonly string[]; readonly unless?: string };
  readonly body?: GenericSchema;
  /** The body's content type, if it isn't JSON. */
  readonly type?: string;
  /** A warning about the call: it always fails, or has harmful side effects. */
  readonly fault?: string;
}

export interface ReadRequest {
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
  /** The reasons for which the server would reject the request, in the wording of the server's messages. */
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
    return { ...found, problems: [...problems, `The body can't be read: ${String(error)}`] };
  }
}

async function readBody(
  request: Request,
  schema: GenericSchema,
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
  // The server treats a missing body as an empty one.
  return text === "" ? {} : JSON.parse(text);
}

function readForm(form: FormData, schema: GenericSchema): unknown {
  const fields = [...new Set(form.keys())].map((name) => {
    const all = form.getAll(name);
    return [name, isListIn(schema, name) ? all : all[0]] as const;
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

/** Parses a query as the server does: `a[]=x` and `a[0]=x` are lists, and `a[b]=x` is an object. */
function readQuery(
  schemas: Readonly<Record<string, GenericSchema>>,
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

/**
 * Returns a problem for each name that is missing from `fields`. The server sorts by these names even if `fields` leaves them out,
 * and then fails.
 */
function missingNames(
  { fields, order, ...query }: Record<string, unknown>,
  needs: RequestFacts["needs"],
): string[] {
  const chosen = [fields].flat().flatMap((one) => (typeof one === "string" ? one.split(",") : []));
  if (chosen.every((name) => name === "")) return [];
  // If each name starts with + or -, the default fields are kept.
  const isMissing = (name: string): boolean =>
    chosen.every((one) => /^[+-]/.test(one))
      ? chosen.includes(`-${name}`)
      : !namesIn(chosen.join(",")).includes(name);
  const needed = needs && query[needs.unless ?? ""] !== "" ? needs.names : [];
  const sorting = typeof order === "string" ? namesIn(order) : [];
  return [...new Set([...needed, ...sorting])]
    .filter(isMissing)
    .map((name) => `fields must include ${name}, because the list is sorted by it`);
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
