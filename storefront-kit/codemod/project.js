// Determines which clients a project uses, because the codemod changes types only in projects that use medusa-react.
const { existsSync, readdirSync, readFileSync } = require("node:fs");
const { dirname, extname, join, resolve } = require("node:path");

const CODE = new Set([".js", ".jsx", ".ts", ".tsx", ".mjs", ".cjs", ".mts", ".cts"]);
const SKIPPED = new Set(["node_modules", "dist", "build", "public", "coverage"]);
/**
 * Matches a module's name in an import, a `require`, or a mock. Also matches the new names, so that a second run has the same
 * result.
 */
const REACT = /["'](medusa-react|@countertop\/(sdk\/react|storefront-kit))["'/]/;
const JS = /["']@medusajs\/medusa-js["']/;

/** Returns all source files in these files and folders, except in packages and builds. */
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

/** Returns the clients that a file's project uses. The project is the nearest folder with a package.json. */
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
