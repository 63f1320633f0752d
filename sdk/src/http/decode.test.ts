import { expect, it } from "vitest";
import { createClient } from "../client.ts";

it("keeps the hash of a password from whoever reads an answer, however deep it lies", async () => {
  const customer = { id: "cus_1", password_hash: "c2NyeXB0", groups: [{ password_hash: null }] };
  const client = createClient({
    baseUrl: "http://localhost:9000",
    fetch: () => Promise.resolve(Response.json({ customer }, { status: 201 })),
  });
  const body = { email: "a@example.com", first_name: "A", last_name: "B", password: "secret" };
  const answer = await client.admin.customers.create({ body });
  expect(answer).toEqual({ customer: { id: "cus_1", groups: [{}] } });
  expect(JSON.stringify(answer)).not.toContain("hash");
});
