/** Checks an input against the contract before a request is sent. Uses Valibot, as forms, mocks, and the guard do. */
import type { Tool } from "@modelcontextprotocol/server";
import * as v from "valibot";
import type { Contract, Operation } from "../../codegen/contract.ts";
import type { JsonSchema } from "../../codegen/json-schema.ts";
import { schemaMaker } from "../../codegen/request-facts.ts";
import { inputOf } from "./operations.ts";

export interface Check {
  /** Returns the problems with an operation's input as one line, or undefined. */
  input(operation: Operation, input: unknown): string | undefined;
  /** Returns the problems with a tool's own arguments. */
  tool(tool: Tool, input: unknown): string | undefined;
}

export function checksOf({ schemas, ...contract }: Contract): Check {
  const known = new Map<string, v.GenericSchema>();
  const made = schemaMaker({ schemas });
  const schemaOf = (name: string, described: () => JsonSchema): v.GenericSchema => {
    const schema = known.get(name) ?? made(described());
    known.set(name, schema);
    return schema;
  };
  const problemsOf = (schema: v.GenericSchema, input: unknown): string | undefined => {
    const { issues } = v.safeParse(schema, input);
    if (!issues) return undefined;
    const problems = [...new Set(issues.map(wordsOf))];
    const rest = problems.length > 5 ? `; ${problems.length - 5} more` : "";
    return `The input doesn't match the contract: ${problems.slice(0, 5).join("; ")}${rest}.`;
  };
  return {
    input(operation, input) {
      const schema = schemaOf(operation.id, () => inputOf(operation, { ...contract, schemas }));
      const problems = problemsOf(schema, input);
      return (
        problems && `${problems} describe {"name":"${operation.id}"} shows the expected input.`
      );
    },
    tool: ({ name, inputSchema }, input) =>
      problemsOf(
        schemaOf(name, () => inputSchema as JsonSchema),
        input,
      ),
  };
}

/** Maximum number of characters of the expected values in a message. Longer lists are shortened. */
const LONGEST = 300;

function wordsOf(issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map(({ key }) => String(key));
  const place = path.join(".") || "input";
  if (issue.path?.at(-1)?.origin === "key") {
    const parent = path.slice(0, -1).join(".") || "input";
    return `${parent} ${issue.expected === "never" ? "has no" : "needs"} ${path.at(-1)}`;
  }
  const { expected, type } = issue;
  if (!expected) return `${place} isn't a valid ${type}`;
  return `${place} must be ${expected.length > LONGEST ? `${expected.slice(0, LONGEST)}…` : expected}`;
}
