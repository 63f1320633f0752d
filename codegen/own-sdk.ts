/**
 * Generates a custom SDK from a contract with additions. Both the repository's command and the published one use this module.
 */
import { relative } from "node:path";
import type { Document } from "./contract.ts";
import { printOwn } from "./generate-own.ts";
import type { SourcesOf } from "./generate-sdk.ts";
import { staleIn, targetOf, writeOwn } from "./write-own.ts";

/** Writes the files. With `check`, compares them instead, and throws if one is stale. Resolves to a summary. */
export async function generateOwn(
  base: Document,
  document: Document,
  sourcesOf: SourcesOf,
  { out, from, check }: { readonly out: string; readonly from: string; readonly check: boolean },
): Promise<string> {
  const { files, changes } = await printOwn(base, document, sourcesOf, targetOf(out));
  const place = relative(from, out) || ".";
  if (check) {
    const stale = staleIn(out, files);
    if (stale.length > 0)
      throw new Error(`Stale generated files in ${place}: ${stale.join(", ")}. Generate again.`);
    return `${place} is up to date`;
  }
  writeOwn(out, files);
  const names = files.map(({ path }) => path).join(", ");
  const rest = changes.removed.length;
  return `Generated ${place}: ${names}${rest > 0 ? `. Calls that the contract no longer has remain in @countertop/sdk: ${rest}` : ""}`;
}
