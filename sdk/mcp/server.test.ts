// The server through the protocol's own client: what it lists, what it refuses, and what it sends.
import { createHttpClient } from "@countertop/sdk";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import bundle from "../../openapi/generated/openapi.json" with { type: "json" };
import { readContract, type Document } from "../../codegen/contract.ts";
import { createServer } from "./server.ts";
import { toolsOf, type ToolOptions } from "./tools.ts";

const contract = readContract(bundle as unknown as Document);
const reading: ToolOptions = { write: false, resources: [] };
const writing: ToolOptions = { write: true, resources: [] };
/** Calls that sign in, that hand out or change credentials, and those that send files. */
const NO_TOOLS = [
  "adminAcceptInvite",
  "adminAuthorizeApp",
  "adminCreateCustomer",
  "adminCreateProtectedUpload",
  "adminCreateSession",
  "adminCreateToken",
  "adminCreateUpload",
  "adminCreateUploadDownloadUrl",
  "adminCreateUser",
  "adminDeleteSession",
  "adminDeleteUser",
  "adminRequestUserPasswordToken",
  "adminResetUserPassword",
  "adminRetrieveSession",
  "adminUpdateUser",
  "storeCheckEmail",
  "storeConfirmOrderAccess",
  "storeCreateCustomer",
  "storeCreateSession",
  "storeCreateToken",
  "storeDeleteSession",
  "storeRequestCustomerPasswordToken",
  "storeRequestOrderAccess",
  "storeResetCustomerPassword",
  "storeRetrieveSession",
];
/** Calls that the SDK's guard refuses. */
const REFUSED = [
  "adminDeleteInventoryItem",
  "adminDeleteRegion",
  "adminDeleteShippingProfile",
  "adminDeleteStockLocation",
  "adminReserveOrderLineItem",
];
interface Told {
  isError?: boolean;
  content: { text: string }[];
}

/** A shop that answers by a function; what it was asked is in `seen`. */
async function connect(
  options: ToolOptions,
  answer: (request: Request) => Response | Promise<Response> = () => Response.json({}),
  signIn?: () => Promise<unknown>,
  secrets: readonly string[] = [],
) {
  const seen: Request[] = [];
  const client = createHttpClient({
    baseUrl: "http://shop.test",
    retries: { attempts: 2, mode: "exactly-once" },
    fetch: (async (request: Request) => {
      seen.push(request.clone() as Request);
      return answer(request);
    }) as typeof fetch,
  });
  const server = createServer(
    contract,
    { client, secrets, ...(signIn && { signIn }) },
    { ...options, version: "1.0.0" },
  );
  const assistant = new Client({ name: "test", version: "1.0.0" });
  const [one, other] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(one), assistant.connect(other)]);
  const call = async (name: string, input: Record<string, unknown> = {}) => {
    const { isError = false, content } = (await assistant.callTool({
      name,
      arguments: input,
    })) as unknown as Told;
    return { isError, text: content[0]?.text ?? "" };
  };
  return { assistant, call, seen };
}

describe("tools", () => {
  it("are the calls that read, and with writing on all but those that send files", () => {
    const gets = contract.operations.filter(({ method }) => method === "GET");
    expect(toolsOf(contract, reading).map(({ name }) => name)).toEqual(
      gets.filter(({ slug }) => slug !== "auth").map(({ id }) => id),
    );
    expect(toolsOf(contract, reading).every(({ annotations }) => annotations.readOnlyHint)).toBe(
      true,
    );
    const all = toolsOf(contract, writing).map(({ name }) => name);
    const left = contract.operations.map(({ id }) => id).filter((id) => !all.includes(id));
    expect(left.toSorted()).toEqual([...NO_TOOLS, ...REFUSED].toSorted());
  });

  it("announce the effect of the contract", () => {
    const hints = Object.fromEntries(
      toolsOf(contract, writing).map(({ name, annotations }) => [
        name,
        annotations.destructiveHint,
      ]),
    );
    expect(hints).toMatchObject({
      adminRefundOrder: true,
      adminCapturePayment: true,
      adminCancelOrder: true,
      adminDeleteProduct: true,
      adminCreateInvite: true,
      adminArchiveOrder: false,
      adminCreateProduct: false,
      adminUpdateRegion: false,
      adminListOrders: false,
    });
  });

  it("take no credential in a body", () => {
    const update = toolsOf(contract, writing).find(({ name }) => name === "adminUpdateCustomer");
    expect(JSON.stringify(update?.inputSchema)).toContain("first_name");
    for (const { name, inputSchema } of toolsOf(contract, writing))
      expect(JSON.stringify(inputSchema), name).not.toMatch(/"x-secret":|"password":/);
  });

  it("can be those of an area or of some resources alone", () => {
    const slugs = (options: Partial<ToolOptions>) => [
      ...new Set(
        toolsOf(contract, { ...reading, ...options }).map(
          ({ operation }) => `${operation.area} ${operation.slug}`,
        ),
      ),
    ];
    expect(slugs({ resources: ["regions"] })).toEqual(["admin regions", "store regions"]);
    expect(slugs({ resources: ["regions"], area: "store" })).toEqual(["store regions"]);
  });

  it("have schemas that stand alone and take the contract's own examples", () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const all = toolsOf(contract, writing);
    for (const { name, inputSchema, operation } of all) {
      const { parameters, body } = operation;
      const path = parameters.filter((one) => one.in === "path");
      const needed = parameters.filter((one) => one.in === "query" && one.required);
      const input = {
        ...Object.fromEntries(path.map((one) => [one.name, "x"])),
        ...(needed.length > 0 && {
          query: Object.fromEntries(needed.map((one) => [one.name, one.example])),
        }),
        ...(body && { body: body.media.example }),
      };
      expect(ajv.validate(inputSchema, input), `${name}: ${ajv.errorsText()}`).toBe(true);
      expect(ajv.validate(inputSchema, { ...input, unknown: 1 }), name).toBe(false);
      expect(JSON.stringify(inputSchema)).not.toContain("#/components/");
    }
  });
});

describe("a server that reads", () => {
  it("asks the shop, and says the answer as JSON", async () => {
    const { assistant, call, seen } = await connect(reading, () =>
      Response.json({ regions: [{ id: "reg_1" }] }),
    );
    const { tools } = await assistant.listTools();
    expect(tools).toContainEqual(
      expect.objectContaining({
        name: "storeListRegions",
        annotations: expect.objectContaining({ readOnlyHint: true }),
      }),
    );
    const { isError, text } = await call("adminListProducts", {
      query: { id: ["a", "b"], limit: 2, fields: "id" },
    });
    expect([isError, JSON.parse(text)]).toEqual([false, { regions: [{ id: "reg_1" }] }]);
    expect(seen[0]?.url).toBe("http://shop.test/admin/products?limit=2&id[]=a&id[]=b&fields=id");
  });

  it("refuses to write, and says who can allow it", async () => {
    const { call, seen } = await connect(reading);
    expect(await call("adminDeleteProduct", { id: "prod_1" })).toEqual({
      isError: true,
      text: "adminDeleteProduct changes the shop, and this server only reads. Its owner can start it with --write.",
    });
    expect(seen).toEqual([]);
  });

  it("sends nothing that the contract does not have", async () => {
    const { call, seen } = await connect(reading);
    const unknown = await call("adminListProducts", { query: { color: "red" } });
    expect(unknown).toEqual({
      isError: true,
      text: "The input does not fit:\nquery must NOT have additional properties: color",
    });
    expect((await call("adminRetrieveProduct")).text).toContain("must have required property 'id'");
    expect((await call("adminListMugs")).text).toBe("There is no tool adminListMugs.");
    expect(seen).toEqual([]);
  });

  it("tells the shop's refusal in the shop's words, and what is none as such", async () => {
    const refusal = { type: "not_found", message: "Product with id: x was not found" };
    const { call } = await connect(reading, () => Response.json(refusal, { status: 404 }));
    expect(await call("adminRetrieveProduct", { id: "x" })).toEqual({
      isError: true,
      text: "The shop refused it (404, not_found): Product with id: x was not found",
    });
    const lost = await connect(reading, () => Promise.reject(new TypeError("fetch failed")));
    expect((await lost.call("storeListRegions")).text).toMatch(/^The shop did not answer: /);
  });

  it("signs in before it asks the admin, and again when a token has run out", async () => {
    let signedIn = 0;
    const { call, seen } = await connect(
      reading,
      () => (signedIn === 1 ? new Response("Unauthorized", { status: 401 }) : Response.json({})),
      () => Promise.resolve((signedIn += 1)),
    );
    expect((await call("storeListRegions")).isError).toBe(false);
    expect(signedIn).toBe(0);
    expect((await call("adminListRegions")).isError).toBe(false);
    expect([signedIn, seen.length]).toEqual([2, 3]);
  });
});

describe("a server that writes", () => {
  it.each(REFUSED)("refuses %s with the guard's words, and sends nothing", async (name) => {
    const { call, seen } = await connect(writing);
    const { isError, text } = await call(name, { id: "x", line_item_id: "y" });
    const fault = contract.operations.find(({ id }) => id === name)?.fault;
    expect([isError, text]).toEqual([true, `${name} is refused: ${fault}.`]);
    expect(seen).toEqual([]);
  });

  it.each(NO_TOOLS.filter((name) => !name.endsWith("Upload")))(
    "has no tool %s, and sends nothing",
    async (name) => {
      const { call, seen } = await connect(writing);
      const { isError, text } = await call(name, { body: { email: "a@b.test", password: "p" } });
      expect([isError, text]).toEqual([
        true,
        expect.stringContaining("no business of an assistant"),
      ]);
      expect(seen).toEqual([]);
    },
  );
});

describe("credentials", () => {
  const TOKEN = "eyJhbGciOiJIUzI1NiJ9.eyJ1IjoxfQ.c2lnbmF0dXJl";

  it("are redacted in answers, wherever they are", async () => {
    const answers: Record<string, unknown> = {
      adminListInvites: { invites: [{ id: "invite_1", token: "s3cret" }] },
      adminListUsers: { users: [{ id: "usr_1", api_token: "s3cret" }, { api_token: null }] },
      adminListNotes: { notes: [{ author: { api_token: "s3cret" }, value: `See ${TOKEN}` }] },
      adminListApps: { apps: [{ data: { whatever: "s3cret" } }] },
    };
    for (const [name, answer] of Object.entries(answers)) {
      const { call } = await connect(reading, () => Response.json(answer));
      const { isError, text } = await call(
        name,
        name === "adminListNotes" ? { query: { limit: 1 } } : {},
      );
      expect(isError, text).toBe(false);
      expect(text).toContain("[redacted]");
      expect(text).not.toMatch(/s3cret|eyJ/);
    }
  });

  it("are redacted in errors, the server's own among them", async () => {
    const message = `No ${TOKEN} for own-key`;
    const { call } = await connect(
      reading,
      () => Response.json({ type: "not_allowed", message }, { status: 400 }),
      undefined,
      ["own-key"],
    );
    const { isError, text } = await call("adminListUsers");
    expect([isError, text]).toEqual([
      true,
      "The shop refused it (400, not_allowed): No [redacted] for [redacted]",
    ]);
  });
});

it("a server that writes sends an exactly-once key, and the same one after a lost answer", async () => {
  const keys: (string | null)[] = [];
  const { call } = await connect(writing, (request) => {
    if (request.url.includes("/carts/none/"))
      return Response.json(
        { type: "not_found" },
        { status: 404, headers: { "idempotency-key": "issued" } },
      );
    keys.push(request.headers.get("idempotency-key"));
    if (keys.length === 1) throw new TypeError("fetch failed");
    return Response.json({ type: "order", data: { id: "order_1" } });
  });
  const { isError, text } = await call("storeCompleteCart", { id: "cart_1" });
  expect([isError, JSON.parse(text)]).toEqual([false, { type: "order", data: { id: "order_1" } }]);
  expect(keys).toEqual(["issued", "issued"]);
});
