import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCheckoutFixture, only, type CheckoutFixture } from "./checkout-fixture.ts";
import type { Entity } from "./records.ts";
import { fresh, visitor, type Caller } from "./store.ts";

interface Reservation extends Entity {
  quantity: number;
  description: string | null;
  line_item_id: string | null;
}
interface Answer {
  reservation: Reservation;
}
interface List {
  reservations: Reservation[];
  count: number;
}

let fixture: CheckoutFixture;
let admin: Caller;
beforeAll(async () => {
  fixture = await openCheckoutFixture();
  ({ admin } = fixture);
});
afterAll(() => fixture.close());

const aside = (more: object = {}) => ({
  location_id: fixture.location,
  inventory_item_id: fixture.oat.item,
  quantity: 2,
  ...more,
});

it("a reservation is created, increased, and deleted", async () => {
  const { body } = await admin.post<Answer>(
    "/admin/reservations",
    aside({ description: "For the window", metadata: { source: "conformance" } }),
  );
  const path = `/admin/reservations/${body.reservation.id}`;
  const updated = await admin.post(path, {
    quantity: 3,
    location_id: fixture.location,
    description: null,
    metadata: { updated: true },
  });
  expect(updated.body).toEqual({});
  const read = await admin.get<Answer>(path);
  expect(read.body.reservation).toMatchObject({ quantity: 3, description: null });
  const deleted = await admin.delete(path);
  expect(deleted.body).toEqual({ id: body.reservation.id, object: "reservation", deleted: true });
  await admin.delete(path);
  await admin.get(path, { status: 404 });
});

it("only as many units as an order's line contains can be reserved", async () => {
  const { items } = await fixture.order();
  const item = only(items, ({ quantity }) => quantity === 3);
  const { body } = await admin.get<List>(`/admin/reservations?line_item_id[]=${item.id}`);
  await admin.delete(`/admin/reservations/${only(body.reservations).id}`);
  const more = { line_item_id: item.id };
  await admin.post("/admin/reservations", aside({ ...more, quantity: 4 }), { status: 400 });
  const made = await admin.post<Answer>("/admin/reservations", aside({ ...more, quantity: 3 }));
  expect(made.body.reservation.line_item_id).toBe(item.id);
});

describe("reservations", () => {
  it.each([
    "",
    "?limit=1&offset=1",
    "?order=-created_at",
    "?expand=line_item,inventory_item",
    "?fields=quantity",
    "?created_by[]=nobody",
    "?quantity[gt]=1&quantity[lte]=5",
    "?created_at[gte]=2020-01-01&updated_at[lt]=946684800",
  ])("are listed with %s", async (query) => {
    await admin.get(`/admin/reservations${query}`);
  });

  it("are found by filters", async () => {
    const description = fresh("window");
    const { body } = await admin.post<Answer>("/admin/reservations", aside({ description }));
    for (const filter of [
      `location_id[]=${fixture.location}&location_id[]=none`,
      `inventory_item_id[]=${fixture.oat.item}`,
      `description=${description}`,
      `description[contains]=${description.slice(1, -1)}`,
      `description[starts_with]=${description.slice(0, -1)}`,
      `description[ends_with]=${description.slice(1)}`,
    ]) {
      const { body: found } = await admin.get<List>(`/admin/reservations?${filter}`);
      expect(
        found.reservations.map(({ id }) => id),
        filter,
      ).toContain(body.reservation.id);
    }
  });

  it("are rejected if they are invalid", async () => {
    for (const more of [{ color: "red" }, { quantity: "some" }, { location_id: undefined }])
      await admin.post("/admin/reservations", aside(more), { status: 400 });
    for (const more of [{ location_id: "none" }, { inventory_item_id: "none" }])
      await admin.post("/admin/reservations", aside(more), { status: 404 });
    await admin.post("/admin/reservations/none", { color: "red" }, { status: 400 });
    await admin.post("/admin/reservations/none", { quantity: 1 }, { status: 404 });
    for (const query of ["color=red", "quantity=2", "line_item_id=a", "created_at[gte]=soon"])
      await admin.get(`/admin/reservations?${query}`, { status: 400 });
    await admin.get("/admin/reservations?expand=nope", { status: 500 });
    await visitor.get("/admin/reservations", { status: 401 });
  });
});
