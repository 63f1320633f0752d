// The main part of `npm run dev`, after Node and the packages are installed. Serves the admin with hot reload.
import type { Options } from "./lib/options.mjs";
import type { Processes } from "./lib/processes.mjs";
import { claimPorts, freePort } from "./lib/ports.ts";
import { bold, dim, say, seconds } from "./lib/say.mjs";
import { ended, startDevelopment, startMock, startStore, type Service } from "./lib/services.ts";
import { turbo } from "./lib/turbo.ts";

/** Differs from the port of `npm start`, so that both can run at the same time. */
const PORT = 7003;

interface Given {
  root: string;
  processes: Processes;
  options: Options;
}

export async function main({ root, processes, options }: Given): Promise<number> {
  const since = performance.now();
  const { port = PORT } = options;
  await claimPorts({ "the admin": port });
  await turbo(processes, root, "Generating the client", ["//#generate"]);
  const [api] = await Promise.all([
    apiOf({ root, processes, options }),
    turbo(processes, root, "Preparing the admin", [
      "@countertop/admin#codegen",
      "@countertop/sdk#build",
    ]),
  ]);
  const admin = await startDevelopment(processes, root, port, api.url);
  say(`\n${bold("The admin is running with hot reload")} ${dim(`after ${seconds(since)}`)}\n`);
  say(`  Admin      ${bold(admin.url)}`);
  say(`  Gallery    ${admin.url}/gallery`);
  for (const line of api.lines) say(`  ${line}`);
  say(
    `\n  ${dim(`\`npm start\` can run at the same time, on port 7001. Ctrl-C stops everything.`)}\n`,
  );
  return Promise.race([admin.handle, ...api.handles].map((handle) => ended(handle)));
}

interface Api {
  url: string;
  lines: readonly string[];
  handles: readonly Service["handle"][];
}

/** Starts the server that responds to the admin's calls. Without an option, the development server itself responds. */
async function apiOf({ root, processes, options }: Given): Promise<Api> {
  const examples = dim("(responses are the contract's examples; nothing is saved)");
  if (options.api !== undefined)
    return { url: options.api, lines: [`Store      ${options.api}`], handles: [] };
  if (options.sandbox) {
    const port = await freePort();
    const store = await startStore(processes, root, ["--port", String(port)]);
    const { url, handle, adminEmail, adminPassword } = store;
    const lines = [`Login      ${adminEmail}  ${adminPassword}`, `Store      ${url}`];
    return { url, lines, handles: [handle] };
  }
  if (options.mock) {
    const { url, handle } = await startMock(processes, root, await freePort());
    return { url, lines: [`Mock       ${url} ${examples}`], handles: [handle] };
  }
  return { url: "mock", lines: [`Store      none ${examples}`], handles: [] };
}
