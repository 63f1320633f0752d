import { callNames } from "@countertop/sdk/names";
import { isSecretName, REDACTED } from "@countertop/sdk/secrets";
import type { RecordedCall } from "../../../lib/recorded-calls.ts";
import { Name, printValue } from "./print-value.ts";

type Called = Pick<RecordedCall, "operation" | "input" | "url">;

/** The code for the call with the client. Undefined for an endpoint that isn't in the contract. */
export function clientSnippet(call: Called): string | undefined {
  const names = callNames(callOf(call));
  return names && `await client.${names.method}(${printInput(call)});`;
}

/** The code for the call with its hook. */
export function hookSnippet(call: Called): string | undefined {
  const names = callNames(callOf(call));
  if (!names) return undefined;
  const input = printInput(call);
  return call.operation.method === "GET"
    ? `const { data, error } = ${names.hook}(${input});`
    : `const { mutate, isPending, error } = ${names.hook}();\n\nmutate(${input || "{}"});`;
}

/** The call as a shell command, with the session cookie in a variable. */
export function curlSnippet(call: Called): string {
  const { method } = call.operation;
  return [
    `curl ${method === "GET" ? "" : `-X ${method} `}${quoted(addressOf(call))}`,
    `-b "$COOKIE"`,
    ...bodyArguments(call),
  ].join(" \\\n  ");
}

/** The URL of the call's page in the reference, relative to the admin's own folder. */
export function referenceAddress(call: Called): string | undefined {
  const names = callNames(callOf(call));
  const [, , slug] = call.operation.path.split("/");
  return names && `public/reference/${slug}/${names.id}.html`;
}

export const idOf = (call: Called): string | undefined => callNames(callOf(call))?.id;

/** The call's name, such as `GET /admin/products/{id}`. */
const callOf = ({ operation: { method, path } }: Called): string => `${method} ${path}`;

const placeholders = (path: string): string[] =>
  Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name);

/** The call's input: first the path parameters, then `query` and `body`, without credentials. Empty if the call has no input. */
function printInput({ operation, input }: Called): string {
  // The input of a sign-in isn't recorded, so a placeholder is used.
  if (!input) return "{ body }";
  const { query, body, ...values } = writable(input) as typeof input;
  const given = {
    ...Object.fromEntries(placeholders(operation.path).map((name) => [name, values[name]])),
    ...(query && Object.keys(query).length > 0 && { query }),
    ...(body !== undefined && { body }),
  };
  return Object.keys(given).length > 0 ? printValue(given) : "";
}

/** JSON data without credentials. Files and other objects that aren't JSON become variables. */
function writable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(writable);
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Date) return value.toJSON();
  if (!isPlain(value)) return new Name(value instanceof Blob ? "file" : "body");
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [
      name,
      inner != null && isSecretName(name) ? REDACTED : writable(inner),
    ]),
  );
}

/** True for plain objects. The SDK's copies of inputs have a prototype without members. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** The URL that was requested, without credentials. */
function addressOf({ operation, url }: Called): string {
  const { origin, pathname, searchParams } = new URL(url ?? operation.path, location.href);
  const names = operation.path.split("/");
  const start = pathname.split("/").length - names.length;
  const path = pathname
    .split("/")
    .map((segment, at) => {
      const [, name] = /^\{(\w+)\}$/.exec(names[at - start] ?? "") ?? [];
      return name && isSecretName(name) ? encode(REDACTED) : segment;
    })
    .join("/");
  const query = Array.from(searchParams, ([name, value]) => {
    const [last = name] = name.match(/[^[\]]+(?=\]?(?:\[\])?$)/) ?? [];
    return `${encode(name)}=${encode(isSecretName(last) ? REDACTED : value)}`;
  });
  return `${origin}${path}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}

/** Encodes brackets, because curl would interpret them as ranges. */
const encode = (text: string): string => encodeURIComponent(text).replaceAll("%2C", ",");

function bodyArguments({ operation, input }: Called): string[] {
  if (!input) return operation.method === "GET" ? [] : ["-d @body.json"];
  const { body } = input;
  if (body === undefined) return [];
  const fields = Object.entries(body as object).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one instanceof Blob)
      .map(() => `-F ${name}=@file`),
  );
  // Omits the content type of a form, because curl sets it with the boundary.
  if (fields.length > 0) return fields;
  const data = writable(body);
  if (data instanceof Name) return ["--data-binary @file"];
  const json = JSON.stringify(data, undefined, 2);
  return [`-H 'Content-Type: application/json'`, `-d ${quoted(json)}`];
}

/** Quotes text for a shell. Within single quotes, only the single quote itself has a special meaning. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
