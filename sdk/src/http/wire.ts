// Bodies that aren't plain JSON.
import { isLost } from "./unsendable.ts";
import { encodeQuery, type QueryObject } from "./query-string.ts";

/** A stream is read while it is sent, so it can be sent only once. */
export const isStream = (body: unknown): boolean =>
  typeof ReadableStream !== "undefined" && body instanceof ReadableStream;

/**
 * Returns the body in a form that `fetch` accepts, and its content type. A form has no content type here, because `fetch` sets it
 * together with the boundary.
 */
export function encodeBody(
  body: unknown,
  type = "application/json",
): { readonly body: BodyInit; readonly type?: string | undefined } {
  if (body instanceof FormData || body instanceof URLSearchParams) return { body };
  const file = body instanceof Blob && body;
  if (file || isStream(body)) {
    // A type such as `image/*` isn't a valid content type. If the file has a type, that type is used.
    const said = /json|\*|^multipart/.test(type) ? "application/octet-stream" : type;
    return { body: body as BodyInit, type: (file && file.type) || said };
  }
  if (type.startsWith("multipart/")) return { body: toForm(body as object) };
  if (type.includes("json")) return { body: toJson(body), type };
  if (type.endsWith("urlencoded")) return { body: encodeQuery(body as QueryObject), type };
  return { body: body as BodyInit, type };
}

/** Rejects values that JSON would lose or change, such as functions and `NaN`. Allows undefined, which JSON leaves out. */
const toJson = (body: unknown): string =>
  JSON.stringify(body, function (this: Record<string, unknown>, key, value: unknown) {
    const given = this[key];
    if (isLost(given instanceof Date ? given : value))
      throw new TypeError(`"${key}" can't be sent`);
    return value;
  });

/**
 * Encodes a form. Keeps files, sends each item of a list under the list's name, sends strings and dates as text, and sends all
 * other values as JSON.
 */
function toForm(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === undefined) continue;
      if (one instanceof Blob) form.append(name, one);
      else form.append(name, typeof one === "string" ? one : textOf(one));
    }
  return form;
}

const textOf = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : JSON.stringify(value);
