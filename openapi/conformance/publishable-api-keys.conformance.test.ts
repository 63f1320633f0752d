import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fresh, prepare, signInAdmin, visitor, type Caller } from "./store.ts";

interface Key {
  id: string;
  title: string;
  revoked_at: string | null;
  revoked_by: string | null;
}
interface Answer {
  publishable_api_key: Key;
}
interface Channels {
  sales_channels: { id: string }[];
}

let admin: Caller;
let channel: { id: string; name: string };
const made: string[] = [];
beforeAll(async () => {
  admin = await signInAdmin();
  ({ sales_channel: channel } = await prepare<{ sales_channel: typeof channel }>(
    "POST",
    "/admin/sales-channels",
    { name: fresh("Channel") },
  ));
});
afterAll(async () => {
  for (const id of made) await prepare("DELETE", `/admin/publishable-api-keys/${id}`);
  await prepare("DELETE", `/admin/sales-channels/${channel.id}`);
});

async function create(): Promise<Key> {
  const { body } = await admin.post<Answer>("/admin/publishable-api-keys", { title: fresh("Key") });
  made.push(body.publishable_api_key.id);
  return body.publishable_api_key;
}

describe("a list of keys", () => {
  it.each([
    "",
    "?limit=1&offset=1",
    "?order=-title",
    "?fields=title",
    "?q=nothing-like-it",
    "?created_at[gte]=2020-01-01&updated_at[gt]=946684800",
    "?revoked_at[gt]=2020-01-01",
  ])("accepts the query %s", async (query) => {
    await admin.get(`/admin/publishable-api-keys${query}`);
  });

  it("returns the keys with that title", async () => {
    const one = await create();
    const { body } = await admin.get<{ publishable_api_keys: Key[] }>(
      `/admin/publishable-api-keys?q=${one.title}`,
    );
    expect(body.publishable_api_keys.map(({ id }) => id)).toEqual([one.id]);
    await admin.get("/admin/publishable-api-keys?color=red", { status: 400 });
    await visitor.get("/admin/publishable-api-keys", { status: 401 });
  });
});

it("a publishable key is created, renamed, revoked, and deleted", async () => {
  const { id } = await create();
  await admin.post("/admin/publishable-api-keys", {}, { status: 400 });
  await admin.post("/admin/publishable-api-keys", { title: "A", color: "red" }, { status: 400 });
  const path = `/admin/publishable-api-keys/${id}`;
  await admin.get(path);
  const title = fresh("Renamed");
  const { body } = await admin.post<Answer>(path, { title });
  expect(body.publishable_api_key).toMatchObject({ title, revoked_at: null });
  await admin.post(path, { color: "red" }, { status: 400 });
  const revoked = await admin.post<Answer>(`${path}/revoke`);
  expect(revoked.body.publishable_api_key.revoked_by).not.toBeNull();
  await admin.post(`${path}/revoke`, undefined, { status: 400 });
  const deleted = await admin.delete(path);
  expect(deleted.body).toEqual({ id, object: "publishable_api_key", deleted: true });
  made.splice(made.indexOf(id), 1);
  await admin.delete(path, undefined, { status: 404 });
  await admin.get(path, { status: 404 });
  await admin.post(path, { title }, { status: 404 });
  await admin.post(`${path}/revoke`, undefined, { status: 404 });
});

it("sales channels are added to a publishable key and removed", async () => {
  const { id } = await create();
  const path = `/admin/publishable-api-keys/${id}/sales-channels`;
  const sales_channel_ids = [{ id: channel.id }];
  const channels = async (query = "") =>
    (await admin.get<Channels>(path + query)).body.sales_channels.map((one) => one.id);
  expect(await channels()).toEqual([]);
  await admin.post(`${path}/batch`, { sales_channel_ids });
  expect(await channels()).toEqual([channel.id]);
  expect(await channels(`?q=${channel.name}`)).toEqual([channel.id]);
  expect(await channels("?q=nothing-like-it")).toEqual([]);
  await admin.get(`${path}?limit=1`, { status: 400 });
  await admin.post(`${path}/batch`, { sales_channel_ids: [channel.id] }, { status: 400 });
  await admin.delete(`${path}/batch`, { sales_channel_ids });
  expect(await channels()).toEqual([]);
  await admin.delete(`${path}/batch`, {}, { status: 400 });
  const none = await admin.get<Channels>("/admin/publishable-api-keys/none/sales-channels");
  expect(none.body.sales_channels).toEqual([]);
});
