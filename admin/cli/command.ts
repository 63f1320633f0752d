import type { ParseArgsConfig } from "node:util";

export interface Command {
  help: string;
  options?: NonNullable<ParseArgsConfig["options"]>;
  /** Gets the arguments unparsed, because another program parses them. */
  passes?: boolean;
  /** Resolves to the exit code; undefined while it serves. */
  run(values: Values, args: readonly string[]): Promise<number | undefined>;
}
export type Values = Readonly<Record<string, string | undefined>>;
