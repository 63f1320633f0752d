import { expect, it } from "vitest";
import { newCustomerFields } from "./customer-fields.ts";

it("a customer's password is secret and isn't stored in drafts", () => {
  expect(newCustomerFields.secrets).toEqual(["password"]);
});
