import { fromText, problemsOf, type RequestSchema } from "./request-schema.ts";

/** What the contract says of a request. */
export interface RequestFacts {
  /** By name as on the wire: `limit`, `id[]`, `created_at`. A call without any never looks at its query. */
  readonly query?: Readonly<Record<string, RequestSchema>>;
  readonly requiredQuery?: readonly string[];
  readonly body?: RequestSchema;
  /** The body is a form with files. */
  readonly isForm?: true;
}

export interface ReadRequest {
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
  /** What the server would refuse, in its words. */
  readonly problems: readonly string[];
}

export async function readRequest(facts: RequestFacts, request: Request): Promise<ReadRequest> {
  const { query, problems } = facts.query
    ? readQuery(facts.query, facts.requiredQuery ?? [], new URL(request.url).searchParams)
    : { query: {}, problems: [] };
  const found = Object.keys(query).length > 0 ? { query } : {};
  if (!facts.body) return { ...found, problems };
  try {
    const body = await readBody(request, facts.isForm);
    return { ...found, body, problems: [...problems, ...problemsOf(body, facts.body, "body")] };
  } catch (error) {
    return { ...found, problems: [...problems, `The body cannot be read: ${String(error)}`] };
  }
}

// The server takes a body that is not there for an empty one.
async function readBody(request: Request, isForm?: true): Promise<unknown> {
  if (!isForm) {
    const text = await request.text();
    return text === "" ? {} : JSON.parse(text);
  }
  const form = await request.formData();
  return Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name)]));
}

/** As the server's parser reads it: `a[]=x` and `a[0]=x` are lists, `a[b]=x` is an object. */
function readQuery(
  schemas: Readonly<Record<string, RequestSchema>>,
  required: readonly string[],
  search: URLSearchParams,
): { query: Record<string, unknown>; problems: string[] } {
  const found: Record<string, unknown> = {};
  const problems = new Set<string>();
  for (const [key, value] of search) {
    const [name = "", ...path] = key.split("[").map((part) => part.replace(/\]$/, ""));
    const isList = path.length === 1 && /^\d*$/.test(path[0] ?? "");
    if (!Object.hasOwn(schemas, isList ? `${name}[]` : name))
      problems.add(`property ${name} should not exist`);
    else if (isList) found[name] = [...((found[name] as string[] | undefined) ?? []), value];
    else put(found, [name, ...path], value);
  }
  const query: Record<string, unknown> = {};
  for (const [wire, schema] of Object.entries(schemas)) {
    const name = wire.replace(/\[\]$/, "");
    if (found[name] === undefined && !required.includes(wire)) continue;
    query[name] = fromText(found[name], schema);
    for (const problem of problemsOf(query[name], schema, name)) problems.add(problem);
  }
  return { query, problems: [...problems] };
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
