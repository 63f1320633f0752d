import assert from "node:assert/strict";
import { test } from "node:test";
import { createClient } from "@countertop/sdk";

const client = createClient({ baseUrl: process.env["STORE"] ?? "http://localhost:4010" });

test("lists products", async () => {
  const { products, count } = await client.store.products.list();
  assert.ok(products.length > 0);
  assert.equal(typeof count, "number");
});
