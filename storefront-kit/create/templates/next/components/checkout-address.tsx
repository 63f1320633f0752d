"use client";
import type { StoreCart } from "@countertop/sdk/types";
import { useCart } from "@countertop/storefront-kit";
import { useCustomer } from "@countertop/storefront-kit/customer";
import { useAddressForm } from "@countertop/storefront-kit/parts";
import { useRef } from "react";
import { AddressFields } from "./address-fields";
import { ErrorText } from "./error-text";
import { Field } from "./field";
import { useShop } from "./shop-context";

/** The email and the address. A signed-in customer's saved address is filled in. */
export function AddressStep(props: { cart: StoreCart; onDone: () => void }) {
  const { cart } = props;
  if (useShop().hasSession) return <ForCustomer {...props} />;
  return <Form {...props} email={cart.email ?? ""} given={cart.shipping_address} />;
}

function ForCustomer({ cart, onDone }: { cart: StoreCart; onDone: () => void }) {
  const { t } = useShop();
  const { customer, error } = useCustomer();
  if (customer === undefined && !error) return <p role="status">{t("Loading")}</p>;
  const saved = customer?.shipping_addresses?.find(({ country_code }) =>
    cart.region?.countries?.some(({ iso_2 }) => iso_2 === country_code),
  );
  const given = cart.shipping_address?.address_1
    ? cart.shipping_address
    : (saved ?? cart.shipping_address);
  return (
    <Form cart={cart} onDone={onDone} email={cart.email ?? customer?.email ?? ""} given={given} />
  );
}

interface FormProps {
  cart: StoreCart;
  onDone: () => void;
  email: string;
  given: StoreCart["shipping_address"];
}

function Form({ cart, onDone, email, given }: FormProps) {
  const { country, t } = useShop();
  const { updateCart } = useCart();
  const field = useRef<HTMLInputElement>(null);
  const countries = cart.region?.countries ?? [];
  const form = useAddressForm({
    countries,
    defaultValue: { country_code: country, ...given },
    section: "shipping",
    onSubmit: async (address) => {
      const typed = field.current?.value.trim();
      await updateCart.mutateAsync({
        ...(typed && { email: typed }),
        shipping_address: address,
        billing_address: address,
      });
      onDone();
    },
  });
  const props = form.getFormProps();
  return (
    <form
      {...props}
      className="stack"
      onSubmit={(event) => {
        // Validates the email here, because `useAddressForm` validates only its own fields.
        if (field.current?.reportValidity()) props.onSubmit(event);
        else event.preventDefault();
      }}
    >
      <Field
        ref={field}
        name="email"
        type="email"
        required
        autoComplete="email"
        defaultValue={email}
        label={t("Email")}
      />
      <AddressFields form={form} countries={countries} />
      <ErrorText error={form.submitError} />
      <button className="button" aria-busy={form.isSubmitting}>
        {t("Continue to delivery")}
      </button>
    </form>
  );
}
