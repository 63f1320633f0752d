// Rewrites calls to hooks, and uses of their results.
const { hooks } = require("./exports.js");
const { property, renamePending, usesOf } = require("./nodes.js");

/** Fields of TanStack Query's result. In medusa-react, the response's fields are next to them. */
const FLAGS = new Set(
  `data dataUpdatedAt error errorUpdatedAt errorUpdateCount failureCount failureReason fetchStatus isError isFetched
   isFetchedAfterMount isFetching isInitialLoading isLoading isLoadingError isPaused isPending isPlaceholderData
   isPreviousData isRefetchError isRefetching isStale isSuccess isIdle promise refetch remove status context
   mutate mutateAsync reset submittedAt variables`.split(/\s+/),
);
const OLD_OPTIONS = ["onSuccess", "onError", "onSettled", "isDataEqual"];
/** Flags of a query, each with its name in TanStack Query 5. */
const RENAMED = { isPreviousData: "isPlaceholderData", isInitialLoading: "isLoading" };
const TODO_REMOVE =
  "a query doesn't have remove: call queryClient.removeQueries({ queryKey }) instead";
const TODO_ARGUMENTS = "the arguments can't be determined: pass them explicitly";

function moveCall(path, name, context) {
  const { j } = context;
  const { kind, args, ids } = hooks[name];
  const given = path.value.arguments;
  if (given.some(({ type }) => type === "SpreadElement")) return context.todo(path, TODO_ARGUMENTS);
  const at = (argument) => given[args.indexOf(argument)];
  const positional = args.filter((one) => one !== "query" && one !== "options");
  const options = at("options");
  moveOptions(options, path, kind, context);

  if (kind === "mutation") {
    moveMutation(
      path,
      { ...hooks[name], given: positional.map(at), positional, query: at("query") },
      context,
    );
    path.value.arguments = options ? [options] : [];
    return undefined;
  }
  const fields = positional.flatMap((argument, index) =>
    at(argument) ? [property(j, ids[index], at(argument))] : [],
  );
  const query = at("query");
  if (query && query.name !== "undefined") fields.push(property(j, "query", query));
  const input = fields.length > 0 || options ? [j.objectExpression(fields)] : [];
  path.value.arguments = options ? [...input, options] : input;
  return moveResult(path, context);
}

function moveOptions(options, path, kind, context) {
  if (options?.type !== "ObjectExpression") return;
  const { j } = context;
  for (const [index, { key, value }] of options.properties.entries()) {
    if (key?.name === "cacheTime") key.name = "gcTime";
    if (key?.name === "useErrorBoundary") key.name = "throwOnError";
    if (key?.name === "keepPreviousData" && kind === "query") {
      if (value.value === true) context.needs.add("keepPreviousData");
      const before = j.identifier("previous");
      const given =
        value.value === true
          ? j.identifier("keepPreviousData")
          : j.arrowFunctionExpression(
              [before],
              j.conditionalExpression(value, before, j.identifier("undefined")),
            );
      options.properties[index] = property(j, "placeholderData", given);
    }
    if (kind === "query" && OLD_OPTIONS.includes(key?.name))
      context.todo(path, `queries in TanStack Query 5 don't have ${key.name}`);
  }
}

/** `const { products, isLoading } = …` → `const { data: { products } = {}, isLoading } = …`; `result.products` → `result.data?.products`. */
function moveResult(path, context) {
  const { value } = path.parent;
  if (value.type === "MemberExpression" && value.object === path.value) {
    if (!FLAGS.has(value.property.name)) throughData(path.parent, context);
    else moveFlag(path.parent, context);
    return undefined;
  }
  if (value.type !== "VariableDeclarator") {
    if (value.type !== "ExpressionStatement")
      context.todo(path, "the response's fields are in this result's `data`");
    return undefined;
  }
  const { id } = value;
  if (id.type === "Identifier")
    return usesOf(path.parent, id.name, context).forEach((use) => {
      const { value: parent } = use.parent;
      const isMember =
        /^(Optional)?MemberExpression$/.test(parent.type) && parent.object === use.value;
      if (!isMember || parent.computed)
        return isMember ||
          parent.type !== "VariableDeclarator" ||
          parent.id.type !== "ObjectPattern"
          ? context.todo(use, "the response's fields are in this result's `data`")
          : splitPattern(parent.id, use, context);
      if (!FLAGS.has(parent.property.name)) throughData(use.parent, context);
      else moveFlag(use.parent, context);
      return undefined;
    });
  return splitPattern(id, path, context);
}

/** Renames a query's flags, and adds a TODO to removed ones. */
function moveFlag(path, context) {
  const { property: flag } = path.value;
  if (RENAMED[flag.name]) flag.name = RENAMED[flag.name];
  if (flag.name === "remove") context.todo(path, TODO_REMOVE);
  if (flag.name === "status") moveStatus(path);
}

/** `status === "loading"` → `status === "pending"`. */
function moveStatus({ parent: { value } }) {
  if (value.type !== "BinaryExpression") return;
  for (const side of [value.left, value.right])
    if (side.value === "loading") side.value = "pending";
}

function throughData(path, { j }) {
  const { object, property: field } = path.value;
  j(path).replaceWith(
    j.optionalMemberExpression(
      j.memberExpression(object, j.identifier("data")),
      field,
      false,
      true,
    ),
  );
}

function splitPattern(pattern, path, context) {
  const { j } = context;
  const isRest = ({ type }) => /^(Rest|Spread)/.test(type);
  if (pattern.properties.some(isRest))
    context.todo(path, "the response's fields are in `data`, not in the rest");
  for (const one of pattern.properties) {
    const name = one.key?.name;
    if (RENAMED[name]) {
      one.key = j.identifier(RENAMED[name]);
      one.shorthand = false;
    }
    if (name === "remove") context.todo(path, TODO_REMOVE);
    if (name === "status" && one.value.type === "Identifier")
      usesOf(path.parent, one.value.name, context).forEach(moveStatus);
  }
  const isField = (one) => !isRest(one) && !FLAGS.has(one.key.name);
  const fields = pattern.properties.filter(isField);
  if (fields.length === 0) return;
  if (fields.some(({ key }) => key.name === "response"))
    context.todo(path, "`response` is gone; ask the client for the raw response");
  const data = j.assignmentPattern(j.objectPattern(fields), j.objectExpression([]));
  const rest = pattern.properties.filter((one) => !isField(one));
  pattern.properties = [j.property("init", j.identifier("data"), data), ...rest];
}

/** Moves the ids of a mutation from the hook's call to the mutation's call. */
function moveMutation(path, facts, context) {
  const { value } = path.parent;
  const send = (call) => moveVariables(call, path, facts, context);
  const isCalled = (use) =>
    use.parent.value.type.endsWith("CallExpression") && use.parent.value.callee === use.value;
  if (value.type === "MemberExpression" && isMutate(value.property.name)) {
    if (isCalled(path.parent)) return send(path.parent.parent);
  } else if (value.type === "VariableDeclarator") {
    const { id } = value;
    if (id.type === "Identifier") {
      usesOf(path.parent, id.name, context).forEach((use) => {
        const { value: member } = use.parent;
        if (!member.type.endsWith("MemberExpression") || member.object !== use.value)
          return facts.ids.length > 0 || facts.body
            ? context.todo(use, "the arguments have changed: " + shapeOf(facts))
            : undefined;
        if (member.property.name === "isLoading") member.property.name = "isPending";
        if (!isMutate(member.property.name)) return undefined;
        return isCalled(use.parent)
          ? send(use.parent.parent)
          : context.todo(use, "the arguments have changed: " + shapeOf(facts));
      });
      return undefined;
    }
    for (const one of id.properties) {
      const name = one.key?.name;
      renamePending(one, context);
      if (!isMutate(name)) continue;
      usesOf(path.parent, one.value.name, context).forEach((use) =>
        isCalled(use)
          ? send(use.parent)
          : context.todo(use, "the arguments have changed: " + shapeOf(facts)),
      );
    }
    return undefined;
  }
  return context.todo(path, "the arguments have changed: " + shapeOf(facts));
}

const isMutate = (name) => name === "mutate" || name === "mutateAsync";
const shapeOf = ({ ids, body }) => `{ ${[...ids, ...(body ? ["body"] : [])].join(", ")} }`;
const plain = (name) => name.replaceAll("_", "").toLowerCase();

function moveVariables(call, hook, { ids, body, given, positional, query, dropped = [] }, context) {
  const { j } = context;
  if (ids.length === 0 && !body) return;
  const [variables, ...rest] = call.value.arguments;
  const fields = [];
  for (const [index, expression] of given.entries()) {
    if (!expression) continue;
    if (!isSimple(expression) || !isSameScope(expression, hook, call))
      context.todo(call, `\`${ids[index]}\` was passed to the hook`);
    fields.push(property(j, ids[index], expression));
  }
  let left = variables;
  if (left && dropped.length > 0) {
    const isDropped = ({ key }) => dropped.includes(key?.name ?? key?.value);
    const properties = left.type === "ObjectExpression" ? left.properties : undefined;
    if (properties) left = j.objectExpression(properties.filter((one) => !isDropped(one)));
    // A spread, or an object from a variable, may also contain the property.
    if (!properties || properties.some(({ type }) => type.startsWith("Spread")))
      context.todo(call, `the server refuses \`${dropped.join(", ")}\` here: leave it out`);
  }
  for (const id of ids.slice(positional.length)) {
    const own =
      left?.type === "ObjectExpression" &&
      left.properties.find(({ key }) => key && plain(key.name ?? key.value) === plain(id));
    if (own) {
      fields.push(property(j, id, own.value));
      left = j.objectExpression(left.properties.filter((one) => one !== own));
    } else {
      context.todo(call, `pass \`${id}\`: its argument can't be determined`);
      if (!body && left && left.type !== "ObjectExpression") {
        fields.push(property(j, id, left));
        left = undefined;
      }
    }
  }
  const isEmpty =
    !left ||
    left.name === "undefined" ||
    (left.type === "ObjectExpression" && left.properties.length === 0);
  if (body && !isEmpty) fields.push(property(j, "body", left));
  else if (!isEmpty) context.todo(call, "no longer takes a body: " + shapeOf({ ids, body }));
  if (query && query.name !== "undefined") fields.push(property(j, "query", query));
  if (fields.length > 0) call.value.arguments = [j.objectExpression(fields), ...rest];
}

const isSimple = (node) =>
  ["Identifier", "Literal", "StringLiteral", "TemplateLiteral"].includes(node.type) ||
  (node.type.endsWith("MemberExpression") && !node.computed && isSimple(node.object)) ||
  (/^TS(NonNull|As)Expression$/.test(node.type) && isSimple(node.expression));

/** True if a node's variable is the same one in the scope of the mutation's call. */
function isSameScope(node, from, to) {
  let root = node;
  while (root.object ?? root.expression) root = root.object ?? root.expression;
  return root.type !== "Identifier" || from.scope.lookup(root.name) === to.scope.lookup(root.name);
}

module.exports = { moveCall };
