/** The hand-written part of an SDK as a package of its own: the printed part goes into its `src/generated`. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const LEFT =
  /^generated$|\.(?:test|fixture|browser\.test)(?:-d)?\.tsx?$|^react\/ecosystem-hooks\.json$/;

interface Manifest extends Record<string, unknown> {
  devDependencies: Record<string, string>;
}

/** Copies it from the repository at `root`. */
export function writeTemplate(root: string, folder: string): void {
  const sdk = join(root, "sdk");
  const json = <T>(path: string): T => JSON.parse(readFileSync(join(root, path), "utf8")) as T;
  const write = (path: string, value: object): void =>
    writeFileSync(join(folder, path), `${JSON.stringify(value, null, 2)}\n`);
  mkdirSync(folder, { recursive: true });
  cpSync(join(sdk, "src"), join(folder, "src"), {
    recursive: true,
    filter: (path) => !LEFT.test(relative(join(sdk, "src"), path)),
  });
  for (const name of ["doors", "LICENSE"])
    cpSync(join(sdk, name), join(folder, name), { recursive: true });

  const tools = json<Manifest>("package.json").devDependencies;
  const manifest = json<Manifest>("sdk/package.json");
  const own = Object.entries(manifest.devDependencies).filter(
    ([name]) => !/\bqs$|^react-dom$/.test(name),
  );
  write("package.json", {
    ...manifest,
    private: true,
    files: ["dist"],
    scripts: { build: "tsdown" },
    devDependencies: {
      ...Object.fromEntries(own),
      // Newer versions in tsdown's range can't be installed everywhere.
      "rolldown-plugin-dts": json<{ overrides: Record<string, string> }>("package.json").overrides[
        "rolldown-plugin-dts"
      ],
      typescript: tools["typescript"],
    },
  });
  const { compilerOptions } = json<{ compilerOptions: Record<string, unknown> }>("tsconfig.json");
  const { customConditions: _, types: __, ...rest } = compilerOptions;
  write("tsconfig.json", { compilerOptions: { ...rest, types: [] }, include: ["src"] });
  // The generated package lacks the tools of our checks before publishing.
  const config = readFileSync(join(sdk, "tsdown.config.ts"), "utf8");
  writeFileSync(
    join(folder, "tsdown.config.ts"),
    config.replaceAll(/^ {2}(?:publint|attw): .*\n/gm, ""),
  );
}
