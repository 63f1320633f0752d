// Migrates from medusa-react to Countertop as far as a program can: imports, types, key factories, and the arguments and results of
// hooks. Marks places that a person must check with a comment `TODO(countertop)`. A second run doesn't change the output of the
// first one.
const { hasComment, statementOf } = require("./nodes.js");
const { exported, gone, hooks, keyOf, namesIn, notes, TYPED, TYPES } = require("./exports.js");
const { moveCall } = require("./calls.js");
const { moveCart } = require("./cart.js");
const { clientCalls, withComments } = require("./client.js");
const { moveKeys } = require("./keys.js");
const { projectOf, usesJs, usesReact } = require("./project.js");

const OLD = "medusa-react";

/**
 * Transforms one file. Returns undefined if nothing changes. Types of the old packages stay in a file that keeps a medusa-js
 * client, because the client returns them.
 */
module.exports = function transform(file, { jscodeshift: j }) {
  if (!/medusa|client/i.test(file.source)) return undefined;
  const isMoved = usesReact(file.source);
  const project = isMoved && usesJs(file.source) ? { react: true, js: true } : projectOf(file.path);
  const hasTypes = project.react && /@medusajs\/(medusa|client-types)/.test(file.source);
  if (!isMoved && !hasTypes && !project.js) return undefined;
  const root = j(file.source);
  const context = { j, root, todo: (path, text) => todo(j, path, text), needs: new Set() };

  const calls = project.js ? clientCalls(context) : [];
  if (!isMoved && !hasTypes && calls.length === 0) return undefined;

  /** New imports: `[source, name, local name, is a type]`. */
  const wanted = [];
  /** Local names, each with its name in medusa-react. */
  const locals = new Map();
  const want = (name, local, isType) => {
    const target = exported[name];
    if (target)
      wanted.push([
        target.from,
        target.name,
        // A renamed import keeps its old name in this file.
        local === target.name ? undefined : local,
        isType || target.type,
      ]);
    locals.set(local, name);
    return target;
  };
  /** True if the file uses a name in a place other than after a dot. */
  const isTaken = (name) =>
    root
      .find(j.Identifier, { name })
      .some(
        ({ parent: { value } }) =>
          !(
            value.type.endsWith("MemberExpression") &&
            !value.computed &&
            value.property.name === name
          ),
      );

  const fromNamespace = (namespace, statement) => {
    const renamed = new Map();
    const replace = (name, isType) => {
      if (!renamed.has(name)) {
        const local = isTaken(name) ? `medusa${name[0].toUpperCase()}${name.slice(1)}` : name;
        renamed.set(name, local);
        if (!want(name, local, isType)) missing(name, statement);
      }
      return renamed.get(name);
    };
    for (const type of [j.MemberExpression, j.JSXMemberExpression])
      root.find(type, { object: { name: namespace } }).forEach((path) => {
        if (path.value.computed)
          return context.todo(path, `the export of ${OLD} can't be determined`);
        const local = replace(path.value.property.name);
        j(path).replaceWith(
          path.value.type === "JSXMemberExpression" ? j.jsxIdentifier(local) : j.identifier(local),
        );
      });
    root.find(j.TSQualifiedName, { left: { name: namespace } }).forEach((path) => {
      j(path).replaceWith(j.identifier(replace(path.value.right.name, true)));
    });
  };
  const missing = (name, path) => {
    if (!keyOf(name)) context.todo(path, `${name}: ${gone[name] ?? "has no counterpart"}`);
  };
  const fromName = (name, local, isType, path) => {
    if (!want(name, local, isType)) missing(name, path);
  };

  const statements = [];
  root.find(j.ImportDeclaration, { source: { value: OLD } }).forEach((path) => {
    statements.push(path);
    for (const specifier of path.value.specifiers ?? []) {
      if (specifier.type === "ImportSpecifier")
        fromName(
          specifier.imported.name,
          specifier.local?.name ?? specifier.imported.name,
          path.value.importKind === "type" || specifier.importKind === "type",
          path,
        );
      else fromNamespace(specifier.local.name, path);
    }
  });
  const requires = [];
  root
    .find(j.CallExpression, { callee: { name: "require" }, arguments: [{ value: OLD }] })
    .forEach((path) => {
      const declarator = path.parent;
      const declaration = declarator.parent;
      if (
        declarator.value.type !== "VariableDeclarator" ||
        declaration.value.declarations.length > 1
      )
        return context.todo(
          path,
          `import this from @countertop/sdk/react or @countertop/storefront-kit`,
        );
      requires.push(declaration);
      const { id } = declarator.value;
      if (id.type === "Identifier") return fromNamespace(id.name, declaration);
      for (const property of id.properties)
        fromName(property.key.name, property.value.name, false, declaration);
    });
  for (const type of [j.ExportNamedDeclaration, j.ExportAllDeclaration])
    root
      .find(type, { source: { value: OLD } })
      .forEach((path) =>
        context.todo(path, "export this from @countertop/sdk/react or @countertop/storefront-kit"),
      );
  root
    .find(
      j.CallExpression,
      ({ callee, arguments: [name] }) => name?.value === OLD && callee.name !== "require",
    )
    .forEach((path) => context.todo(path, `names ${OLD}`));

  for (const [local, name] of locals) {
    if (name === "useCart")
      root
        .find(j.CallExpression, { callee: { name: local } })
        .forEach((path) => moveCart(path, context));
    if (hooks[name])
      root
        .find(j.CallExpression, { callee: { name: local } })
        .forEach((path) => moveCall(path, name, context));
    const key = keyOf(name);
    if (key) moveKeys(local, key, context);
  }
  if (!isMoved && calls.length > 0) {
    const marked = withComments(file.source, calls);
    if (marked !== undefined) return marked;
  }
  for (const { path, text } of calls) context.todo(path, text);
  if (hasTypes && calls.length === 0)
    root
      .find(j.ImportDeclaration, ({ source }) => TYPED.test(source.value))
      .forEach((path) => moveTypes(path, namesIn(file.source), context));
  const all = [...statements, ...requires];
  all.forEach((path, index) =>
    replaceImport(j, path, index === 0 ? wanted : [], requires.includes(path), [
      ...locals.values(),
    ]),
  );
  addQueryImports(context);
  return root.toSource({ quote: file.source.includes("'medusa-react'") ? "single" : "double" });
};

/** Renames entities and payloads to their names in the contract. Names without a replacement stay, with a TODO. */
function moveTypes(path, names, { j, todo: say }) {
  const { specifiers = [] } = path.value;
  const isKnown = ({ type, imported }) => type === "ImportSpecifier" && imported.name in names;
  const known = specifiers.filter(isKnown);
  const rest = specifiers.filter((one) => !isKnown(one));
  for (const { imported } of rest)
    if (imported)
      say(
        path,
        `${imported.name} isn't a type of ${TYPES}: see Input and Output of @countertop/sdk`,
      );
  if (known.length === 0) return;
  const ours = j.importDeclaration(
    known.map(({ imported, local }) => {
      const name = names[imported.name];
      const here = local?.name ?? imported.name;
      return here === name
        ? j.importSpecifier(j.identifier(name))
        : j.importSpecifier(j.identifier(name), j.identifier(here));
    }),
    j.literal(TYPES),
    "type",
  );
  if (rest.length === 0) {
    ours.comments = path.value.comments;
    j(path).replaceWith(ours);
  } else {
    path.value.specifiers = rest;
    path.insertAfter(ours);
  }
}

/** Adds imports from TanStack Query that the changed calls need. */
function addQueryImports({ j, root, needs }) {
  const QUERY = "@tanstack/react-query";
  for (const name of needs) {
    const present = root.find(
      j.ImportDeclaration,
      ({ source, importKind }) => source.value === QUERY && importKind !== "type",
    );
    const isThere = present.find(j.ImportSpecifier, { imported: { name } }).size() > 0;
    if (isThere) continue;
    const specifier = j.importSpecifier(j.identifier(name));
    if (present.size() > 0) present.get(0).value.specifiers.push(specifier);
    else {
      const all = root.find(j.ImportDeclaration);
      all.at(all.size() - 1).insertAfter(j.importDeclaration([specifier], j.literal(QUERY)));
    }
  }
}

/** Replaces the old import with the new ones, and keeps its comments. */
function replaceImport(j, path, wanted, isRequire, names) {
  const sources = new Map();
  for (const [from, name, local, isType] of wanted) {
    const kind = isType && !isRequire ? "type" : "value";
    const key = `${kind} ${from}`;
    if (!sources.has(key)) sources.set(key, { from, kind, specifiers: [] });
    const { specifiers } = sources.get(key);
    if (!specifiers.some((one) => one.name === name && one.local === local))
      specifiers.push({ name, local });
  }
  const made = [...sources.values()].map(({ from, kind, specifiers }) =>
    isRequire
      ? j.variableDeclaration("const", [
          j.variableDeclarator(
            j.objectPattern(
              specifiers.map(({ name, local }) =>
                Object.assign(j.property("init", j.identifier(name), j.identifier(local ?? name)), {
                  shorthand: !local,
                }),
              ),
            ),
            j.callExpression(j.identifier("require"), [j.literal(from)]),
          ),
        ])
      : j.importDeclaration(
          specifiers.map(({ name, local }) =>
            local
              ? j.importSpecifier(j.identifier(name), j.identifier(local))
              : j.importSpecifier(j.identifier(name)),
          ),
          j.literal(from),
          kind,
        ),
  );
  const comments = [...(path.value.comments ?? [])];
  if (wanted.length > 0)
    for (const name of new Set(names))
      if (notes[name]) comments.push(comment(j, `${name}: ${notes[name]}`));
  if (made.length > 0) made[0].comments = comments;
  else if (comments.length > 0) {
    // No import remains. Moves the comments of the old one to the next statement.
    const body = path.parent.value.body;
    const next = Array.isArray(body) ? body[body.indexOf(path.value) + 1] : undefined;
    if (next) next.comments = [...comments, ...(next.comments ?? [])];
  }
  j(path).replaceWith(made);
}

const comment = (j, text) => j.commentLine(` TODO(countertop): ${text}`, true, false);

/** Inserts a TODO once, before the statement that contains the path. */
function todo(j, path, text) {
  const { value } = statementOf(path);
  const comments = (value.comments ??= []);
  if (!hasComment(value, text)) comments.push(comment(j, text));
}
