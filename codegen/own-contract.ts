/** Reads the contract that a project's `countertop.config.ts` describes. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { parse } from "yaml";
import { readConfig } from "./config.ts";
import type { Document } from "./contract.ts";
import { addExamples } from "./made-examples.ts";
import { withOverlays } from "./overlay.ts";

/** Returns the configuration's contract, or else `base`, with the overlays, and with an example for each body and response. */
export async function configuredContract<Bundle extends object>(
  folder: string,
  base: () => Bundle,
): Promise<Bundle> {
  const { contract, overlays = [] } = await readConfig(folder);
  const given =
    contract === undefined
      ? (base() as unknown as Document)
      : readContractFile(contract, relative(folder, contract)).given;
  const files = overlays.map((file) => relative(folder, file));
  const { document } = withOverlays(given, files, folder);
  addExamples(document);
  return document as unknown as Bundle;
}

/** Reads a bundled contract, JSON or YAML. Throws an error with one sentence, which calls the file `name`. */
export function readContractFile(path: string, name: string): { given: Document; text: string } {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    throw new Error(`${name}: can't be read (${(error as NodeJS.ErrnoException).code})`, {
      cause: error,
    });
  }
  const given: unknown = path.endsWith(".json") ? JSON.parse(text) : parse(text);
  const { openapi, paths } = (given ?? {}) as { openapi?: unknown; paths?: unknown };
  if (typeof openapi !== "string" || !openapi.startsWith("3.") || typeof paths !== "object")
    throw new Error(`${name}: isn't an OpenAPI 3 document`);
  return { given: { components: {}, ...(given as object) } as Document, text };
}
