import { expect, it } from "vitest";
import { newCustomerFields } from "./customer-fields.ts";

it("a customer's password is a secret, which no draft keeps", () => {
  expect(newCustomerFields.secrets).toEqual(["password"]);
});
