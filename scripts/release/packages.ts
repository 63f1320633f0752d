/** The published packages, and the fields of manifests that all packages share. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The folders of the packages, each after those that it depends on. `use` shows how to begin using the installed package. */
export const PACKAGES = {
  sdk: {
    keywords: ["api-client", "typescript", "react-query"],
    use: 'import { createClient } from "@countertop/sdk"',
  },
  "storefront-kit": {
    keywords: ["react", "storefront", "cart", "medusa-react"],
    use: 'import { MedusaProvider } from "@countertop/storefront-kit"',
  },
  "storefront-kit/create": {
    keywords: ["storefront", "next", "create"],
    use: "npx create-storefront my-store --template next",
  },
  codegen: { keywords: ["openapi", "codegen", "typescript"], use: "npx countertop-codegen" },
  "sdk/mcp": {
    keywords: ["mcp", "model-context-protocol", "assistant"],
    use: "npx countertop-mcp --url https://api.example.com",
  },
  "admin/cli": {
    keywords: ["admin", "dashboard", "cli"],
    use: "npx countertop admin --store https://api.example.com",
  },
  "admin/create": {
    keywords: ["admin", "extension", "create"],
    use: "npx create-extension my-extension",
  },
  "admin/plugin": {
    keywords: ["medusa-plugin", "admin", "dashboard"],
    use: '{ resolve: "@countertop/medusa-plugin", options: { path: "/app" } } in plugins of medusa-config.js',
  },
} as const;
export type Folder = keyof typeof PACKAGES;
export const FOLDERS = Object.keys(PACKAGES) as Folder[];

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: object;
  readonly exports?: Readonly<Record<string, Target>>;
}
type Target = string | { readonly [condition: string]: Target };

export const readManifest = (root: string, folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as Manifest;

/** The public address of the repository. The owner sets only this value: `repository` in the root's package.json. */
export const addressOf = (root: string): string | undefined =>
  (readManifest(root, ".") as { repository?: string }).repository?.replace(/(\.git)?\/?$/, "");

export const ADDRESS_IS_MISSING =
  "package.json has no repository address, so the packages don't have one either. Set the address once: npm pkg set repository=https://github.com/OWNER/countertop";

/** Returns the problem, on one line, if the address can't be used in a manifest. */
export function addressProblem(address: string | undefined): string | undefined {
  if (address === undefined) return ADDRESS_IS_MISSING;
  return URL.canParse(address) && address.startsWith("https://")
    ? undefined
    : `repository in package.json must be an https address, such as https://github.com/OWNER/countertop, but it is ${address}`;
}

/** Fields for registries. Without an address, leaves out the fields that would contain it. */
export function publicFields(folder: Folder, address: string | undefined): object {
  return {
    keywords: ["medusa", "medusa-v1", "ecommerce", ...PACKAGES[folder].keywords],
    ...(address !== undefined && {
      repository: { type: "git", url: `git+${address}.git`, directory: folder },
      homepage: `${address}/tree/main/${folder}#readme`,
      bugs: { url: `${address}/issues` },
    }),
    publishConfig: { access: "public", provenance: true },
  };
}

/**
 * A manifest as it's published: without the fields and conditions that only the repository needs. Tarballs don't contain
 * `src/`.
 */
export function publishedManifest(folder: Folder, whole: Manifest, address?: string): Manifest {
  const { devDependencies: _, scripts: __, ...manifest } = whole;
  const { exports } = manifest;
  return {
    ...manifest,
    ...(exports && { exports: withoutSource(exports) as typeof exports }),
    ...publicFields(folder, address),
  };
}

const withoutSource = (target: Target): Target =>
  typeof target === "string"
    ? target
    : Object.fromEntries(
        Object.entries(target)
          .filter(([condition]) => condition !== "@countertop/source")
          .map(([condition, inner]) => [condition, withoutSource(inner)]),
      );

/**
 * Packages with a version, or with a dependency on our packages, that differs from the common version. Each problem includes
 * the command that fixes it.
 */
export function versionProblems(root: string): string[] {
  const manifests = FOLDERS.map((folder) => ({ folder, ...readManifest(root, folder) }));
  const names = new Set(manifests.map(({ name }) => name));
  const { version } = readManifest(root, "sdk");
  return manifests.flatMap(({ name, version: own, dependencies = {} }) => [
    ...(own === version
      ? []
      : [
          `${name} has version ${own}, but @countertop/sdk has ${version}. Run: npm version ${version} --no-git-tag-version -w ${name}`,
        ]),
    ...Object.entries(dependencies)
      .filter(([other, range]) => names.has(other) && range !== `^${version}`)
      .map(
        ([other, range]) =>
          `${name} requires ${other} ${range}. Run: npm pkg set dependencies.${other}=^${version} -w ${name}`,
      ),
  ]);
}

/** Scripts that npm would run on a user's machine during an installation. */
export const installScripts = ({ scripts = {} }: Manifest): string[] =>
  ["preinstall", "install", "postinstall", "prepare"].filter((name) => name in scripts);
