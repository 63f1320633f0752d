// The calls of hooks, and what is done with their results.
const { hooks } = require("./exports.js");

/** What a result of TanStack Query has beside the answer's own fields. */
const FLAGS = new Set(
  `data dataUpdatedAt error errorUpdatedAt errorUpdateCount failureCount failureReason fetchStatus isError isFetched
   isFetchedAfterMount isFetching isInitialLoading isLoading isLoadingError isPaused isPending isPlaceholderData
   isPreviousData isRefetchError isRefetching isStale isSuccess isIdle promise refetch remove status context
   mutate mutateAsync reset submittedAt variables`.split(/\s+/),
);
const OLD_OPTIONS = ["onSuccess", "onError", "onSettled", "keepPreviousData", "isDataEqual"];
const TODO_ARGUMENTS = "what are its arguments?";

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
  for (const { key } of options.properties) {
    if (key?.name === "cacheTime") key.name = "gcTime";
    if (kind === "query" && OLD_OPTIONS.includes(key?.name))
      context.todo(path, `queries of TanStack Query 5 have no ${key.name}`);
  }
}

/** `const { products, isLoading } = …` → `const { data: { products } = {}, isLoading } = …`; `result.products` → `result.data?.products`. */
function moveResult(path, context) {
  const { value } = path.parent;
  if (value.type === "MemberExpression" && value.object === path.value) {
    if (!FLAGS.has(value.property.name)) throughData(path.parent, context);
    return undefined;
  }
  if (value.type !== "VariableDeclarator") {
    if (value.type !== "ExpressionStatement")
      context.todo(path, "the answer's fields are in `data` of this result");
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
          ? context.todo(use, "the answer's fields are in `data` of this result")
          : splitPattern(parent.id, use, context);
      if (!FLAGS.has(parent.property.name)) throughData(use.parent, context);
      return undefined;
    });
  return splitPattern(id, path, context);
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
    context.todo(path, "the answer's fields are in `data`, no longer among the rest");
  const isField = (one) => !isRest(one) && !FLAGS.has(one.key.name);
  const fields = pattern.properties.filter(isField);
  if (fields.length === 0) return;
  if (fields.some(({ key }) => key.name === "response"))
    context.todo(path, "`response` is gone; ask the client for the raw response");
  const data = j.assignmentPattern(j.objectPattern(fields), j.objectExpression([]));
  const rest = pattern.properties.filter((one) => !isField(one));
  pattern.properties = [j.property("init", j.identifier("data"), data), ...rest];
}

/** Mutations are told what they are about when they are called, not when the hook is. */
function moveMutation(path, facts, context) {
  const { j } = context;
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
            ? context.todo(use, "what it is called with has changed: " + shapeOf(facts))
            : undefined;
        if (member.property.name === "isLoading") member.property.name = "isPending";
        if (!isMutate(member.property.name)) return undefined;
        return isCalled(use.parent)
          ? send(use.parent.parent)
          : context.todo(use, "what it is called with has changed: " + shapeOf(facts));
      });
      return undefined;
    }
    for (const one of id.properties) {
      const name = one.key?.name;
      if (name === "isLoading") {
        one.key = j.identifier("isPending");
        one.shorthand = false;
      }
      if (!isMutate(name)) continue;
      usesOf(path.parent, one.value.name, context).forEach((use) =>
        isCalled(use)
          ? send(use.parent)
          : context.todo(use, "what it is called with has changed: " + shapeOf(facts)),
      );
    }
    return undefined;
  }
  return context.todo(path, "what it is called with has changed: " + shapeOf(facts));
}

const isMutate = (name) => name === "mutate" || name === "mutateAsync";
const shapeOf = ({ ids, body }) => `{ ${[...ids, ...(body ? ["body"] : [])].join(", ")} }`;
const plain = (name) => name.replaceAll("_", "").toLowerCase();

function moveVariables(call, hook, { ids, body, given, positional, query }, context) {
  const { j } = context;
  if (ids.length === 0 && !body) return;
  const [variables, ...rest] = call.value.arguments;
  const fields = [];
  for (const [index, expression] of given.entries()) {
    if (!expression) continue;
    if (!isSimple(expression) || !isSameScope(expression, hook, call))
      context.todo(call, `\`${ids[index]}\` was given to the hook`);
    fields.push(property(j, ids[index], expression));
  }
  let left = variables;
  for (const id of ids.slice(positional.length)) {
    const own =
      left?.type === "ObjectExpression" &&
      left.properties.find(({ key }) => key && plain(key.name ?? key.value) === plain(id));
    if (own) {
      fields.push(property(j, id, own.value));
      left = j.objectExpression(left.properties.filter((one) => one !== own));
    } else {
      context.todo(call, `which part of what it is called with is \`${id}\`?`);
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
  else if (!isEmpty) context.todo(call, "takes no body any more: " + shapeOf({ ids, body }));
  if (query && query.name !== "undefined") fields.push(property(j, "query", query));
  if (fields.length > 0) call.value.arguments = [j.objectExpression(fields), ...rest];
}

const isSimple = (node) =>
  ["Identifier", "Literal", "StringLiteral", "TemplateLiteral"].includes(node.type) ||
  (node.type.endsWith("MemberExpression") && !node.computed && isSimple(node.object)) ||
  (/^TS(NonNull|As)Expression$/.test(node.type) && isSimple(node.expression));

/** Whether the names in it mean the same where the mutation is called. */
function isSameScope(node, from, to) {
  let root = node;
  while (root.object ?? root.expression) root = root.object ?? root.expression;
  return root.type !== "Identifier" || from.scope.lookup(root.name) === to.scope.lookup(root.name);
}

/** Where a variable is used: not where it is made, and not what else has its name. */
function usesOf(declarator, name, { j, root }) {
  const scope = declarator.scope.lookup(name);
  return root.find(j.Identifier, { name }).filter((path) => {
    const { value } = path.parent;
    if (path.scope?.lookup(name) !== scope) return false;
    if (value.type.endsWith("MemberExpression") && value.property === path.value)
      return value.computed;
    if (value.type.endsWith("Property") && value.key === path.value && !value.shorthand)
      return false;
    for (let at = path; at; at = at.parent) if (at.value === declarator.value.id) return false;
    return true;
  });
}

const property = (j, name, value) =>
  Object.assign(j.property("init", j.identifier(name), value), {
    shorthand: value.type === "Identifier" && value.name === name,
  });

const WITH_FILTERS = /^(invalidate|remove|refetch|reset|cancel)Queries$/;

/** `adminProductKeys.detail(id)` → `["admin", "products", "detail", id]`. */
function moveKeys(local, key, context) {
  const { j, root } = context;
  root.find(j.MemberExpression, { object: { name: local } }).forEach((member) => {
    const part = member.value.property.name;
    const call = member.parent.value.callee === member.value ? member.parent : undefined;
    const end = {
      all: [],
      lists: ["list"],
      list: ["list"],
      details: ["detail"],
      detail: ["detail"],
    }[part];
    if (!end || (part !== "all" && !call))
      return context.todo(member, "write this key as an array");
    const given = (call?.value.arguments ?? []).filter(({ name }) => name !== "undefined");
    const array = j.arrayExpression([...[...key, ...end].map((one) => j.literal(one)), ...given]);
    const path = call ?? member;
    const { value } = path.parent;
    const isFilter =
      value.type === "CallExpression" &&
      WITH_FILTERS.test(value.callee.property?.name) &&
      value.arguments[0] === path.value;
    j(path).replaceWith(isFilter ? j.objectExpression([property(j, "queryKey", array)]) : array);
    return undefined;
  });
}

module.exports = { moveCall, moveKeys };
