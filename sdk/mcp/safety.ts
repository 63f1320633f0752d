/** Determines the calls that assistants can't make, and redacts the text that they can't read. */
import { redactSecrets, REDACTED } from "@countertop/sdk/secrets";
import type { Contract, Operation } from "../../codegen/contract.ts";
import type { JsonSchema } from "../../codegen/json-schema.ts";

type Marked = JsonSchema & { readonly "x-secret"?: boolean };

/** Matches calls that sign in, change who can sign in, or could change the user that this server signs in as. */
const WAY_IN =
  /\/(?:auth|users)(?:\/|$)|password|\/token$|\/accept$|\/authorizations$|\/confirm$|-url$/;

/** Returns the reason why an operation is never offered, regardless of the server's options. */
export function exclusionOf(operation: Operation, contract: Contract): string | undefined {
  const { id, slug, effect, fault, path, body } = operation;
  if (fault) return `${id} is excluded: ${fault}.`;
  const { required = [], properties = {} } = body ? contract.resolve(body.media.schema) : {};
  const needsSecret = required.some((name) => isSecret(properties[name]));
  if (slug === "auth" || needsSecret || (effect === "credentials" && WAY_IN.test(path)))
    return `${id} signs in or changes credentials, which assistants can't do. Ask a person to do it in the admin.`;
  return undefined;
}

/** Returns a body's schema without fields for credentials, because assistants can't set passwords. */
export function withoutSecrets(schema: JsonSchema): JsonSchema {
  if (!schema.properties) return schema;
  const properties = Object.entries(schema.properties).filter(([, field]) => !isSecret(field));
  return { ...schema, properties: Object.fromEntries(properties) };
}

const isSecret = (field: Marked | undefined): boolean => field?.["x-secret"] === true;

/** Matches a JSON Web Token anywhere in text. */
const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** Creates functions that redact results and errors. `own` contains the credentials that this server itself uses. */
export function redactor(own: readonly string[]) {
  const text = (value: string): string =>
    own
      .filter((one) => one !== "")
      .reduce((rest, one) => rest.replaceAll(one, REDACTED), value)
      .replaceAll(TOKEN, REDACTED);
  const deep = (value: unknown): unknown => {
    if (typeof value === "string") return text(value);
    if (Array.isArray(value)) return value.map(deep);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, deep(inner)]));
  };
  return {
    text,
    /** Redacts fields that the contract marks as secret, and credentials in any text. */
    answer: (value: unknown, call: string): unknown => deep(redactSecrets(value, call)),
  };
}
