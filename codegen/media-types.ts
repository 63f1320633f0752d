import type { JsonSchema } from "./json-schema.ts";

/** The schema of one media type of a body or a response. */
interface Typed {
  schema?: JsonSchema;
}

const STREAMS = new Set(["text/event-stream", "application/x-ndjson", "application/jsonl"]);

export const isJson = (type: string): boolean => /^application\/(?:[\w.+-]+\+)?json\b/.test(type);
const isText = (type: string): boolean => type.startsWith("text/") && !STREAMS.has(type);
export const isForm = (type: string): boolean => type.startsWith("multipart/");
const isStream = (type: string, media: Typed | undefined): boolean =>
  STREAMS.has(type) || media?.schema?.["x-stream" as keyof JsonSchema] !== undefined;
export const kindOf = (type: string, media?: Typed): "stream" | "json" | "text" | "blob" =>
  isStream(type, media) ? "stream" : isJson(type) ? "json" : isText(type) ? "text" : "blob";

/** The kind of a successful response that isn't a JSON object or list. `undefined` for those and for files. */
function expectsOf(
  answers: readonly [type: string, media: Typed][],
  only: ReturnType<typeof kindOf> | undefined,
  resolve: <T extends object>(node: T & { $ref?: string }) => T,
): "text" | "nothing" | "anything" | undefined {
  if (answers.length === 0) return "nothing";
  if (only === "text") return "text";
  if (only === "blob" || only === "stream") return undefined;
  const isCompound = ({ schema }: Typed): boolean => {
    if (!schema) return false;
    const { type, anyOf, oneOf, allOf } = resolve(schema) as {
      type?: unknown;
    } & Partial<Record<"anyOf" | "oneOf" | "allOf", JsonSchema[]>>;
    const parts = allOf?.slice(0, 1) ?? anyOf ?? oneOf;
    return parts
      ? parts.every((part) => isCompound({ schema: part }))
      : type === "object" || type === "array";
  };
  return only === "json" && answers.every(([, media]) => isCompound(media))
    ? undefined
    : "anything";
}

/** True if an object without properties matches the schema. */
function mayBeEmpty(
  { schema }: Typed,
  resolve: <T extends object>(node: T & { $ref?: string }) => T,
): boolean {
  if (!schema) return true;
  const { type, required, anyOf, oneOf, allOf } = resolve(schema) as {
    type?: unknown;
    required?: readonly string[];
  } & Partial<Record<"anyOf" | "oneOf" | "allOf", JsonSchema[]>>;
  const isEmpty = (part: JsonSchema) => mayBeEmpty({ schema: part }, resolve);
  if (required && required.length > 0) return false;
  const parts = anyOf ?? oneOf;
  if (parts) return parts.some(isEmpty);
  return allOf ? allOf.every(isEmpty) : type === undefined || type === "object";
}

/** The kind of all successful responses. `undefined` if they differ. The response is then read according to its content type. */
export function kindOfAll(
  answers: readonly [type: string, media: Typed][],
): ReturnType<typeof kindOf> | undefined {
  const kinds = new Set(answers.map(([type, media]) => kindOf(type, media)));
  return kinds.size === 1 ? [...kinds][0] : undefined;
}

/** Metadata of successful responses that aren't necessarily a list or a JSON object with properties. */
export function answerFacts(
  answers: readonly [type: string, media: Typed][],
  only: ReturnType<typeof kindOf> | undefined,
  resolve: <T extends object>(node: T & { $ref?: string }) => T,
): { expects?: "text" | "nothing" | "anything"; empty?: true } {
  const expects = expectsOf(answers, only, resolve);
  if (expects) return { expects };
  return answers.some(([, media]) => mayBeEmpty(media, resolve)) ? { empty: true } : {};
}

/** The component of the response to a query that selects fields or relations, if it has fewer guarantees than the default response. */
export function chosenOf(
  media: { readonly schema: JsonSchema } | undefined,
  parameters: readonly { readonly name: string }[],
  resolve: (schema: JsonSchema) => JsonSchema,
): string | undefined {
  const isChosen = parameters.some(({ name }) => /^(expand|fields)(\[\])?$/.test(name));
  const reference = isChosen && media && resolve(media.schema)["x-chosen"]?.$ref;
  return reference ? reference.split("/").at(-1) : undefined;
}
