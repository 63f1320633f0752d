/** Checks of an input against the contract, before anything is sent. */
import type { Tool } from "@modelcontextprotocol/server";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Contract, Operation } from "../../codegen/contract.ts";
import { inputOf } from "./operations.ts";

export interface Check {
  /** Problems of an operation's input as one line, or undefined. */
  input(operation: Operation, input: unknown): string | undefined;
  /** Problems of a tool's own arguments. */
  tool(tool: Tool, input: unknown): string | undefined;
}

export function checksOf(contract: Contract): Check {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  // Its types are those of a CommonJS module.
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  const known = new Map<string, ValidateFunction>();
  const faultsOf = (name: string, schemaOf: () => object, input: unknown): string | undefined => {
    const check = known.get(name) ?? ajv.compile(schemaOf());
    known.set(name, check);
    if (check(input)) return undefined;
    const faults = [...new Set((check.errors ?? []).map(wordsOf))];
    const rest = faults.length > 5 ? `; ${faults.length - 5} more` : "";
    return `The input does not fit: ${faults.slice(0, 5).join("; ")}${rest}.`;
  };
  return {
    input(operation, input) {
      const faults = faultsOf(operation.id, () => inputOf(operation, contract), input);
      return faults && `${faults} describe {"name":"${operation.id}"} shows what fits.`;
    },
    tool: ({ name, inputSchema }, input) => faultsOf(name, () => inputSchema, input),
  };
}

function wordsOf({ instancePath, message, params }: ErrorObject): string {
  const place = instancePath.slice(1).replaceAll("/", ".") || "input";
  const { additionalProperty, allowedValues } = params as {
    additionalProperty?: string;
    allowedValues?: unknown[];
  };
  if (additionalProperty) return `${place} has no ${additionalProperty}`;
  const values = allowedValues ? `: ${allowedValues.slice(0, 20).join(", ")}` : "";
  return `${place} ${message}${values}`;
}
