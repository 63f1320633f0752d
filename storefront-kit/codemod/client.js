// Finds calls of medusa-js, and adds a TODO to each, because a program can't rewrite them safely.
const { hasComment, statementOf } = require("./nodes.js");
const methods = require("./methods.json");

const OLD = "@medusajs/medusa-js";
const GUIDE = 'MIGRATION.md, "Calls of medusa-js"';
/** Matches names of variables and properties that may hold a client. */
const CLIENT = /medusa|client/i;

/** `medusaClient.carts.lineItems.create` → `carts.lineItems.create`. Undefined for other calls. */
function methodOf(callee, clients) {
  const names = [];
  let at = callee;
  while (/^(Optional)?MemberExpression$/.test(at.type) && !at.computed) {
    const name = names.join(".");
    // `this.client.carts.create()`
    if (names.length > 1 && name in methods && CLIENT.test(at.property.name)) return name;
    names.unshift(at.property.name);
    at = at.object;
  }
  if (at.type !== "Identifier" || !(CLIENT.test(at.name) || clients.has(at.name))) return undefined;
  const name = names.join(".");
  return name in methods || name.startsWith("admin.custom.") ? name : undefined;
}

/** Returns the calls of medusa-js clients, and the places where such clients are created, each with the text of its TODO. */
function clientCalls({ j, root }) {
  const places = [];
  const say = (path, text) => places.push({ path, text: `${text} (${GUIDE})` });
  const isMoved =
    root.find(j.ImportDeclaration, { source: { value: "@countertop/sdk" } }).size() > 0;
  const classes = new Set();
  root.find(j.ImportDeclaration, { source: { value: OLD } }).forEach(({ value }) => {
    for (const { type, local } of value.specifiers ?? [])
      if (type === "ImportDefaultSpecifier") classes.add(local.name);
  });
  const loaded = { callee: { name: "require" }, arguments: [{ value: OLD }] };
  root.find(j.CallExpression, loaded).forEach(({ parent }) => {
    const declarator = parent.value.type.endsWith("MemberExpression") ? parent.parent : parent;
    if (declarator.value.id?.type === "Identifier") classes.add(declarator.value.id.name);
  });
  const clients = new Set();
  root
    .find(j.NewExpression, ({ callee }) => classes.has(callee.name))
    .forEach((path) => {
      if (path.parent.value.type === "VariableDeclarator") clients.add(path.parent.value.id.name);
      say(path, "createClient({ baseUrl, retries }) of @countertop/sdk replaces this client");
    });
  for (const type of [j.CallExpression, j.OptionalCallExpression])
    root.find(type).forEach((path) => {
      if (type === j.CallExpression && path.value.type !== "CallExpression") return;
      const name = methodOf(path.value.callee, clients);
      // Skips admin calls in a migrated file, because both clients have calls such as `client.admin.products.list()`.
      if (name && !(isMoved && name.startsWith("admin.")))
        say(
          path,
          name in methods
            ? `client.${methods[name]} replaces ${name}`
            : `client.custom.${name.slice("admin.custom.".length)}(path) replaces ${name}`,
        );
    });
  return places;
}

/** Inserts only comments, so that all other lines stay the same. Returns undefined if a statement doesn't begin its line. */
function withComments(source, places) {
  const lines = source.split("\n");
  const above = new Map();
  for (const { path, text } of places) {
    const { value } = statementOf(path);
    const { line, column } = value.loc.start;
    const indent = lines[line - 1].slice(0, column);
    if (indent.trim() !== "") return undefined;
    if (hasComment(value, text)) continue;
    above.set(line, (above.get(line) ?? new Set()).add(`${indent}// TODO(countertop): ${text}`));
  }
  return lines.flatMap((line, index) => [...(above.get(index + 1) ?? []), line]).join("\n");
}

module.exports = { clientCalls, withComments };
