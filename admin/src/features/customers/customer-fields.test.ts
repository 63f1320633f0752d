import { expect, it } from "vitest";
import { newCustomerFields } from "./customer-fields.ts";

it("a customer's password is secret, and no draft stores it", () => {
  expect(newCustomerFields.secrets).toEqual(["password"]);
});
