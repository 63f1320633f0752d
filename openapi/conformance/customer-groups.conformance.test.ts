import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fresh, prepare, signInAdmin, visitor, type Caller } from "./store.ts";

interface Group {
  id: string;
  name: string;
  metadata: Record<string, unknown> | null;
}
interface Answer {
  customer_group: Group;
}
interface Customers {
  customers: { id: string }[];
  count: number;
}

let admin: Caller;
let customer: { id: string; email: string };
const made: string[] = [];
beforeAll(async () => {
  admin = await signInAdmin();
  ({ customer } = await prepare<{ customer: typeof customer }>("POST", "/admin/customers", {
    email: `${fresh("member")}@example.com`,
    first_name: "Rui",
    last_name: "Matos",
    password: "a-long-password",
  }));
});
afterAll(async () => {
  for (const id of made) await prepare("DELETE", `/admin/customer-groups/${id}`);
});

async function create(): Promise<Group> {
  const { body } = await admin.post<Answer>("/admin/customer-groups", {
    name: fresh("Group"),
    metadata: { source: "conformance" },
  });
  made.push(body.customer_group.id);
  return body.customer_group;
}

describe("a list of customer groups", () => {
  it.each([
    "",
    "?limit=1&offset=1",
    "?order=-name",
    "?expand=customers,price_lists",
    "?fields=name",
    "?fields=name&expand=customers",
    "?q=nothing-like-it",
    "?discount_condition_id=none",
    "?created_at[gte]=2020-01-01&updated_at[gt]=946684800",
  ])("accepts the query %s", async (query) => {
    await admin.get(`/admin/customer-groups${query}`);
  });

  it("can be searched, and can be filtered by a list of names, but not by a single name", async () => {
    const one = await create();
    for (const query of [`q=${one.name}`, `name[]=${one.name}&name[]=none`]) {
      const { body } = await admin.get<{ customer_groups: Group[] }>(
        `/admin/customer-groups?${query}`,
      );
      expect(body.customer_groups.map(({ id }) => id)).toEqual([one.id]);
    }
    await admin.get("/admin/customer-groups?name=A", { status: 400 });
    await visitor.get("/admin/customer-groups", { status: 401 });
  });
});

it("a customer group is created, retrieved, updated, and deleted", async () => {
  const one = await create();
  await admin.post("/admin/customer-groups", { name: one.name }, { status: 422 });
  await admin.post("/admin/customer-groups", {}, { status: 400 });
  await admin.post("/admin/customer-groups", { name: "A", color: "red" }, { status: 400 });

  const path = `/admin/customer-groups/${one.id}`;
  for (const query of ["", "?expand=customers,price_lists", "?fields=name"]) {
    await admin.get(path + query);
  }
  const { body } = await admin.post<Answer>(path, {
    name: fresh("Renamed"),
    metadata: { source: "", told: true },
  });
  expect(body.customer_group.metadata).toEqual({ told: true });
  await admin.post(`${path}?expand=customers`, { name: fresh("Again") });
  await admin.post(path, { color: "red" }, { status: 400 });
  await admin.post("/admin/customer-groups/none", { name: "A" }, { status: 404 });

  for (const _ of [1, 2]) {
    const deleted = await admin.delete(path);
    expect(deleted.body).toEqual({ id: one.id, object: "customer_group", deleted: true });
  }
  await admin.get(path, { status: 404 });
});

it("customers are added to a group and removed", async () => {
  const { id } = await create();
  const path = `/admin/customer-groups/${id}/customers`;
  const customer_ids = [{ id: customer.id }];
  const members = async (query = "") => {
    const { body } = await admin.get<Customers>(path + query);
    return body.customers.map((one) => one.id);
  };
  expect(await members()).toEqual([]);
  await admin.post(`${path}/batch`, { customer_ids });
  for (const query of ["", "?limit=1&offset=0", "?expand=groups", `?q=${customer.email}`]) {
    expect(await members(query)).toEqual([customer.id]);
  }
  expect(await members("?q=nothing-like-it")).toEqual([]);
  await admin.post(`${path}/batch`, { customer_ids: [customer.id] }, { status: 400 });
  await admin.post(`${path}/batch`, { customer_ids: [{ id: "none" }] }, { status: 404 });
  await admin.delete(`${path}/batch`, { customer_ids });
  expect(await members()).toEqual([]);
  await admin.delete(`${path}/batch`, { customer_ids: ["a"] }, { status: 400 });
  const none = await admin.get<Customers>("/admin/customer-groups/none/customers");
  expect(none.body.count).toBe(0);
});
