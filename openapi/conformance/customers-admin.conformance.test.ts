import { beforeAll, describe, expect, it } from "vitest";
import { fresh, prepare, signInAdmin, visitor, type Caller } from "./store.ts";

interface Customer {
  id: string;
  email: string;
  first_name: string | null;
  phone: string | null;
  metadata: Record<string, unknown> | null;
  groups?: { id: string }[];
}
interface Answer {
  customer: Customer;
}

let admin: Caller;
let group: string;
beforeAll(async () => {
  admin = await signInAdmin();
  const made = await prepare<{ customer_group: { id: string } }>("POST", "/admin/customer-groups", {
    name: fresh("Group"),
  });
  group = made.customer_group.id;
});

const person = () => ({
  email: `${fresh("person")}@example.com`,
  first_name: "Rui",
  last_name: "Matos",
  password: "a-long-password",
});

async function create(more: object = {}): Promise<Customer> {
  const { body } = await admin.post<Answer>("/admin/customers", { ...person(), ...more });
  return body.customer;
}

it("a customer is created, unless the input is invalid or the email address is already in use", async () => {
  const one = await create({ phone: "+351 223 000 118", metadata: { source: "conformance" } });
  await create({ phone: null, metadata: null });
  const { email, ...rest } = person();
  await admin.post("/admin/customers", { ...rest, email: one.email }, { status: 422 });
  for (const body of [
    rest,
    { ...rest, email: "no address" },
    { ...rest, email, first_name: null },
    { ...rest, email, color: "red" },
  ]) {
    await admin.post("/admin/customers", body, { status: 400 });
  }
  await visitor.post("/admin/customers", person(), { status: 401 });
});

describe("a list of customers", () => {
  it.each([
    "",
    "?limit=1&offset=1",
    "?order=-email",
    "?expand=",
    "?expand=groups,orders,billing_address,shipping_addresses",
    "?fields=email",
    "?q=nothing-like-it",
    "?has_account=false",
    "?groups[]=none",
    "?created_at[gte]=2020-01-01&updated_at[gt]=946684800",
  ])("accepts the query %s", async (query) => {
    await admin.get(`/admin/customers${query}`);
  });

  it("returns the matching customers for each filter", async () => {
    const one = await create();
    await admin.post(`/admin/customers/${one.id}`, { groups: [{ id: group }] });
    for (const query of [
      `q=${one.email}`,
      `q=${one.email}&has_account=true`,
      `q=${one.email}&groups[]=${group}`,
    ]) {
      const { body } = await admin.get<{ customers: Customer[] }>(`/admin/customers?${query}`);
      expect(body.customers.map(({ id }) => id)).toEqual([one.id]);
    }
    await admin.get("/admin/customers?color=red", { status: 400 });
    await visitor.get("/admin/customers", { status: 401 });
  });
});

it("a customer is retrieved, and everything but the email address can be updated", async () => {
  const one = await create();
  const path = `/admin/customers/${one.id}`;
  for (const query of [
    "",
    "?expand=",
    "?expand=groups,billing_address,shipping_addresses,orders",
    "?fields=email",
  ]) {
    await admin.get(path + query);
  }
  const { body } = await admin.post<Answer>(`${path}?expand=groups`, {
    first_name: null,
    last_name: "Silva",
    phone: null,
    password: "another-password",
    groups: [{ id: group }],
    metadata: { told: true },
  });
  expect(body.customer).toMatchObject({ first_name: null, metadata: { told: true } });
  expect(body.customer.groups?.map(({ id }) => id)).toEqual([group]);
  const alone = await admin.post<Answer>(`${path}?expand=groups`, {
    groups: [],
    metadata: { told: "" },
  });
  expect(alone.body.customer).toMatchObject({ groups: [], metadata: {} });
  const email = `${fresh("moved")}@example.com`;
  // The customer signs in with this email address, so an operator can't change it.
  await admin.post(path, { email }, { status: 400 });
  await admin.post(path, { color: "red" }, { status: 400 });
  await admin.post(path, { groups: [group] }, { status: 400 });
  await admin.get("/admin/customers/none", { status: 404 });
  await admin.post("/admin/customers/none", { phone: "1" }, { status: 404 });
  await visitor.get(path, { status: 401 });
});
