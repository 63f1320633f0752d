/** Creates a server for tests, with the protocol's own client and a simulated store whose responses come from a function. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHttpClient, type HttpClient } from "@countertop/sdk";
import { Client, type ElicitResult, InMemoryTransport } from "@modelcontextprotocol/client";
import bundle from "../../openapi/generated/openapi.json" with { type: "json" };
import { readContract, type Document } from "../../codegen/contract.ts";
import { serversOf, type ServerOptions } from "./server.ts";
import { planStore } from "./plan-store.ts";
import type { StoreConnection } from "./store-connection.ts";

export const contract = readContract(bundle as unknown as Document);

/** A plan store in a folder that doesn't exist, for servers that don't create plans. */
export const noPlans = planStore(join(tmpdir(), "countertop-mcp-none"));

interface Setup extends Partial<ServerOptions>, Pick<StoreConnection, "signIn" | "secrets"> {
  /** The person's answer to a client's question. If it's missing, the client doesn't support elicitation. */
  readonly confirm?: (message: string) => ElicitResult | Promise<ElicitResult>;
  /** A client for another store. */
  readonly client?: HttpClient;
  readonly answer?: (request: Request) => Response | Promise<Response>;
}
interface Said {
  isError?: boolean;
  content: { text: string }[];
  structuredContent?: unknown;
}

export async function connect({
  answer = () => Response.json({ done: true }),
  signIn,
  secrets = [],
  confirm,
  client: given,
  ...options
}: Setup = {}) {
  const seen: Request[] = [];
  const client =
    given ??
    createHttpClient({
      baseUrl: "http://shop.test",
      retries: { attempts: 2, mode: "exactly-once" },
      fetch: (async (request: Request) => {
        seen.push(request.clone() as Request);
        return answer(request);
      }) as typeof fetch,
    });
  const server = serversOf(
    contract,
    { client, secrets, ...(signIn && { signIn }) },
    { resources: [], version: "1.0.0", url: "http://shop.test", ...options },
  )();
  const assistant = new Client(
    { name: "test", version: "1.0.0" },
    { capabilities: confirm ? { elicitation: {} } : {} },
  );
  if (confirm)
    assistant.setRequestHandler("elicitation/create", ({ params }) => confirm(params.message));
  const [one, other] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(one), assistant.connect(other)]);
  const tool = async (name: string, input: Record<string, unknown>) => {
    const said = (await assistant.callTool({ name, arguments: input })) as unknown as Said;
    return {
      isError: said.isError ?? false,
      text: said.content[0]?.text ?? "",
      structured: said.structuredContent,
    };
  };
  const call = async (operation: string, input: Record<string, unknown> = {}) => {
    const { isError, text } = await tool("call", { operation, input });
    return { isError, text };
  };
  return { assistant, tool, call, seen };
}
