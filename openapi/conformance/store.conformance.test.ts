import { beforeAll, expect, it } from "vitest";
import { signInAdmin, visitor, type Caller } from "./store.ts";

interface Store {
  name: string;
  default_currency_code: string;
  currencies: { code: string }[];
  metadata: Record<string, unknown> | null;
  swap_link_template: string | null;
  payment_link_template: string | null;
  invite_link_template: string | null;
}

let admin: Caller;
const read = async () => (await admin.get<{ store: Store }>("/admin/store")).body.store;

beforeAll(async () => {
  admin = await signInAdmin();
});

it("the store's features and modules are listed", async () => {
  const { body } = await admin.get<{
    store: {
      feature_flags: { key: string; value: unknown }[];
      modules: { module: string }[];
    };
  }>("/admin/store");
  const flags = Object.fromEntries(body.store.feature_flags.map(({ key, value }) => [key, value]));
  expect(flags).toMatchObject({ analytics: true, product_categories: true });
  expect(body.store.modules.map(({ module }) => module)).toContain("inventoryService");
});

it("the store's settings are changed, and changed back", async () => {
  const before = await read();
  const currencies = before.currencies.map(({ code }) => code);
  const { name, default_currency_code } = before;
  const links = {
    swap_link_template: before.swap_link_template,
    payment_link_template: before.payment_link_template,
    invite_link_template: before.invite_link_template,
  };
  const changed = await admin.post<{ store: Store }>("/admin/store", {
    name: `${name} (conformance)`,
    default_currency_code,
    currencies,
    swap_link_template: "http://localhost/swap?id={cart_id}",
    payment_link_template: "http://localhost/pay?id={cart_id}",
    invite_link_template: null,
    metadata: { conformance: true },
  });
  expect(changed.body.store.name).toBe(`${name} (conformance)`);
  await admin.post("/admin/store", { name, ...links, metadata: { conformance: "" } });
  expect(await read()).toMatchObject({ name, ...links });
});

it("invalid settings are rejected", async () => {
  await admin.post("/admin/store", { color: "red" }, { status: 400 });
  await admin.post("/admin/store", { currencies: ["zzz"] }, { status: 400 });
  await admin.post("/admin/store", { default_currency_code: "zzz" }, { status: 400 });
  await visitor.get("/admin/store", { status: 401 });
});

it("a currency is added to the store and removed", async () => {
  const { currencies } = await read();
  const code = ["isk", "thb", "mxn"].find((one) => currencies.every((c) => c.code !== one));
  const added = await admin.post<{ store: Store }>(`/admin/store/currencies/${code}`);
  expect(added.body.store.currencies.map((c) => c.code)).toContain(code);
  await admin.post(`/admin/store/currencies/${code}`, undefined, { status: 422 });
  await admin.post("/admin/store/currencies/zzz", undefined, { status: 400 });
  const removed = await admin.delete<{ store: Store }>(`/admin/store/currencies/${code}`);
  expect(removed.body.store.currencies.map((c) => c.code)).not.toContain(code);
});

it("the store's providers are listed", async () => {
  await admin.get("/admin/store/payment-providers");
  await admin.get("/admin/store/tax-providers");
  await visitor.get("/admin/store/tax-providers", { status: 401 });
});

it.each([
  "",
  "?limit=2&offset=1",
  "?code=eur",
  "?q=yen",
  "?q=nothing-like-it",
  "?order=code",
  "?order=-name&limit=0",
])("currencies are listed with the query %s", async (query) => {
  await admin.get(`/admin/currencies${query}`);
});

it("the list of currencies rejects unknown parameters, and every value of `includes_tax`", async () => {
  await admin.get("/admin/currencies?color=red", { status: 400 });
  // The server reads the value as text, but then requires a boolean, so it rejects every value.
  await admin.get("/admin/currencies?includes_tax=true", { status: 400 });
});

it("an update sets whether prices in a currency include tax", async () => {
  const { body } = await admin.get<{ currencies: { includes_tax: boolean }[] }>(
    "/admin/currencies?code=isk",
  );
  const before = body.currencies[0]?.includes_tax;
  const path = "/admin/currencies/isk";
  const changed = await admin.post<{ currency: { includes_tax: boolean } }>(path, {
    includes_tax: !before,
  });
  expect(changed.body.currency.includes_tax).toBe(!before);
  await admin.post(path, { includes_tax: before });
  await admin.post(path, { color: "red" }, { status: 400 });
  await admin.post("/admin/currencies/zzz", { includes_tax: true }, { status: 404 });
});
