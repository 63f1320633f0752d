import { afterAll, beforeAll, expect, it } from "vitest";
import { fresh, prepare, signInAdmin, visitor, type Caller } from "./store.ts";

interface Answer {
  gift_card: {
    id: string;
    code: string;
    value: number;
    balance: number;
    ends_at: string | null;
    is_disabled: boolean;
  };
}

async function makeRegion(): Promise<string> {
  const { store } = await prepare<{ store: { default_currency_code: string } }>(
    "GET",
    "/admin/store",
  );
  const made = await prepare<{ region: { id: string } }>("POST", "/admin/regions", {
    name: fresh("Region"),
    currency_code: store.default_currency_code,
    tax_rate: 20,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: [],
  });
  return made.region.id;
}

let admin: Caller;
let region: string;
beforeAll(async () => {
  admin = await signInAdmin();
  region = await makeRegion();
});
afterAll(() => prepare("DELETE", `/admin/regions/${region}`));

const create = async (more: object = {}) => {
  const { body } = await admin.post<Answer>("/admin/gift-cards", {
    region_id: region,
    value: 5000,
    ...more,
  });
  return body.gift_card;
};

it("a gift card is created, shown in the storefront, changed, and deleted", async () => {
  const card = await create({ ends_at: "2099-01-01", metadata: { for: "Tom" } });
  expect(card).toMatchObject({ value: 5000, balance: 5000, is_disabled: false });
  const path = `/admin/gift-cards/${card.id}`;
  await admin.get(path);
  const seen = await visitor.get<Answer>(`/store/gift-cards/${card.code}`);
  expect(seen.body.gift_card).toMatchObject({ id: card.id, balance: 5000 });

  const { body } = await admin.post<Answer>(path, {
    balance: 1200,
    is_disabled: true,
    ends_at: null,
    region_id: region,
    metadata: { for: "" },
  });
  expect(body.gift_card).toMatchObject({ balance: 1200, is_disabled: true, ends_at: null });
  for (const balance of [-1, 5001]) await admin.post(path, { balance }, { status: 500 });
  await admin.post(path, { value: 1 }, { status: 400 });
  await admin.post("/admin/gift-cards/none", { balance: 1 }, { status: 404 });

  for (const _ of [1, 2]) {
    const deleted = await admin.delete(path);
    expect(deleted.body).toEqual({ id: card.id, object: "gift-card", deleted: true });
  }
  await admin.get(path, { status: 404 });
  await visitor.get(`/store/gift-cards/${card.code}`, { status: 404 });
});

it("invalid gift cards are rejected", async () => {
  for (const body of [{ region_id: region }, { value: 5 }, { region_id: region, value: 1.5 }]) {
    await admin.post("/admin/gift-cards", body, { status: 400 });
  }
  await admin.post("/admin/gift-cards", { region_id: region, value: 1, a: 1 }, { status: 400 });
  await admin.post("/admin/gift-cards", { region_id: "none", value: 1 }, { status: 404 });
  await visitor.get("/admin/gift-cards", { status: 401 });
});

it("a gift card is listed", async () => {
  const card = await create({ is_disabled: true, ends_at: null });
  for (const query of ["", "?limit=1&offset=1", "?order=-created_at", "?q=nothing-like-it"]) {
    await admin.get(`/admin/gift-cards${query}`);
  }
  const found = await admin.get<{ gift_cards: { id: string }[] }>(
    `/admin/gift-cards?q=${card.code}`,
  );
  expect(found.body.gift_cards.map(({ id }) => id)).toEqual([card.id]);
  await admin.get("/admin/gift-cards?expand=region", { status: 400 });
  await prepare("DELETE", `/admin/gift-cards/${card.id}`);
});

it("a gift card still exists after its region is deleted", async () => {
  const gone = await makeRegion();
  const card = await create({ region_id: gone });
  await prepare("DELETE", `/admin/regions/${gone}`);
  for (const { body } of [
    await admin.get<{ gift_card: { region: unknown } }>(`/admin/gift-cards/${card.id}`),
    await visitor.get<{ gift_card: { region: unknown } }>(`/store/gift-cards/${card.code}`),
  ]) {
    expect(body.gift_card.region).toBeNull();
  }
  await admin.get(`/admin/gift-cards?q=${card.code}`);
  await prepare("DELETE", `/admin/gift-cards/${card.id}`);
});
