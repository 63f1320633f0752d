/** Edits a waiting plan. An edit replaces values of fields that the assistant set, and can't change anything else. */
import type { Contract, Operation } from "../../codegen/contract.ts";
import type { JsonSchema } from "../../codegen/json-schema.ts";
import { BATCH, callsOf } from "./batch.ts";
import { PlanError, type Call } from "./plan.ts";
import type { PlanField } from "./plan-view.ts";
import type { redactor } from "./safety.ts";

type Redact = ReturnType<typeof redactor>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export interface EditContext {
  readonly contract: Contract;
  readonly redact: Redact;
  /** Finds an operation by its name, for plans of several calls. */
  byName(name: string): Operation | undefined;
}

/** Returns the body fields of a call, or of each call in a batch, without values that must stay hidden. */
export function fieldsOf(
  operation: Operation,
  input: Call["input"],
  { contract, redact, byName }: EditContext,
): PlanField[] {
  if (operation.id === BATCH)
    return callsOf(input).flatMap((one, at) => {
      const own = byName(one.operation);
      const fields = own ? ownFieldsOf(own, one.input, contract, redact) : [];
      const call = `${at + 1}. ${own?.summary}`;
      return fields.map((field) => ({ ...field, name: `${at + 1}.${field.name}`, call }));
    });
  return ownFieldsOf(operation, input, contract, redact);
}

function ownFieldsOf(
  operation: Operation,
  { body }: Call["input"],
  contract: Contract,
  redact: Redact,
): PlanField[] {
  if (!isRecord(body)) return [];
  const { properties = {} } = operation.body ? contract.resolve(operation.body.media.schema) : {};
  return Object.entries(body)
    .filter(([name, value]) => isShown({ [name]: value }, redact))
    .map(([name, value]) => ({ name, value, ...kindOf(properties[name], value, contract) }));
}

/**
 * Returns the input with new values in its body, or in the bodies of its calls. Throws a `PlanError` if a name isn't one of the
 * plan's fields, or if there are no values.
 */
export function editedInput(
  operation: Operation,
  input: Call["input"],
  values: unknown,
  context: EditContext,
): Call["input"] {
  const editable = fieldsOf(operation, input, context).map(({ name }) => name);
  const names = isRecord(values) ? Object.keys(values) : [];
  const foreign = names.find((name) => !editable.includes(name));
  if (!isRecord(values) || names.length === 0 || foreign !== undefined)
    throw new PlanError(
      "invalid",
      foreign === undefined
        ? "An edit must be an object with values for the plan's fields."
        : `The plan doesn't set ${foreign}, so an edit can't set it either.`,
    );
  if (operation.id !== BATCH) return withValues(input, values);
  const calls = callsOf(input).map((one, at) => {
    const prefix = `${at + 1}.`;
    const own = Object.entries(values).filter(([name]) => name.startsWith(prefix));
    const shorter = own.map(([name, value]) => [name.slice(prefix.length), value] as const);
    return { ...one, input: withValues(one.input, Object.fromEntries(shorter)) };
  });
  return { ...input, calls };
}

/**
 * Returns the input with new values in its body. Without values, the input stays the same, so a call without a body doesn't get
 * one.
 */
const withValues = (input: Call["input"], values: Readonly<Record<string, unknown>>) =>
  Object.keys(values).length === 0
    ? input
    : { ...input, body: { ...(input["body"] as object), ...values } };

const isShown = (value: unknown, redact: Redact): boolean =>
  JSON.stringify(redact.answer(value, "")) === JSON.stringify(value);

function kindOf(
  schema: JsonSchema | undefined,
  value: unknown,
  contract: Contract,
): Pick<PlanField, "kind" | "options"> {
  const open = schema ? contract.resolve(schema) : {};
  const main = (open.oneOf ?? open.anyOf)?.find((one) => one.type !== "null");
  const { enum: options, type } = main ? contract.resolve(main) : open;
  if (options?.every((one) => typeof one === "string") && typeof value === "string")
    return { kind: "choice", options };
  const types = [type].flat();
  const has = (...names: string[]) => names.some((name) => types.includes(name));
  if (typeof value === "boolean" || (value === null && has("boolean"))) return { kind: "switch" };
  if (typeof value === "number" || (value === null && has("integer", "number")))
    return { kind: "number" };
  return typeof value === "string" || (value === null && has("string"))
    ? { kind: "text" }
    : { kind: "json" };
}
