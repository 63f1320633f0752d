/** Reads a bundled contract: resolves references, derives names, and determines how each call is sent. */
import { effectProblem, type Effect, type Milder } from "./effect.ts";
import { escaped, schemasIn, unknownIn, type Problem, type JsonSchema } from "./json-schema.ts";
import { answerFacts, chosenOf, isJson, kindOfAll, type AnswerFacts } from "./media-types.ts";
import { namesOf, recordIn, type OperationNames } from "./names.ts";

export interface Media {
  readonly type: string;
  readonly schema: JsonSchema;
  /** The first example of the media type. */
  readonly example: unknown;
}
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description: string | undefined;
  readonly schema: JsonSchema;
  /** Names that `expand`, `fields`, or `order` may contain. */
  readonly names: readonly string[] | undefined;
  /** Names that `fields` must contain, unless the query's parameter `unless` is empty and thereby leaves out relations. */
  readonly needs: Needs | undefined;
  readonly example: unknown;
}
export interface Needs {
  readonly names: readonly string[];
  readonly unless?: string;
}
export interface Answer {
  readonly status: string;
  /** The name of the response's component. */
  readonly name: string | undefined;
  readonly description: string;
  readonly media: Media | undefined;
}
/** How a call's request and response differ from plain JSON. Generated into the operations. */
export interface Wire extends AnswerFacts {
  /** The content type of the request's body. */
  readonly body?: string;
  /** True if the server honors `Idempotency-Key`. */
  readonly keyed?: true;
  /** True if the call establishes the caller's identity. With an API key, the server would respond for the key's user. */
  readonly open?: true;
  /** `keep` if the response contains the area's bearer token; `drop` if the call signs the user out. */
  readonly token?: "keep" | "drop";
}
export interface Operation extends OperationNames {
  readonly id: string;
  /** The method in uppercase. */
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly deprecated: boolean;
  /** For a paginated list, the response's property that contains the items. */
  readonly items: string | undefined;
  readonly invalidates: readonly string[];
  /** Severity of a write; undefined for a read. `milder` is the severity for bodies without certain fields. */
  readonly effect: Effect | undefined;
  readonly milder: Milder | undefined;
  /** The feature flag or module that the operation requires. */
  readonly feature: string | undefined;
  /** A warning that the call always fails, or that it has harmful side effects. */
  readonly fault: string | undefined;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly required: boolean; readonly media: Media } | undefined;
  readonly success: Answer;
  /** The component that describes the response if the query selects fields or relations. */
  readonly chosen: string | undefined;
  readonly failures: readonly Answer[];
  readonly wire: Wire;
  /** Path values that lead to another operation. For example, `types` isn't the id of a product. */
  readonly others: Readonly<Record<string, readonly string[]>>;
}
export interface Contract {
  /** The operations, sorted by id. */
  readonly operations: readonly Operation[];
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** The name and description of each resource. */
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly problems: readonly Problem[];
  resolve<T extends object>(node: T): T;
}

interface Reference {
  $ref?: string;
}
interface MediaNode {
  schema?: JsonSchema;
  example?: unknown;
  examples?: Record<string, Reference & { value?: unknown }>;
}
interface ParameterNode extends Reference {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: JsonSchema & { examples?: unknown[] };
  example?: unknown;
  "x-names"?: string[];
  "x-needs"?: Needs;
}
interface AnswerNode extends Reference {
  description?: string;
  content?: Record<string, MediaNode>;
}
interface OperationNode {
  operationId: string;
  summary?: string;
  description?: string;
  deprecated?: boolean;
  parameters?: ParameterNode[];
  requestBody?: Reference & { required?: boolean; content?: Record<string, MediaNode> };
  responses: Record<string, AnswerNode>;
  security?: Record<string, unknown>[];
  "x-hook"?: string;
  "x-list"?: string;
  "x-invalidates"?: string[];
  "x-effect"?: string;
  "x-milder"?: Milder;
  "x-fault"?: string;
  "x-feature-flag"?: string;
  "x-token"?: "keep" | "drop";
}
type PathItem = Record<string, unknown> & { parameters?: ParameterNode[] };
export interface Document {
  paths: Record<string, PathItem>;
  components: Record<string, Record<string, unknown>> & { schemas?: Record<string, JsonSchema> };
  tags?: { name: string; description?: string }[];
}

export const METHODS = ["get", "post", "put", "patch", "delete"];
export const nameOf = (ref: string): string => ref.split("/").at(-1) as string;

/** Returns the part of a document that a reference points to. */
export function pointed(document: unknown, reference: string): unknown {
  let node = document;
  for (const key of reference.split("/").slice(1)) {
    const name = decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~");
    node = (node as Record<string, unknown> | undefined)?.[name];
  }
  return reference.startsWith("#/") ? node : undefined;
}

export function readContract(document: Document): Contract {
  const resolve = <T extends object>(node: T & Reference): T => {
    if (!node.$ref) return node;
    const found = pointed(document, node.$ref);
    if (found === undefined) throw new Error(`${node.$ref} doesn't exist in the contract`);
    return resolve(found as T);
  };
  const schemas = document.components.schemas ?? {};
  const mediaOf = (content: Record<string, MediaNode> | undefined): Media | undefined => {
    const all = Object.entries(content ?? {});
    const [type, media] = all.find(([one]) => isJson(one)) ?? all[0] ?? [];
    if (type === undefined || !media) return undefined;
    const [first] = Object.values(media.examples ?? {});
    const example = first ? resolve(first).value : media.example;
    return { type, schema: media.schema ?? {}, example };
  };
  const sent = new Map<string, JsonSchema>();
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => {
      const node = item[method] as OperationNode;
      const at = `/paths/${escaped(path)}/${method}`;
      const parameters = [...(item.parameters ?? []), ...(node.parameters ?? [])].map(resolve);
      for (const [index, one] of (node.parameters ?? []).entries())
        sent.set(`${at}/parameters/${index}`, resolve(one).schema ?? {});
      const body = node.requestBody && resolve(node.requestBody);
      for (const [type, media] of Object.entries(body?.content ?? {}))
        sent.set(`${at}/requestBody/content/${escaped(type)}`, media.schema ?? {});
      const media = mediaOf(body?.content);
      const answers = Object.entries(node.responses).map(([status, response]): Answer => {
        const { content, description = "" } = resolve(response);
        const name = response.$ref && nameOf(response.$ref);
        return { status, name, description, media: mediaOf(content) };
      });
      const [success] = answers.filter(({ status }) => Number(status) < 300);
      if (!success) throw new Error(`${node.operationId} has no successful response`);
      const id = node.operationId;
      const upper = method.toUpperCase();
      return {
        ...namesOf({ operationId: id, method: upper, path, hook: node["x-hook"] }),
        id,
        method: upper,
        path,
        summary: node.summary ?? "",
        description: node.description?.trim(),
        deprecated: node.deprecated === true,
        items: node["x-list"],
        invalidates: node["x-invalidates"] ?? [],
        effect: node["x-effect"] as Effect | undefined,
        milder: node["x-milder"],
        feature: node["x-feature-flag"],
        fault: node["x-fault"]?.trim(),
        parameters: parameters.map(
          ({ name, in: where, required = false, description, schema = {}, example, ...rest }) => ({
            name,
            in: where,
            required,
            description,
            schema,
            names: rest["x-names"],
            needs: rest["x-needs"],
            example: example ?? resolve(schema).enum?.[0] ?? schema.examples?.[0],
          }),
        ),
        body: body && media && { required: body.required === true, media },
        success,
        chosen: chosenOf(success.media, parameters, resolve),
        failures: answers.filter(({ status }) => Number(status) >= 400),
        wire: wireOf(node, path, parameters, media, resolve),
        others: othersOf(document, path, method),
      } satisfies Operation;
    }),
  );
  return {
    operations: operations.sort((a, b) => (a.id < b.id ? -1 : 1)),
    schemas,
    tags: document.tags ?? [],
    problems: [...effectProblems(document), ...problemsIn(sent, schemas)],
    resolve,
  };
}

function wireOf(
  node: OperationNode,
  path: string,
  parameters: readonly ParameterNode[],
  media: Media | undefined,
  resolve: <T extends object>(node: T & Reference) => T,
): Wire {
  const answers = Object.entries(node.responses)
    .filter(([status]) => Number(status) < 300)
    .flatMap(([, answer]) => Object.entries(resolve(answer).content ?? {}));
  const only = kindOfAll(answers);
  const isKeyed = parameters.some(
    ({ in: where, name }) => where === "header" && /^idempotency-key$/i.test(name),
  );
  const isOpen = path.startsWith("/admin/") && node.security?.length === 0;
  const token = node["x-token"];
  return {
    ...(media && media.type !== "application/json" && { body: media.type }),
    ...answerFacts(answers, only, recordIn(path), resolve),
    ...(isKeyed && { keyed: true }),
    ...(isOpen && { open: true }),
    ...(token && { token }),
  };
}

/** Values that aren't ids: `/admin/products/types` also matches `/admin/products/{id}`, but `types` isn't an id. */
function othersOf({ paths }: Document, path: string, method: string): Record<string, string[]> {
  const parts = path.split("/");
  const others: Record<string, string[]> = {};
  for (const [rival, item] of Object.entries(paths)) {
    const rivals = rival.split("/");
    if (rival === path || !item[method] || rivals.length !== parts.length) continue;
    const differ = parts.flatMap((part, at) => (part === rivals[at] ? [] : [at]));
    if (!differ.every((at) => parts[at]?.startsWith("{") && !rivals[at]?.startsWith("{"))) continue;
    for (const at of differ)
      (others[parts[at]?.slice(1, -1) as string] ??= []).push(rivals[at] as string);
  }
  return others;
}

const effectProblems = ({ paths }: Document): Problem[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).flatMap((method) => {
      const message = effectProblem(method, (item[method] as OperationNode)["x-effect"]);
      return message ? [{ pointer: `/paths/${escaped(path)}/${method}`, message }] : [];
    }),
  );

/** Keywords, formats, and patterns in requests that the generators don't support. Visits each component once. */
function problemsIn(
  sent: ReadonlyMap<string, JsonSchema>,
  schemas: Readonly<Record<string, JsonSchema>>,
): Problem[] {
  const seen = new Set<string>();
  const visit = (schema: JsonSchema, pointer: string): Problem[] => [
    ...unknownIn(schema, pointer),
    ...[...schemasIn(schema)].flatMap(([{ $ref }]) => {
      const name = $ref && nameOf($ref);
      const meant = name ? schemas[name] : undefined;
      if (!name || !meant || seen.has(name)) return [];
      seen.add(name);
      return visit(meant, `/components/schemas/${name}`);
    }),
  ];
  return [...sent].flatMap(([pointer, schema]) => visit(schema, `${pointer}/schema`));
}
