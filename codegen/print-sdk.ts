/** Prints the generated part of an SDK from a contract: types by openapi-typescript, the rest by our own printers. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { astToString } from "openapi-typescript";
import { generate as runOrval, setLogLevel } from "orval";
import { printAnswers } from "./answers.ts";
import { readContract, type Contract, type Document } from "./contract.ts";
import { head } from "./ids.ts";
import { printEffects } from "./effects.ts";
import { locate, type Source } from "./locate.ts";
import { printMocks } from "./mocks.ts";
import { printRequests } from "./requests.ts";
import { areasOf, createPrinter } from "./printer.ts";
import { UNBRACKETED } from "./named-types.ts";
import { printSchemas } from "./schemas.ts";
import { printSecrets } from "./secrets.ts";
import { typesOf } from "./types.ts";

/** Places in the contract, in the hand-written files that may contain them. */
export type SourcesOf = (pointer: string) => readonly Source[];

/** Reads the contract. Throws with a sentence for each problem. */
export function soundContract(document: Document, sourcesOf: SourcesOf): Contract {
  const contract = readContract(document);
  if (contract.faults.length === 0) return contract;
  const told = contract.faults.map(
    ({ pointer, message }) => `  ${locate(pointer, sourcesOf(pointer)) ?? pointer}: ${message}`,
  );
  throw new Error(`The contract has faults:\n${told.join("\n")}`);
}

const STAMP =
  "// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.\n";

/**
 * Writes `contract.ts`, `operations/`, `hooks/`, `schemas/`, `requests/`, `mocks/`, and their indexes into a folder. `sourcesOf` returns,
 * for a place in the contract, the hand-written files that may contain it. Throws with a sentence for each problem of the contract.
 */
export async function printSdk(
  document: Document,
  folder: string,
  sourcesOf: SourcesOf,
): Promise<void> {
  const contract = soundContract(document, sourcesOf);
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
    printSecrets(contract),
  ];
  for (const { path, content } of files) writeFileSync(join(folder, path), content);
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
