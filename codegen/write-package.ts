/** Writes a whole SDK package from your own contract: the printed part, and the hand-written part that it needs. */
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Document } from "./contract.ts";
import type { Source } from "./locate.ts";
import { printSdk } from "./print-sdk.ts";

/** Writes the package and its contract, `openapi.json`, into a folder. Replaces an earlier one. */
export async function writePackage(
  document: Document,
  out: string,
  writeTemplate: (folder: string) => void,
  sourcesOf: (pointer: string) => readonly Source[],
): Promise<void> {
  const printed = join(out, "src/generated");
  const fresh = join(out, `.generated-${process.pid}`);
  try {
    await printSdk(document, fresh, sourcesOf);
    writeTemplate(out);
    rmSync(printed, { recursive: true, force: true });
    cpSync(fresh, printed, { recursive: true });
    writeFileSync(join(out, "openapi.json"), `${JSON.stringify(document, null, 2)}\n`);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}
