/** Migrates the database of the project in the working folder. Runs Medusa's own command, which then ends the process. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { SANDBOX_DIR } from "./paths.ts";

const requireHere = createRequire(join(SANDBOX_DIR, "package.json"));
const command = requireHere("@medusajs/medusa/dist/commands/migrate") as {
  default: (options: { directory: string }) => Promise<void>;
};

// Medusa's command reads its subcommand from the command line.
process.argv = [process.argv0, "medusa", "migrations", "run"];
process.on("disconnect", () => process.exit(1));
await command.default({ directory: process.cwd() });
