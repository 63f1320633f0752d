// The main part of `npm start`, after Node and the packages are installed. Runs the store or the mock, the admin, and
// optionally the storefront.
import { join } from "node:path";
import type { Options } from "./lib/options.mjs";
import type { Processes } from "./lib/processes.mjs";
import { claimPorts } from "./lib/ports.ts";
import { bold, dim, say, seconds } from "./lib/say.mjs";
import { ended, startAdmin, startMock, startStorefront, startStore } from "./lib/services.ts";
import { turbo } from "./lib/turbo.ts";

const PORTS = { admin: 7001, storefront: 8000, store: 9000, mock: 4010 };

interface Backend {
  lines: readonly string[];
  url: string;
  handle: Awaited<ReturnType<typeof startStore>>["handle"];
}

export async function main({
  root,
  processes,
  options,
}: {
  root: string;
  processes: Processes;
  options: Options;
}): Promise<number> {
  const since = performance.now();
  const { port = PORTS.admin, storePort = options.mock ? PORTS.mock : PORTS.store } = options;
  if (options.api !== undefined) return adminOf(options.api, { root, processes, port });
  await claimPorts({
    "the admin": port,
    ...(options.storefront && { "the storefront": PORTS.storefront }),
    [options.mock ? "the mock server" : "the store"]: storePort,
  });
  const generated = turbo(processes, root, "Generating the client", ["//#generate"]);
  // The mock server reads the generated contract. The store doesn't need the generated client, unless its saved demo data is
  // out of date. It then seeds itself with the client, but only after it has migrated its database, which takes longer.
  const starting = options.mock
    ? generated.then(() => mock(processes, root, storePort))
    : store(processes, root, storePort);
  const built = generated.then(() =>
    turbo(
      processes,
      root,
      options.storefront ? "Building the admin and the storefront" : "Building the admin",
      ["build", "--filter=@countertop/admin", ...(options.storefront ? ["--filter=my-store"] : [])],
    ),
  );
  const [backend] = await Promise.all([starting, built]);
  const admin = await startAdmin(processes, root, port, backend.url);
  const storefront = options.storefront
    ? await startStorefront(processes, root, PORTS.storefront, backend.url)
    : undefined;

  say(`\n${bold("Countertop is running")} ${dim(`after ${seconds(since)}`)}\n`);
  say(`  Admin      ${bold(admin.url)}`);
  if (storefront) say(`  Storefront ${bold(storefront.url)}`);
  for (const line of backend.lines) say(`  ${line}`);
  say(`\n  ${dim("Ctrl-C stops everything.")}\n`);
  return Promise.race(
    [admin, backend, ...(storefront ? [storefront] : [])].map(({ handle }) => ended(handle)),
  );
}

/** Starts the admin for a store that runs elsewhere, as `countertop admin` does. */
async function adminOf(
  api: string,
  { root, processes, port }: { root: string; processes: Processes; port: number },
): Promise<number> {
  await claimPorts({ "the admin": port });
  await turbo(processes, root, "Building the admin", ["build", "--filter=@countertop/admin"]);
  const args = ["admin", "--store", api, "--port", String(port)];
  const { exited } = processes.service("The admin", [join(root, "admin/cli/cli.ts"), ...args]);
  return (await exited).code ?? 0;
}

async function store(processes: Processes, root: string, port: number): Promise<Backend> {
  const { url, handle, adminEmail, adminPassword } = await startStore(processes, root, [
    "--port",
    String(port),
  ]);
  return { url, handle, lines: [`Login   ${adminEmail}  ${adminPassword}`, `Store   ${url}`] };
}

async function mock(processes: Processes, root: string, port: number): Promise<Backend> {
  const { url, handle } = await startMock(processes, root, port);
  return {
    url,
    handle,
    lines: [
      "Login   any email address, any password",
      `Mock    ${url} ${dim("(responses are the contract's examples; nothing is saved)")}`,
    ],
  };
}
