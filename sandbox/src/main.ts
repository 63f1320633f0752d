import { explain, Interrupted } from "./errors.ts";
import { ADMIN, HELP, parseOptions, type Options } from "./options.ts";
import { DEFAULT_DATA_DIR } from "./paths.ts";
import type { Member } from "./scale.ts";
import { openSandbox, Undo, type Sandbox } from "./sandbox.ts";

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

const listed = (members: readonly Member[]): string =>
  members.map(({ url, pid }) => `${url} (process ${pid})`).join(", ");

function announce(sandbox: Sandbox, options: Options): void {
  if (options.json) {
    const line = {
      url: sandbox.url,
      adminEmail: ADMIN.email,
      adminPassword: ADMIN.password,
      pid: process.pid,
      ...sandbox.fleet,
    };
    process.stdout.write(`${JSON.stringify(line)}\n`);
    return;
  }
  const fleet = sandbox.fleet
    ? `\n  Stores    ${listed(sandbox.fleet.stores)}\n  Admins    ${listed(sandbox.fleet.admins)}`
    : "";
  process.stdout.write(`
The store is ready.
  Address   ${sandbox.url}${options.copy ? " (a temporary copy)" : ""}
  Login     ${ADMIN.email}
  Password  ${ADMIN.password}${fleet}
  Stop      Ctrl-C
`);
}

/**
 * Time in ms after which a second Ctrl-C is intentional. Under npm, one Ctrl-C arrives twice: from the terminal and from npm.
 */
const FORCE_AFTER_MS = 1000;

async function main(): Promise<number> {
  let options: Options | undefined;
  const undo = new Undo();
  const stopped = new AbortController();
  let signalCode = 0;
  let firstAt = 0;
  const onSignal = (signal: keyof typeof SIGNALS): void => {
    if (!stopped.signal.aborted) {
      signalCode = SIGNALS[signal];
      firstAt = Date.now();
      stopped.abort();
    } else if (Date.now() - firstAt > FORCE_AFTER_MS) {
      // Exits immediately. The store's process notices that this process has ended, and the watchdog process cleans up.
      process.exit(SIGNALS[signal]);
    }
  };
  for (const signal of Object.keys(SIGNALS) as (keyof typeof SIGNALS)[])
    process.on(signal, onSignal);
  // The parent process, which opened the channel to this one, ended without a signal.
  process.on("disconnect", () => onSignal("SIGTERM"));
  // Ignores write errors, because the process that reads the output may have ended, but the cleanup must still run.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

  let code = 0;
  try {
    options = parseOptions(process.argv.slice(2), process.env);
    if (options.help) {
      process.stdout.write(HELP);
      return 0;
    }
    const out = options.json ? process.stderr : process.stdout;
    const say = (line: string): void => void out.write(`${line}\n`);
    const sandbox = await openSandbox(options, { say, signal: stopped.signal }, undo);
    if (stopped.signal.aborted) throw new Interrupted();
    if (sandbox) {
      announce(sandbox, options);
      await Promise.race([
        sandbox.lost.then((reason) => Promise.reject(reason)),
        new Promise((done) => stopped.signal.addEventListener("abort", done, { once: true })),
      ]);
    } else {
      say("The sandbox is prepared.");
    }
  } catch (error) {
    code = error instanceof Interrupted ? signalCode : report(error, options);
  }
  try {
    await undo.run();
  } catch (error) {
    // Reports an error of the cleanup only if nothing failed before. Otherwise, the error is a consequence of the first one.
    if (code === 0) code = report(error, options);
  }
  return code;
}

function report(error: unknown, options: Options | undefined): number {
  const { message, advice } = explain(error, options?.dataDir ?? DEFAULT_DATA_DIR);
  process.stderr.write(`\n${message}\n${advice}\n`);
  return 1;
}

process.exit(await main());
