// Tests that the store's metadata can contain views for all operators. The server merges keys, keeps them in other updates, and
// deletes a key whose value is an empty string.
import { createClient, memoryTokens, type Client } from "@countertop/sdk";
import { beforeAll, expect, it } from "vitest";
import { sharedViews } from "../list-state/shared-views.ts";
import { writeSharedView } from "./write-shared-view.ts";

const setting = (name: string): string => process.env[`COUNTERTOP_${name}`] ?? "";
let client: Client;
beforeAll(async () => {
  const baseUrl = setting("SANDBOX_URL");
  const { access_token } = await createClient({ baseUrl }).admin.auth.createToken({
    body: { email: setting("ADMIN_EMAIL"), password: setting("ADMIN_PASSWORD") },
  });
  client = createClient({ baseUrl, auth: memoryTokens({ admin: access_token }) });
});

it("the store keeps the views of several operators, and other metadata", async () => {
  const view = (name: string) => ({ list: "orders", name, search: `?q=${name}` });
  const ids = ["a", "b", "c"].map((name) => `countertop_view_test_${name}`);
  const named = async () => {
    const { store } = await client.admin.store.retrieve();
    return sharedViews(store.metadata, "orders").flatMap(({ id, name }) =>
      ids.includes(id) ? name : [],
    );
  };
  await client.admin.store.update({ body: { metadata: { erp: "kept" } } });
  const stored = [];
  for (const id of ids) stored.push(await writeSharedView(client, id, view(id)));
  expect(stored).toEqual([true, true, true]);
  expect((await named()).toSorted()).toEqual(ids);
  const { store } = await client.admin.store.retrieve();
  await client.admin.store.update({ body: { name: store.name } });
  expect((await named()).toSorted()).toEqual(ids);
  expect(store.metadata).toMatchObject({ erp: "kept" });
  for (const id of ids) expect(await writeSharedView(client, id, undefined)).toBe(true);
  expect(await named()).toEqual([]);
  await client.admin.store.update({ body: { metadata: { erp: "" } } });
});
