/** Creates a tarball's software bill of materials: the packages that npm would install with it. */
import { execFile } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface Bill {
  /** The bill in the CycloneDX format, as JSON. */
  text: string;
  /** Number of packages that npm would install with this one. */
  components: number;
  /** Packages that run an install script. */
  withScripts: string[];
}

interface Lock {
  packages: Record<string, { hasInstallScript?: boolean }>;
}

/** @param needed our own tarballs that the tarball depends on */
export async function billOf(tarball: string, needed: readonly string[]): Promise<Bill> {
  const folder = mkdtempSync(join(tmpdir(), "countertop-sbom-"));
  const npm = (...args: string[]) => run("npm", args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
  try {
    writeFileSync(
      join(folder, "package.json"),
      JSON.stringify({ name: "empty", version: "0.0.0", private: true }),
    );
    const files = [...needed, tarball].map((file) => {
      copyFileSync(file, join(folder, basename(file)));
      return `./${basename(file)}`;
    });
    await npm(
      "install",
      "--package-lock-only",
      "--prefer-offline",
      "--no-audit",
      "--no-fund",
      ...files,
    );
    const { packages } = JSON.parse(
      readFileSync(join(folder, "package-lock.json"), "utf8"),
    ) as Lock;
    const { stdout } = await npm("sbom", "--package-lock-only", "--sbom-format", "cyclonedx");
    const withScripts = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript === true ? [path.replace(/^.*node_modules\//, "")] : [],
    );
    const { components } = JSON.parse(stdout) as { components: object[] };
    return { text: stdout, components: components.length, withScripts };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
