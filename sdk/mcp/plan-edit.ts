/** Edits of a waiting plan: other values for the fields that the assistant set, and nothing else. */
import type { Contract, Operation } from "../../codegen/contract.ts";
import type { JsonSchema } from "../../codegen/json-schema.ts";
import { PlanError, type Call } from "./plan.ts";
import type { PlanField } from "./plan-view.ts";
import type { redactor } from "./safety.ts";

type Redact = ReturnType<typeof redactor>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The fields of a call's body, without values that may not be shown. */
export function fieldsOf(
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

/** The input with other values in its body. */
export function editedInput(
  operation: Operation,
  input: Call["input"],
  values: unknown,
  contract: Contract,
  redact: Redact,
): Call["input"] {
  const editable = fieldsOf(operation, input, contract, redact).map(({ name }) => name);
  const names = isRecord(values) ? Object.keys(values) : [];
  const foreign = names.find((name) => !editable.includes(name));
  if (!isRecord(values) || names.length === 0 || foreign !== undefined)
    throw new PlanError(
      "invalid",
      foreign === undefined
        ? "An edit has values of the plan's fields."
        : `The plan doesn't set ${foreign}, so that an edit can't either.`,
    );
  return { ...input, body: { ...(input["body"] as object), ...values } };
}

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
