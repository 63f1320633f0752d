/** Reads the manifests of the packages. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

interface Manifest {
  readonly name: string;
  readonly license?: string;
  readonly scripts?: Record<string, string>;
  readonly engines?: { readonly node: string };
  readonly bin?: Record<string, string>;
  readonly exports?: Record<string, Target>;
}
export type Target = string | { readonly [condition: string]: Target };

export const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(root, name, "package.json"), "utf8")) as Manifest;
/** A package's version in the repository's node_modules. */
export const versionOf = (name: string): string =>
  (
    JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8")) as {
      version: string;
    }
  ).version;

/** All entry points of the SDK and the kit. */
export const ENTRIES = ["sdk", "storefront-kit"].flatMap((folder) => {
  const { name, exports = {} } = manifestOf(folder);
  return Object.keys(exports).map((entry) => name + entry.slice(1));
});
