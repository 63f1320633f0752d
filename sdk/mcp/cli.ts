#!/usr/bin/env node
// `npx countertop-mcp --url https://shop.example`: an MCP server on standard input and output.
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { command } from "../../codegen/command.ts";
import { readContract, type Document } from "../../codegen/contract.ts";
import { serveHttp } from "./http.ts";
import { plansHandler } from "./plan-http.ts";
import { inboxOf } from "./plan-inbox.ts";
import { operatorsOf } from "./plan-operator.ts";
import { plansFolder, planStore } from "./plan-store.ts";
import { redactor } from "./safety.ts";
import { serversOf } from "./server.ts";
import { asker, connectionTo } from "./store-connection.ts";
import { terminal } from "./terminal.ts";
import { checksOf } from "./validate.ts";

const HELP = `An MCP server for a store with the Medusa v1 HTTP API.

  npx countertop-mcp --url https://shop.example [--write] [--run] [--area store|admin] [--resources products,orders]
  npx countertop-mcp plans                      plans of writes, and their states
  npx countertop-mcp approve|reject|undo ID     decides about a plan, or undoes one
  npx countertop-mcp inbox --port 9100          serves the plans to the admin, for assistants that start this server themselves

  --url URL          the store's server; http://localhost:9000 if none is given
  --write            also takes writes, each as a plan that a person confirms; without it, it only reads
  --run              also runs programs of the assistant, without files and network; needs Node 22.13 and TypeScript 5.8 or newer
  --plans FOLDER     keeps the plans there; ${plansFolder()} if none is given
  --port PORT        Streamable HTTP instead of standard input and output, at /mcp, and with --write the admin's inbox
  --host HOST        the address to listen on; 127.0.0.1 if none is given. Any but loopback needs COUNTERTOP_MCP_TOKEN
  --area AREA        only store or only admin
  --resources NAMES  only these, by the first part of their address after the area
  --contract FILE    a bundled contract with endpoints of your own, such as openapi.json of @countertop/codegen
  --help             this text

In the environment, for the admin: COUNTERTOP_API_KEY, or COUNTERTOP_EMAIL and COUNTERTOP_PASSWORD; for the storefront, if it
asks for one: COUNTERTOP_PUBLISHABLE_KEY; for clients of --port, the bearer token that they send: COUNTERTOP_MCP_TOKEN.`;

await command(
  HELP,
  {
    url: { type: "string", default: "http://localhost:9000" },
    write: { type: "boolean", default: false },
    run: { type: "boolean", default: false },
    plans: { type: "string", default: plansFolder() },
    port: { type: "string" },
    host: { type: "string", default: "127.0.0.1" },
    area: { type: "string" },
    resources: { type: "string", default: "" },
    contract: { type: "string" },
  },
  async ({ url, area, ...values }, words) => {
    if (area !== undefined && !/^(store|admin)$/.test(area))
      throw new Error(`--area is store or admin, not ${area}`);
    if (!URL.canParse(url) || !/^https?:/i.test(url))
      throw new Error(`--url is an address such as https://shop.example, not ${url}`);
    const contract = readContract(
      JSON.parse(
        readFileSync(values.contract ? resolve(values.contract) : ownContract(), "utf8"),
      ) as Document,
    );
    const resources = values.resources.split(",").filter(Boolean);
    const unknown = resources.find((name) => !contract.tags.some((tag) => tag.name === name));
    if (unknown) throw new Error(`--resources: the contract has no ${unknown}`);

    const connection = connectionTo(url, process.env);
    const store = planStore(resolve(values.plans));
    const scope = { area, resources };
    const isInbox = words.length === 1 && words[0] === "inbox";
    const check = checksOf(contract);
    const redact = redactor(connection.secrets ?? []);
    const context = { contract, scope, store, url, ask: asker(connection), check, redact };
    if (words.length > 0 && !isInbox) {
      await terminal(words, context);
      return;
    }
    const plans = values.write ? store : undefined;
    const begin = () =>
      serversOf(contract, connection, {
        ...scope,
        url,
        plans,
        run: values.run,
        version: versionOf(),
      });
    if (values.port === undefined) {
      if (isInbox) throw new Error("inbox needs --port, which the admin's server then asks.");
      serveStdio(begin());
      return;
    }
    if (!/^\d+$/.test(values.port)) throw new Error(`--port is a number, not ${values.port}`);
    const token = process.env["COUNTERTOP_MCP_TOKEN"];
    const { url: address } = await serveHttp(isInbox ? undefined : begin(), {
      host: values.host,
      port: Number(values.port),
      token,
      plans:
        isInbox || values.write
          ? plansHandler(inboxOf(context), operatorsOf(connection, url))
          : undefined,
    });
    console.error(`Listening on ${address}`);
  },
  { takesWords: true },
);

/** The contract is next to the built file. In the repository, it's in the folder of the bundled contract. */
function ownContract(): string {
  const built = join(import.meta.dirname, "openapi.json");
  return existsSync(built)
    ? built
    : join(import.meta.dirname, "../../openapi/generated/openapi.json");
}

function versionOf(): string {
  const folder = existsSync(join(import.meta.dirname, "package.json")) ? "." : "..";
  const text = readFileSync(join(import.meta.dirname, folder, "package.json"), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}
