// Tests that some operations that the specification implies don't exist: the contract doesn't contain them, and the server
// responds with 404.
import { beforeAll, expect, it } from "vitest";
import { openContract } from "../src/contract.ts";
import { fresh, prepare, sandbox } from "./store.ts";

const contract = openContract();
const login = { email: "", password: "" };
let token = "";
let condition = "";
beforeAll(async () => {
  login.email = process.env["COUNTERTOP_ADMIN_EMAIL"] ?? "";
  login.password = process.env["COUNTERTOP_ADMIN_PASSWORD"] ?? "";
  const { access_token } = await prepare<{ access_token: string }>(
    "POST",
    "/admin/auth/token",
    login,
  );
  token = `Bearer ${access_token}`;
  const { discount } = await prepare<{ discount: { id: string } }>("POST", "/admin/discounts", {
    code: fresh("absent"),
    regions: [
      (await prepare<{ regions: [{ id: string }] }>("GET", "/admin/regions")).regions[0].id,
    ],
    rule: { type: "percentage", value: 5, allocation: "total" },
  });
  condition = `/admin/discounts/${discount.id}/conditions`;
});

it.each([
  ["list of a discount's conditions", "GET", () => condition],
  ["payment of a claim", "POST", () => "/admin/orders/order_1/claims/claim_1/process-payment"],
  ["creation of a tag", "POST", () => "/admin/product-tags"],
  ["retrieval of a tag", "GET", () => "/admin/product-tags/ptag_1"],
  ["update of a tag", "POST", () => "/admin/product-tags/ptag_1"],
  ["deletion of a tag", "DELETE", () => "/admin/product-tags/ptag_1"],
  ["creation of a type", "POST", () => "/admin/product-types"],
  ["retrieval of a type", "GET", () => "/admin/product-types/ptyp_1"],
  ["update of a type", "POST", () => "/admin/product-types/ptyp_1"],
  ["deletion of a type", "DELETE", () => "/admin/product-types/ptyp_1"],
])("%s doesn't exist", async (_, method, path) => {
  expect(contract.find(method, path())).toBeUndefined();
  const response = await fetch(sandbox() + path(), { method, headers: { authorization: token } });
  expect(response.status).toBe(404);
  // This message of Express means that the server has no handler for the path. A missing record would result in a different
  // message.
  expect(await response.text()).toContain(`Cannot ${method} ${path()}`);
});
