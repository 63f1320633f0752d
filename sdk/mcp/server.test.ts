// Tests the server with the protocol's own client: its tools, the calls that it rejects, and its requests to the store.
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { inputOf, operationsOf } from "./operations.ts";
import { connect, contract, noPlans } from "./testing.ts";

/** Operations that sign in, return or change credentials, or send files. */
const LEFT_OUT = [
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
/** Operations that the SDK's guard rejects. */
const REFUSED = [
  "adminDeleteInventoryItem",
  "adminDeleteRegion",
  "adminDeleteShippingProfile",
  "adminDeleteStockLocation",
  "adminReserveOrderLineItem",
];
const all = operationsOf(contract, { resources: [] });

describe("the operations", () => {
  it("exclude calls that affect credentials, calls that send files, and calls that the guard rejects", () => {
    const ids = new Set(all.map(({ id }) => id));
    const left = contract.operations.map(({ id }) => id).filter((id) => !ids.has(id));
    expect(left.toSorted()).toEqual([...LEFT_OUT, ...REFUSED].toSorted());
  });

  it("don't accept credentials in a body", () => {
    for (const operation of all)
      expect(JSON.stringify(inputOf(operation, contract)), operation.id).not.toMatch(
        /"x-secret":|"password":/,
      );
  });

  it("can be limited to an area or to resources", () => {
    const slugs = (area?: string) => [
      ...new Set(
        operationsOf(contract, { area, resources: ["regions"] }).map(
          (one) => `${one.area} ${one.slug}`,
        ),
      ),
    ];
    expect(slugs()).toEqual(["admin regions", "store regions"]);
    expect(slugs("store")).toEqual(["store regions"]);
  });

  it("have self-contained schemas that accept the contract's own examples", () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    for (const operation of all) {
      const { id, parameters, body } = operation;
      const schema = inputOf(operation, contract);
      const path = parameters.filter((one) => one.in === "path");
      const needed = parameters.filter((one) => one.in === "query" && one.required);
      const input = {
        ...Object.fromEntries(path.map((one) => [one.name, "x"])),
        ...(needed.length > 0 && {
          query: Object.fromEntries(needed.map((one) => [one.name, one.example])),
        }),
        ...(body && { body: body.media.example }),
      };
      expect(ajv.validate(schema, input), `${id}: ${ajv.errorsText()}`).toBe(true);
      expect(ajv.validate(schema, { ...input, unknown: 1 }), id).toBe(false);
      expect(JSON.stringify(schema)).not.toContain("#/components/");
    }
  });
});

describe("the tools", () => {
  it("are search, describe, and call, annotated as read-only or writing", async () => {
    const hints = async (write: boolean) => {
      const { assistant } = await connect(write ? { plans: noPlans } : {});
      const { tools } = await assistant.listTools();
      return tools.map(({ name, annotations }) => [
        name,
        annotations?.readOnlyHint,
        annotations?.destructiveHint,
      ]);
    };
    expect(await hints(false)).toEqual([
      ["search", true, undefined],
      ["describe", true, undefined],
      ["call", true, false],
    ]);
    expect((await hints(true)).at(-1)).toEqual(["call", false, true]);
  });

  it.each([
    ["refund an order", "adminRefundOrder"],
    ["ship the parcel of an order", "adminCreateShipment"],
    ["coupon", "adminCreateDiscount"],
    ["change the price of a variant", "adminUpdateVariant"],
    ["list orders", "adminListOrders"],
    ["correct the stock of a product", "restock"],
    ["level of an inventory item", "adminUpdateInventoryItemLocationLevel"],
    ["sale prices for a weekend", "plan-sale"],
    ["damaged item", "refund-damaged-item"],
    ["how do amounts work", "amounts"],
  ])("search for “%s” has %s among its first results", async (query, name) => {
    const { tool } = await connect();
    const { structured } = await tool("search", { query });
    const { results } = structured as { results: { name: string }[] };
    expect(results.map((one) => one.name)).toContain(name);
  });

  it("search filters by resource and effect, and says how many more results there are", async () => {
    const { tool } = await connect();
    const ask = async (input: Record<string, unknown>) =>
      JSON.parse((await tool("search", input)).text) as {
        results: { name: string; effect: string; call: string }[];
        more?: string;
      };
    const filter = { resource: "orders", effect: "destructive" };
    const { results, more } = await ask(filter);
    expect(results).toHaveLength(8);
    for (const one of results)
      expect([one.effect, one.call]).toEqual(["destructive", expect.stringContaining("/orders/")]);
    expect(more).toMatch(/^\d+ more\. Continue with offset 8$/);
    const next = await ask({ ...filter, offset: 8 });
    expect(next.results).toHaveLength(Math.min(8, Number.parseInt(more ?? "", 10)));
    expect(next.results.map(({ name }) => name)).not.toContain(results[0]?.name);
  });

  it("describe returns parameters, body, response, effect, and an example", async () => {
    const { tool } = await connect();
    const { text } = await tool("describe", { name: "adminRefundOrder" });
    expect(text).toMatch(
      /^adminRefundOrder: .*\(POST \/admin\/orders\/\{id\}\/refund, effect: money\)/,
    );
    expect(text).toContain("- amount: integer");
    expect(text).toContain("answer: { order");
    expect(text).toContain('example: {"operation":"adminRefundOrder","input":{"id":');
    const { text: part } = await tool("describe", {
      name: "adminCreateProduct",
      part: "body.variants",
    });
    expect(part).toMatch(/^body\.variants of adminCreateProduct:\n- sku\?: string/m);
    expect((await tool("describe", { name: "amounts" })).text).toContain("2200 is 22.00 EUR");
  });

  it("reject unknown and invalid arguments", async () => {
    const { tool, seen } = await connect();
    expect(await tool("search", { query: 1 })).toMatchObject({
      isError: true,
      text: "The input doesn't match the contract: query must be string.",
    });
    expect((await tool("call", { operation: "adminListOrders", query: {} })).text).toBe(
      "The input doesn't match the contract: input has no query.",
    );
    expect(seen).toEqual([]);
  });
});

describe("call", () => {
  it("calls the store and returns the result as text and as structured content", async () => {
    const { tool, seen } = await connect({
      answer: () => Response.json({ products: [{ id: "prod_1" }] }),
    });
    const input = { query: { id: ["a", "b"], limit: 2, fields: "id" } };
    const { isError, text, structured } = await tool("call", {
      operation: "adminListProducts",
      input,
    });
    expect([isError, JSON.parse(text)]).toEqual([false, { products: [{ id: "prod_1" }] }]);
    expect(structured).toEqual(JSON.parse(text));
    expect(seen[0]?.url).toBe("http://shop.test/admin/products?limit=2&id[]=a&id[]=b&fields=id");
  });

  it("rejects a write if the server only reads, and says who can allow writes", async () => {
    const { call, seen } = await connect();
    expect(await call("adminDeleteProduct", { id: "prod_1" })).toEqual({
      isError: true,
      text: "adminDeleteProduct changes the store, and this server only reads. Its owner can restart it with --write.",
    });
    expect(seen).toEqual([]);
  });

  it("rejects calls that aren't in the contract, and suggests valid ones", async () => {
    const { call, seen } = await connect();
    expect(await call("adminListProducts", { query: { color: "red", limit: "x" } })).toEqual({
      isError: true,
      text: `The input doesn't match the contract: query.limit must be number; query has no color. describe {"name":"adminListProducts"} shows the expected input.`,
    });
    expect((await call("adminRetrieveProduct")).text).toContain("input needs id");
    expect((await call("adminListProductz")).text).toMatch(
      /^There is no operation "adminListProductz"\. Did you mean .*adminListProducts/,
    );
    expect(seen).toEqual([]);
  });

  it.each([
    [
      401,
      {},
      "adminListUsers",
      /^401: the store doesn't accept this server's credentials\. .* set COUNTERTOP_API_KEY, or COUNTERTOP_EMAIL and/,
    ],
    [401, {}, "storeListMyOrders", /^401: storeListMyOrders needs a signed-in customer/],
    [
      404,
      { type: "not_found", message: "Region with id x\nwas not found" },
      "adminListUsers",
      /^404 not_found: Region with id x was not found$/,
    ],
  ])("reports an error response with status %s in one line", async (status, body, name, words) => {
    const id = contract.operations.some((one) => one.id === name)
      ? name
      : "storeListCustomerOrders";
    const { call } = await connect({ answer: () => Response.json(body, { status }) });
    const { isError, text } = await call(id);
    expect([isError, text.replace(id, name)]).toEqual([true, expect.stringMatching(words)]);
  });

  it("checks the input of unsold, which belongs to the admin area", async () => {
    const { call, seen } = await connect();
    expect(await call("unsold", { query: { country: "Japan" } })).toEqual({
      isError: true,
      text: "The input doesn't match the contract: query.country must be <=2.",
    });
    const { call: ofStore } = await connect({ area: "store" });
    expect((await ofStore("unsold")).text).toMatch(/^There is no operation "unsold"/);
    expect(seen).toEqual([]);
  });

  it("reports that the store didn't respond", async () => {
    const { call } = await connect({
      answer: () => Promise.reject(new TypeError("fetch failed")),
    });
    expect((await call("storeListRegions")).text).toMatch(/^The store didn't respond: .*--url\.$/);
  });

  it("signs in before it calls the admin, and again when a token has expired", async () => {
    let signedIn = 0;
    const { call, seen } = await connect({
      answer: () =>
        signedIn === 1
          ? new Response("Unauthorized", { status: 401 })
          : Response.json({ regions: [] }),
      signIn: () => Promise.resolve((signedIn += 1)),
    });
    expect((await call("storeListRegions")).isError).toBe(false);
    expect(signedIn).toBe(0);
    expect((await call("adminListRegions")).isError).toBe(false);
    expect([signedIn, seen.length]).toEqual([2, 3]);
  });

  it.each(REFUSED)(
    "rejects %s with the guard's message, and doesn't send anything",
    async (name) => {
      const { call, seen } = await connect({ plans: noPlans });
      const { isError, text } = await call(name, { id: "x", line_item_id: "y" });
      const fault = contract.operations.find(({ id }) => id === name)?.fault;
      expect([isError, text]).toEqual([true, `${name} is excluded: ${fault}.`]);
      expect(seen).toEqual([]);
    },
  );

  it.each(LEFT_OUT.filter((name) => !name.endsWith("Upload")))(
    "rejects %s, and doesn't send anything",
    async (name) => {
      const { call, seen } = await connect({ plans: noPlans });
      const { isError, text } = await call(name, { body: { email: "a@b.test", password: "p" } });
      expect([isError, text]).toEqual([true, expect.stringContaining("which assistants can't do")]);
      expect(seen).toEqual([]);
    },
  );
});
