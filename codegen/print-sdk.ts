/** Prints the generated part of an SDK from a contract: types by openapi-typescript, the rest by our own printers. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import openapiTS, { astToString } from "openapi-typescript";
import { generate as runOrval, setLogLevel } from "orval";
import ts from "typescript";
import { printAnswers } from "./answers.ts";
import { pointed, readContract, type Contract, type Document } from "./contract.ts";
import { kindOf } from "./media-types.ts";
import { IDS, recordOf, withIds } from "./ids.ts";
import { printEffects } from "./effects.ts";
import type { JsonSchema } from "./json-schema.ts";
import { locate, type Source } from "./locate.ts";
import { printMocks } from "./mocks.ts";
import { printRequests } from "./requests.ts";
import { createPrinter } from "./printer.ts";
import { UNBRACKETED, withNamedTypes } from "./named-types.ts";
import { printSchemas } from "./schemas.ts";
import { printSecrets } from "./secrets.ts";

const STAMP =
  "// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.\n";

/**
 * Writes `contract.ts`, `operations/`, `hooks/`, `schemas/`, `requests/`, `mocks/`, and their indexes into a folder. `sourcesOf` returns,
 * for a place in the contract, the hand-written files that may contain it. Throws with a sentence for each problem of the contract.
 */
export async function printSdk(
  document: Document,
  folder: string,
  sourcesOf: (pointer: string) => readonly Source[],
): Promise<void> {
  const contract = readContract(document);
  if (contract.faults.length > 0) {
    const told = contract.faults.map(
      ({ pointer, message }) => `  ${locate(pointer, sourcesOf(pointer)) ?? pointer}: ${message}`,
    );
    throw new Error(`The contract has faults:\n${told.join("\n")}`);
  }
  mkdirSync(folder, { recursive: true });
  await writeTypes(document, contract, join(folder, "contract.ts"));
  await writeOperations(document, contract, folder);
  for (const inner of ["schemas", "mocks", "requests"])
    mkdirSync(join(folder, inner), { recursive: true });
  const files = [
    ...printSchemas(contract),
    ...printRequests(contract),
    ...printMocks(contract),
    printAnswers(contract),
    printEffects(contract),
    printSecrets(contract),
  ];
  for (const { path, content } of files) writeFileSync(join(folder, path), content);
}

const STREAM = "countertop-stream";
const MOMENT = "countertop-moment";

/** Date-times in requests may be `Date` objects; in answers they are text. */
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

async function writeTypes(document: Document, contract: Contract, target: string): Promise<void> {
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
  const named = withNamedTypes(ast, new Map(chosen));
  writeFileSync(target, `${STAMP}${IDS}${UNBRACKETED}${astToString(named)}`);
}

/** A body that is neither JSON nor a form is a file or a stream to a program, regardless of its schema. */
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

async function writeOperations(
  document: Document,
  contract: Contract,
  folder: string,
): Promise<void> {
  setLogLevel("warn");
  const models = join(folder, "orval-models");
  const input = join(folder, "orval-input.json");
  writeFileSync(input, JSON.stringify(document));
  await runOrval(
    {
      input: { target: input },
      output: {
        mode: "tags",
        target: join(folder, "operations/index.ts"),
        // orval's own models aren't used: docs/decisions/0001
        schemas: { path: models, type: "typescript" },
        client: () => createPrinter(folder, contract),
        override: { header: false },
      },
    } as Parameters<typeof runOrval>[0],
    folder,
  );
  for (const path of [models, input]) rmSync(path, { recursive: true, force: true });
  // orval reports a failure, but resolves anyway.
  if (!existsSync(join(folder, "tree.ts")))
    throw new Error("No operations were generated: orval says why, above.");
}

export const readJson = (path: string): Document =>
  JSON.parse(readFileSync(path, "utf8")) as Document;
