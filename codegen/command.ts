import { parseArgs, type ParseArgsConfig } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;

/**
 * Runs a command-line program with its options. `--help` prints the help text, and an error's message is printed without its stack.
 * `words` are the arguments that aren't options.
 */
export async function command<Own extends Options>(
  help: string,
  options: Own,
  run: (
    values: ReturnType<typeof parseArgs<{ options: Own }>>["values"],
    words: readonly string[],
  ) => Promise<void>,
  { takesWords = false }: { readonly takesWords?: boolean } = {},
): Promise<void> {
  try {
    const { values, positionals } = parseArgs<{ options: Options; allowPositionals: true }>({
      options: { ...options, help: { type: "boolean" } },
      allowPositionals: takesWords as true,
    });
    if (values["help"]) console.log(help);
    else await run(values as Parameters<typeof run>[0], positionals);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
