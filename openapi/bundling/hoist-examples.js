const schemaName = (media) => media.schema?.$ref?.split("/").at(-1) ?? "Example";

/** Every media type in a document, in the order of the paths. */
function* mediaTypes(document) {
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item)) {
      yield* Object.values(operation.requestBody?.content ?? {});
      for (const response of Object.values(operation.responses ?? {})) {
        yield* Object.values(response.content ?? {});
      }
    }
  }
  for (const response of Object.values(document.components.responses ?? {})) {
    yield* Object.values(response.content ?? {});
  }
}

/**
 * Stores each example once in `components`, named after its schema. Many operations return the same product. If each of them
 * had a copy, most of the bundle would be examples, and the mock would have to parse each copy.
 */
export function hoistExamples(document) {
  const names = new Map();
  const examples = {};
  const hoist = (value, base) => {
    const key = JSON.stringify(value);
    let name = names.get(key);
    if (name === undefined) {
      name = base;
      for (let n = 2; name in examples; n += 1) name = `${base}${n}`;
      names.set(key, name);
      examples[name] = { value };
    }
    return { $ref: `#/components/examples/${name}` };
  };
  for (const media of mediaTypes(document)) {
    if (media.example === undefined) continue;
    media.examples = { default: hoist(media.example, schemaName(media)) };
    delete media.example;
  }
  if (names.size > 0) document.components.examples = examples;
}

/** A Redocly decorator that runs `hoistExamples` on the finished bundle. */
export function HoistExamples() {
  return { Root: { leave: hoistExamples } };
}
