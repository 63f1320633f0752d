/**
 * Creates the reference's sample calls of each operation, with the client, its hook, fetch, and curl. Tests compile or run the
 * samples.
 */
import type { Contract, Media, Operation } from "../contract.ts";
import { resultOf } from "../examples.ts";
import { isForm, isJson } from "../media-types.ts";
import { camel } from "../names.ts";

export interface Sample {
  readonly label: "Client" | "Hook" | "Fetch" | "curl";
  readonly lang: "ts" | "sh";
  readonly source: string;
}

const STORE = `"http://localhost:9000"`;
/** Maximum width of a value on one line. A longer value is printed with one line for each part. */
const WIDTH = 88;

export function samplesOf(operation: Operation, contract: Contract): Sample[] {
  const { area, slug, action } = operation;
  const input = inputOf(operation, contract);
  const given = input === undefined ? "" : print(input);
  const hook =
    operation.method === "GET"
      ? `const { data, error } = ${operation.hook}(${given});`
      : `const { mutate, isPending, error } = ${operation.hook}();\n\nmutate(${given || "{}"});`;
  return [
    {
      label: "Client",
      lang: "ts",
      source: `import { createClient } from "@countertop/sdk";\n\nconst client = createClient({ baseUrl: ${STORE} });\n${resultOf(operation)}await client.${area}.${camel(slug)}.${action}(${given});`,
    },
    {
      label: "Hook",
      lang: "ts",
      source: `import { ${operation.hook} } from "@countertop/sdk/react";\n\n${hook}`,
    },
    { label: "Fetch", lang: "ts", source: fetchOf(operation, contract) },
    { label: "curl", lang: "sh", source: curlOf(operation) },
  ];
}

/** Source text that is printed unchanged, such as a variable's name. */
class Name {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const queryOf = ({ parameters }: Operation): Record<string, unknown> =>
  Object.fromEntries(
    parameters
      .filter((one) => one.in === "query" && (one.required || one.name === "limit"))
      .map(({ name, required, example }) => [name, required ? example : 20]),
  );

const pathOf = ({ parameters }: Operation): Record<string, unknown> =>
  Object.fromEntries(
    parameters.filter((one) => one.in === "path").map(({ name }) => [name, new Name(name)]),
  );

/** The input of a call as one object: values for the path, `query`, and `body`. */
function inputOf(operation: Operation, contract: Contract): object | undefined {
  const query = queryOf(operation);
  const body = bodyOf(operation, contract);
  const input = {
    ...pathOf(operation),
    ...(Object.keys(query).length > 0 && { query }),
    ...(body !== undefined && { body }),
  };
  return Object.keys(input).length > 0 ? input : undefined;
}

function bodyOf({ body }: Operation, { resolve }: Contract): unknown {
  if (!body) return undefined;
  const { type, schema, example } = body.media;
  if (isForm(type)) {
    const { required = [], properties = {} } = resolve(schema);
    const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
    return Object.fromEntries(
      names.map((name) => [name, properties[name]?.items ? [new Name("file")] : new Name("file")]),
    );
  }
  if (!isJson(type)) return body.required ? new Name("body") : undefined;
  const isEmpty = Object.keys((example ?? {}) as object).length === 0;
  return isEmpty && !body.required ? undefined : (example ?? {});
}

function fetchOf(operation: Operation, contract: Contract): string {
  const path = pathOf(operation);
  const query = queryOf(operation);
  const body = bodyOf(operation, contract);
  const params = {
    ...(Object.keys(path).length > 0 && { path }),
    ...(Object.keys(query).length > 0 && { query }),
  };
  const init = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(body !== undefined && { body }),
  };
  const more = Object.keys(init).length > 0 ? `, ${print(init)}` : "";
  return `import { createFetchClient } from "@countertop/sdk/fetch";\n\nconst api = createFetchClient({ baseUrl: ${STORE} });\nconst { data, error } = await api.${operation.method}("${operation.path}"${more});`;
}

/** Prints a value as TypeScript, on one line if it fits, or else with one line for each part. */
function print(value: unknown, indent = ""): string {
  if (value instanceof Name) return value.text;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const entries = Array.isArray(value) ? value.map((one) => ["", one] as const) : keyed(value);
  if (entries.length === 0) return `${open}${close}`;
  const pad = Array.isArray(value) ? "" : " ";
  const short = `${open}${pad}${entries.map(([key, inner]) => `${key}${print(inner)}`).join(", ")}${pad}${close}`;
  if (indent.length + short.length <= WIDTH && !short.includes("\n")) return short;
  const deeper = `${indent}  `;
  return `${open}\n${entries.map(([key, inner]) => `${deeper}${key}${print(inner, deeper)},\n`).join("")}${indent}${close}`;
}

const keyed = (value: object): (readonly [string, unknown])[] =>
  Object.entries(value).map(([key, inner]) =>
    inner instanceof Name && inner.text === key
      ? (["", inner] as const)
      : ([`${/^[a-z_$][\w$]*$/i.test(key) ? key : JSON.stringify(key)}: `, inner] as const),
  );

/** Quotes text for a shell. Within single quotes, only the quote itself must be escaped. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function curlOf({ method, path, area, parameters, body, wire }: Operation): string {
  const query = parameters
    .filter((one) => one.in === "query" && (one.required || one.name === "limit"))
    .map(({ name, required, example }) => `${name}=${required ? String(example) : 20}`);
  const address = `"$STORE${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${name}`)}${query.length > 0 ? `?${query.join("&")}` : ""}"`;
  const bearer = area === "admin" && !wire.open ? [`-H "Authorization: Bearer $TOKEN"`] : [];
  const lines = [
    `curl ${method === "GET" ? "" : `-X ${method} `}${address}`,
    ...bearer,
    ...(body ? bodyArgs(body.media) : []),
  ];
  return lines.join(" \\\n  ");
}

function bodyArgs({ type, schema, example }: Media): string[] {
  // Leaves out a form's content type, because curl sets it together with the boundary.
  if (isForm(type)) return [`-F files=@picture.png`];
  const header = `-H ${quoted(`Content-Type: ${type}`)}`;
  if (isJson(type)) return [header, `-d ${quoted(JSON.stringify(example ?? {}, undefined, 2))}`];
  return [
    header,
    schema.format === "binary" || !type.startsWith("text/") ? "--data-binary @file" : "-d @-",
  ];
}
