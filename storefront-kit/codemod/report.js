// Reports what a run of the codemod changed, and what it left unchanged, with the reason.
const { relative } = require("node:path");
const { TYPED } = require("./exports.js");
const { usesJs, usesReact } = require("./project.js");

const TODO = /TODO\(countertop\)/g;
const IMPORTED = /from\s+["']([^"']+)["']/g;

const many = (count, one) => `${count} ${count === 1 ? one : `${one}s`}`;
const todosIn = (source) => source.match(TODO)?.length ?? 0;
const hasTypes = (source) =>
  Array.from(source.matchAll(IMPORTED)).some(([, name]) => TYPED.test(name));

/** Returns the lines to print. `before` and `after` contain the sources of the same files by path. */
function reportOf(before, after, folder) {
  if (before.size === 0)
    return ["Nothing changed: these paths have no JavaScript or TypeScript files."];
  const all = [...after];
  const changed = all.filter(([path, source]) => source !== before.get(path)).length;
  const left = all.filter(([, source]) => todosIn(source) > 0);
  const js = all.filter(([, source]) => usesJs(source)).length;
  const typed = all.filter(([, source]) => hasTypes(source)).length;
  const isReact = [...before.values()].some(usesReact);
  const lines = [
    changed > 0
      ? `Changed ${changed} of ${many(all.length, "file")}.`
      : reasonOf(isReact, js, left),
  ];
  if (js > 0)
    lines.push(
      `Still on @medusajs/medusa-js: ${many(js, "file")}. Its calls aren't moved. Each has a TODO with the call that replaces it.`,
    );
  if (typed > 0)
    lines.push(
      `Types of @medusajs/medusa stay in ${many(typed, "file")}${js > 0 ? ": medusa-js returns them. Change them when its calls are moved" : ""}.`,
    );
  if (left.length > 0) {
    const count = left.reduce((sum, [, source]) => sum + todosIn(source), 0);
    lines.push(`Left for you: ${many(count, "place")}. Search for TODO(countertop).`);
    for (const [path, source] of left)
      lines.push(`  ${relative(folder, path)}: ${todosIn(source)}`);
  }
  lines.push("The guide is node_modules/@countertop/storefront-kit/MIGRATION.md.");
  return lines;
}

function reasonOf(isReact, js, left) {
  if (isReact || left.length > 0)
    return "Nothing changed: an earlier run changed everything it can.";
  if (js > 0) return "Nothing changed: no calls of a medusa-js client were recognized.";
  return "Nothing changed: no file imports medusa-react or @medusajs/medusa-js. Other requests to a store, such as fetch, axios, or Gatsby's GraphQL, aren't recognized.";
}

module.exports = { reportOf };
