/** Generates the types of a contract with openapi-typescript. */
import openapiTS from "openapi-typescript";
import ts from "typescript";
import { pointed, type Contract, type Document } from "./contract.ts";
import { recordOf, withIds } from "./ids.ts";
import type { JsonSchema } from "./json-schema.ts";
import { kindOf } from "./media-types.ts";
import { withNamedTypes } from "./named-types.ts";

const STREAM = "countertop-stream";
const MOMENT = "countertop-moment";

/** Allows `Date` objects for date-times in requests, except in components that responses use too: there, they stay strings. */
function withDates(document: Document): Document {
  const copy = structuredClone(document);
  const mark = (node: unknown, seen: Set<string>, change: boolean): void => {
    if (typeof node !== "object" || node === null) return;
    const schema = node as JsonSchema & Record<string, unknown>;
    if (typeof schema.$ref === "string") {
      if (seen.has(schema.$ref)) return;
      seen.add(schema.$ref);
      const answersToo = seen !== answered && answered.has(schema.$ref);
      return mark(pointed(copy, schema.$ref), seen, change && !answersToo);
    }
    if (change && schema.type === "string" && schema.format === "date-time")
      (schema as { format?: string }).format = MOMENT;
    for (const inner of Object.values(schema)) mark(inner, seen, change);
  };
  const answered = new Set<string>();
  const operations = Object.values(copy.paths).flatMap(
    (item) => Object.values(item) as { [part: string]: unknown }[],
  );
  for (const { responses } of operations) mark(responses, answered, false);
  const asked = new Set<string>();
  for (const { parameters, requestBody } of operations)
    mark([parameters, requestBody], asked, true);
  return copy;
}

/** The declarations of all types of a contract. Each object, call, and input has its own name. */
export async function typesOf(document: Document, contract: Contract): Promise<ts.Node[]> {
  const type = (name: string, ...inner: ts.TypeNode[]) =>
    ts.factory.createTypeReferenceNode(name, inner);
  const bytes = () => type("ReadableStream", type("Uint8Array"));
  const ast = await openapiTS(withPlainMedia(withDates(withIds(document))) as never, {
    defaultNonNullable: false, // a field with a default stays optional in requests
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
    transform: (schema: { format?: string; type?: unknown }) => {
      const { format, type: kinds } = schema;
      const record = recordOf(schema);
      if (record) {
        const id = type(
          "Id",
          ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(record)),
        );
        const none = ts.factory.createLiteralTypeNode(ts.factory.createNull());
        return [kinds].flat().includes("null") ? ts.factory.createUnionTypeNode([id, none]) : id;
      }
      return format === "binary"
        ? type("Blob")
        : format === STREAM
          ? bytes()
          : format === MOMENT
            ? ts.factory.createUnionTypeNode([type("string"), type("Date")])
            : undefined;
    },
  });
  const chosen = contract.operations.flatMap(({ id, chosen: name }) =>
    name ? [[id, name] as const] : [],
  );
  return withNamedTypes(ast, new Map(chosen));
}

/** Changes the type of a body that is neither JSON nor a form to a file or a stream, regardless of its schema. */
function withPlainMedia(document: Document): Document {
  const copy = structuredClone(document);
  const binary = { type: "string", format: "binary" };
  const visit = (node: unknown, isBody: boolean): void => {
    const { content = {} } = (node ?? {}) as { content?: Record<string, { schema?: JsonSchema }> };
    for (const [name, media] of Object.entries(content)) {
      const kind =
        name.startsWith("multipart/") || name.endsWith("urlencoded") ? "json" : kindOf(name, media);
      if (kind === "stream") media.schema = { type: "string", format: STREAM };
      else if (kind === "blob")
        media.schema = isBody ? { anyOf: [binary, { type: "string", format: STREAM }] } : binary;
    }
  };
  for (const item of Object.values(copy.paths))
    for (const operation of Object.values(item)) {
      const { requestBody, responses } = operation as { requestBody?: unknown; responses?: object };
      visit(requestBody, true);
      for (const answer of Object.values(responses ?? {})) visit(answer, false);
    }
  for (const answer of Object.values(copy.components["responses"] ?? {})) visit(answer, false);
  for (const body of Object.values(copy.components["requestBodies"] ?? {})) visit(body, true);
  return copy;
}
