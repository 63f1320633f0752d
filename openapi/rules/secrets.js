/** Matches the names that credentials usually have. */
const SECRET_NAME =
  /passw(?:or)?d|passcode|secret|token|credential|signature|signed|hash|private_|api_?key|(?:^|_)keys?$|download_url/i;

/** Names that look like the name of a credential, but aren't, each with its reason. */
const EXCUSED = new Map([
  ["file_key", "a file's name in the file store; reading it takes a session"],
  ["idempotency_key", "repeats a request; it identifies nobody"],
  ["key", "a file's name, a flag's name, or a metadata entry's name"],
  ["publishable_api_key", "public: each page of a storefront carries its id"],
  ["publishable_api_keys", "public: each page of a storefront carries their ids"],
]);

/**
 * Requires a mark on credentials, because redaction relies on it. A field that looks like a credential must be marked, or
 * listed as an exception.
 */
export function Secrets() {
  const check = (name, schema, ctx, location) => {
    const mark = schema?.["x-secret"];
    if (mark !== undefined && mark !== true)
      ctx.report({
        message: `Write "x-secret: true", or remove the mark if "${name}" isn't a credential.`,
        location,
      });
    else if (mark === undefined && SECRET_NAME.test(name) && !EXCUSED.has(name))
      ctx.report({
        message: `"${name}" looks like a credential. Add "x-secret: true", or add an exception for the name, with a reason, in rules/secrets.js.`,
        location,
      });
  };
  return {
    Schema: {
      enter(schema, ctx) {
        for (const [name, field] of Object.entries(schema.properties ?? {}))
          check(name, field, ctx, ctx.location.child(["properties", name]));
      },
    },
    Parameter: {
      leave(parameter, ctx) {
        if (parameter.in === "header") return;
        check(parameter.name, parameter.schema, ctx, ctx.location);
      },
    },
  };
}
