// Finds out which clients a project uses: the codemod changes types only where medusa-react is replaced.
const { existsSync, readdirSync, readFileSync } = require("node:fs");
const { dirname, extname, join, resolve } = require("node:path");

const CODE = new Set([".js", ".jsx", ".ts", ".tsx", ".mjs", ".cjs", ".mts", ".cts"]);
const SKIPPED = new Set(["node_modules", "dist", "build", "public", "coverage"]);
/** A module's name in an import, `require`, or a mock. The new names count too, so that a second run sees the same project. */
const REACT = /["'](medusa-react|@countertop\/(sdk\/react|storefront-kit))["'/]/;
const JS = /["']@medusajs\/medusa-js["']/;

/** All source files in files and folders, without those of packages and builds. */
function filesIn(paths) {
  const found = [];
  const visit = (path, isFolder) => {
    if (!isFolder) {
      if (CODE.has(extname(path))) found.push(path);
      return;
    }
    for (const entry of readdirSync(path, { withFileTypes: true }))
      if (entry.isDirectory()) {
        if (!entry.name.startsWith(".") && !SKIPPED.has(entry.name))
          visit(join(path, entry.name), true);
      } else if (entry.isFile()) visit(join(path, entry.name), false);
  };
  for (const path of paths) if (existsSync(path)) visit(path, !CODE.has(extname(path)));
  return found;
}

const usesReact = (source) => REACT.test(source);
const usesJs = (source) => JS.test(source);

const known = new Map();

/** The project of a file: the nearest folder with a package.json. */
function projectOf(file) {
  let root = dirname(resolve(file));
  while (!existsSync(join(root, "package.json")) && dirname(root) !== root) root = dirname(root);
  if (!known.has(root)) {
    const sources = filesIn([root]).map((path) => readFileSync(path, "utf8"));
    known.set(root, { react: sources.some(usesReact), js: sources.some(usesJs) });
  }
  return known.get(root);
}

module.exports = { filesIn, projectOf, usesJs, usesReact };
