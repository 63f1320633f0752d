/**
 * Reads and writes the contract of the last release, which is stored with the package: one line for each operation and type.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { changesBetween, type Change } from "./changes.ts";
import { structureOf, type Structure } from "./structure.ts";

type Released = Structure & { readonly version: string };

const fileOf = (root: string): string => join(root, "sdk/released/contract.json");
export const readReleased = (root: string): Released =>
  JSON.parse(readFileSync(fileOf(root), "utf8")) as Released;

export const changesSince = (released: Released, document: object): Change[] =>
  changesBetween(released, structureOf(document as Record<string, unknown>));

export function record(root: string, version: string, document: object): void {
  const { digest, operations, schemas } = structureOf(document as Record<string, unknown>);
  const lines = (part: object): string =>
    Object.entries(part)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(",\n");
  writeFileSync(
    fileOf(root),
    `{\n  "version": "${version}",\n  "digest": "${digest}",\n  "operations": {\n${lines(operations)}\n  },\n  "schemas": {\n${lines(schemas)}\n  }\n}\n`,
  );
}
