// Builds this package: the command, the types of extensions, and the admin that loads separately built extensions.
import { spawnSync } from "node:child_process";
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";

const here = import.meta.dirname;
const admin = resolve(here, "..");
const bin = resolve(here, "../../node_modules/.bin");

function run(tool: string, ...args: string[]): void {
  const { status } = spawnSync(join(bin, tool), args, { cwd: here, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

const declarations = join(here, ".cache/types");
rmSync(declarations, { recursive: true, force: true });
run("tsc", "-p", "types", "--outDir", declarations);
withoutStyleLibrary();
run("tsdown");
for (const name of globSync("rolldown-runtime-*.js", { cwd: join(here, "dist") }))
  rmSync(join(here, "dist", name));
const types = join(here, "dist/extension.d.ts");
// Removes imports of packages that no type uses, because the bundler keeps them.
writeFileSync(types, readFileSync(types, "utf8").replaceAll(/^import "[^"]+";\n/gm, ""));
process.env["COUNTERTOP_EXTENSIONS"] = join(admin, "src/separate-extensions.ts");
const outDir = join(here, "dist/extensible");
await build({
  root: admin,
  configFile: join(admin, "vite.config.ts"),
  logLevel: "error",
  build: { outDir, emptyOutDir: true },
});
// The server takes the files in `public/` from the normal build of the admin.
rmSync(join(outDir, "public"), { recursive: true });

/** In the declarations, replaces the types of the style library and of i18next with short versions in separate files. */
function withoutStyleLibrary(): void {
  const styled = join(declarations, "styled");
  cpSync(join(admin, "styled-system/recipes"), join(styled, "recipes"), { recursive: true });
  for (const name of ["index", "system-types"])
    cpSync(join(here, "types/styles.d.ts"), join(styled, `types/${name}.d.mts`));
  for (const name of globSync("admin/**/*.d.ts", { cwd: declarations })) {
    const file = join(declarations, name);
    const text = readFileSync(file, "utf8")
      .replaceAll('"#styled/recipes"', JSON.stringify(join(styled, "recipes/index.d.mts")))
      .replaceAll('"react-i18next"', JSON.stringify(join(here, "types/react-i18next.d.ts")));
    writeFileSync(file, text);
  }
}
