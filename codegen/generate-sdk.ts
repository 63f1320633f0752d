/** Generates an SDK from a contract: types with openapi-typescript, and everything else with this package's own code. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { validate } from "@scalar/openapi-parser";
import { astToString } from "openapi-typescript";
import { generate as runOrval } from "orval";
import { printAnswers } from "./answers.ts";
import { METHODS, readContract, type Contract, type Document } from "./contract.ts";
import { head } from "./ids.ts";
import { printEffects } from "./effects.ts";
import { locate, type Source } from "./locate.ts";
import { printMocks } from "./mocks.ts";
import { printNames } from "./generate-names.ts";
import { printRequests } from "./requests.ts";
import { areasOf, createPrinter } from "./printer.ts";
import { UNBRACKETED } from "./named-types.ts";
import { printSchemas } from "./schemas.ts";
import { printSecrets } from "./secrets.ts";
import { typesOf } from "./types.ts";

/** Returns, for a place in the contract, the hand-written files that may contain it. */
export type SourcesOf = (pointer: string) => readonly Source[];

/** Reads the contract. Throws an error with one sentence for each problem. */
export async function soundContract(document: Document, sourcesOf: SourcesOf): Promise<Contract> {
  const { errors = [] } = await validate(document as never);
  if (errors.length > 0)
    throw new Error(
      `The contract isn't a valid OpenAPI document:\n${errors.map(({ message }) => `  ${message}`).join("\n")}`,
    );
  const contract = readContract(document);
  if (contract.problems.length === 0) return contract;
  const told = contract.problems.map(
    ({ pointer, message }) => `  ${locate(pointer, sourcesOf(pointer)) ?? pointer}: ${message}`,
  );
  throw new Error(`The contract has problems:\n${told.join("\n")}`);
}

const STAMP =
  "// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.\n";

/**
 * Writes the SDK's generated files into a folder: types, operations, hooks, schemas, requests, mocks, and tables. Throws an error
 * with one sentence for each problem of the contract.
 */
export async function printSdk(
  document: Document,
  folder: string,
  sourcesOf: SourcesOf,
): Promise<void> {
  const contract = await soundContract(document, sourcesOf);
  mkdirSync(folder, { recursive: true });
  const types = await typesOf(document, contract);
  writeFileSync(
    join(folder, "contract.ts"),
    `${STAMP}${head(areasOf(contract.operations))}${UNBRACKETED}${astToString(types)}`,
  );
  await writeOperations(document, contract, folder);
  for (const inner of ["schemas", "mocks", "requests"])
    mkdirSync(join(folder, inner), { recursive: true });
  const files = [
    ...printSchemas(contract),
    ...printRequests(contract),
    ...printMocks(contract),
    printAnswers(contract),
    printEffects(contract),
    printNames(contract),
    printSecrets(contract),
  ];
  for (const { path, content } of files) writeFileSync(join(folder, path), content);
}

async function writeOperations(
  document: Document,
  contract: Contract,
  folder: string,
): Promise<void> {
  await runOrval(
    {
      input: { target: withoutSchemas(document) },
      output: {
        mode: "tags",
        target: join(folder, "operations/index.ts"),
        // orval requires this path, but doesn't write anything to it, because there are no models.
        schemas: join(folder, "models"),
        indexFiles: false,
        client: () => createPrinter(folder, contract),
        override: { header: false },
      },
    } as Parameters<typeof runOrval>[0],
    folder,
    { logLevel: "warn", throwOnError: true },
  );
}

/** The calls with their tags, but without schemas, because orval would write unused models for them: docs/decisions/0001. */
function withoutSchemas({ paths, components: _, ...rest }: Document): object {
  const responses = { default: { description: "" } };
  const bare = (path: string, item: Document["paths"][string]): object =>
    Object.fromEntries(
      Object.entries(item)
        .filter(([method]) => METHODS.includes(method))
        .map(([method, operation]) => {
          const { operationId, tags } = operation as { operationId: string; tags: string[] };
          const parameters = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
            name,
            in: "path",
            required: true,
            schema: { type: "string" },
          }));
          return [method, { operationId, tags, parameters, responses }];
        }),
    );
  return {
    ...rest,
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, item]) => [path, bare(path, item)]),
    ),
  };
}

export const readJson = (path: string): Document =>
  JSON.parse(readFileSync(path, "utf8")) as Document;
