import { adminCreateCustomer } from "@countertop/sdk/operations";
import * as v from "valibot";
import { defineFields, locked, newPassword, optionalText, text } from "../../patterns/fields.ts";
import { message } from "../../patterns/form.ts";
import { customers } from "../../resources/customers.ts";

const first = optionalText({ label: "customers:fields.first", half: true });
const last = optionalText({ label: "customers:fields.last", half: true });
const phone = optionalText({ label: "customers:fields.phone" });
const email = {
  ...text({
    label: "customers:fields.email",
    hint: "customers:fields.emailGuest",
    autoCapitalize: "none",
    spellCheck: false,
  }),
  schema: v.pipe(v.string(), v.trim(), v.email(message("common:form.email"))),
};

/** Editable fields of a guest. Only a guest's email can be changed. */
export const guestFields = defineFields(customers, {
  first_name: first,
  last_name: last,
  email,
  phone,
});

/** Editable fields of a customer with an account. */
export const accountFields = defineFields(customers, {
  first_name: first,
  last_name: last,
  email: locked(text({ label: "customers:fields.email" }), "customers:fields.emailLocked"),
  phone,
});

/** The server requires both names as strings, which may be empty. */
const named = { toApi: (value: string) => value, sendsEmpty: true };

/** A new customer, always with an account. */
export const newCustomerFields = defineFields(
  { update: adminCreateCustomer },
  {
    first_name: { ...first, ...named },
    last_name: { ...last, ...named },
    email: { ...email, hint: undefined },
    phone,
    password: newPassword({
      label: "customers:fields.password",
      hint: "customers:fields.passwordHint",
    }),
  },
);
