import { parseArgs, type ParseArgsConfig } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** Runs a program of a terminal by its options: `--help` prints the text, and what goes wrong is told in words. */
export async function command<Own extends Options>(
  help: string,
  options: Own,
  run: (values: ReturnType<typeof parseArgs<{ options: Own }>>["values"]) => Promise<void>,
): Promise<void> {
  try {
    const { values } = parseArgs<{ options: Options }>({
      options: { ...options, help: { type: "boolean" } },
    });
    if (values["help"]) console.log(help);
    else await run(values as Parameters<typeof run>[0]);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
