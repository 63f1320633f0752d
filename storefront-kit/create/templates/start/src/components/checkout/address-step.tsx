import { useCart } from "@countertop/storefront-kit";
import { useCustomer } from "@countertop/storefront-kit/customer";
import { useCreateCustomerAddress } from "@countertop/sdk/react";
import type { Address, StoreCart, Customer } from "@countertop/sdk/types";
import { useState } from "react";
import { button, link } from "#styled/recipes";
import { css } from "#styled/css";
import { useFields } from "../../lib/form.ts";
import { useRegion } from "../../lib/region.tsx";
import { hasSignedIn } from "../../lib/signed-in.ts";
import { AddressFields, addressIn, isSameAddress } from "../address-fields.tsx";
import { typed } from "../../lib/typed.ts";
import { Field, Select } from "../field.tsx";
import { stack } from "../layout.ts";
import { Loading, WriteError } from "../states.tsx";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

interface StepProps {
  cart: StoreCart;
  onDone: () => void;
}

export function AddressStep(props: StepProps) {
  return hasSignedIn() ? <ForCustomer {...props} /> : <AddressForm {...props} customer={null} />;
}

function ForCustomer(props: StepProps) {
  const { customer, error } = useCustomer();
  if (customer === undefined && !error) return <Loading />;
  return <AddressForm {...props} customer={customer ?? null} />;
}

function AddressForm({ cart, onDone, customer }: StepProps & { customer: Customer | null }) {
  const { t } = useTranslation();
  const { updateCart } = useCart();
  const keepAddress = useCreateCustomerAddress();
  const { region } = useRegion();
  const [draft] = useState(() => typed(`${cart.id} ${region.id}`));
  const { values: before } = draft;
  const wasTyped = "address_1" in before;
  const countries = region.countries?.map(({ iso_2 }) => iso_2) ?? [];
  const saved = (customer?.shipping_addresses ?? []).filter(
    ({ country_code }) => country_code != null && countries.includes(country_code),
  );
  const given = cart.shipping_address?.address_1 ? cart.shipping_address : undefined;
  const [address, setAddress] = useState<Partial<Address> | undefined>(
    wasTyped
      ? addressIn(before)
      : (given ??
          saved[0] ??
          (customer && { first_name: customer.first_name, last_name: customer.last_name }) ??
          undefined),
  );
  const billing =
    "billing_address_1" in before
      ? addressIn(before, "billing_")
      : cart.billing_address?.address_1
        ? cart.billing_address
        : undefined;
  const [billsElsewhere, setBillsElsewhere] = useState(
    wasTyped
      ? "bills_elsewhere" in before
      : !!given && !!cart.billing_address?.address_1 && !isSameAddress(cart.billing_address, given),
  );
  const { errors, form } = useFields(({ email, ...values }) => {
    const shipping_address = addressIn(values);
    const billing_address = billsElsewhere ? addressIn(values, "billing_") : shipping_address;
    updateCart.mutate(
      { ...(email && { email }), shipping_address, billing_address },
      {
        onSuccess: () => {
          draft.forget();
          // The checkout continues even if saving the address fails.
          if (values["keep_address"] && !saved.some((one) => isSameAddress(one, shipping_address)))
            keepAddress.mutate({ body: { address: shipping_address } });
          onDone();
        },
      },
    );
  });
  return (
    <form
      {...form}
      // Autofill also fires input events.
      onInput={({ currentTarget }) => draft.keep(currentTarget)}
      className={stack}
    >
      {customer ? (
        <p className={css({ textStyle: "small", color: "muted" })}>
          {t("Signed in as {email}", { email: customer.email })}
        </p>
      ) : (
        <>
          <Field
            name="email"
            label={t("Email")}
            type="email"
            required
            autoComplete="email"
            defaultValue={before["email"] ?? cart.email ?? ""}
            errors={errors}
            hint={t("For the confirmation, and to find the order later")}
          />
          <p className={css({ textStyle: "small", color: "muted" })}>
            {t("Have an account?")}{" "}
            <Link
              from="/$locale"
              to="/$locale/sign-in"
              search={{ next: "/checkout" }}
              className={link()}
            >
              {t("Sign in")}
            </Link>
          </p>
        </>
      )}
      {saved.length > 1 && (
        <Select
          name="saved"
          label={t("One of your addresses")}
          value={saved.find(({ id }) => id === address?.id)?.id ?? ""}
          onChange={({ target }) => setAddress(saved.find(({ id }) => id === target.value))}
        >
          <option value="">{t("A different address")}</option>
          {saved.map(({ id, address_1, city }) => (
            <option key={id} value={id}>
              {address_1}, {city}
            </option>
          ))}
        </Select>
      )}
      <AddressFields key={address?.id} region={region} address={address} errors={errors} />
      {customer && (
        <label className={check}>
          <input
            type="checkbox"
            name="keep_address"
            defaultChecked={!wasTyped || "keep_address" in before}
            className={box}
          />
          {t("Keep this address in my account")}
        </label>
      )}
      <label className={check}>
        <input
          type="checkbox"
          name="bills_elsewhere"
          checked={billsElsewhere}
          onChange={({ target }) => setBillsElsewhere(target.checked)}
          className={box}
        />
        {t("Use a different billing address")}
      </label>
      {billsElsewhere && (
        <fieldset>
          <legend className={css({ textStyle: "label", marginBottom: "12" })}>
            {t("Billing address")}
          </legend>
          <AddressFields region={region} address={billing} errors={errors} prefix="billing_" />
        </fieldset>
      )}
      <WriteError error={updateCart.error} />
      <div>
        <button className={button()} aria-busy={updateCart.isPending}>
          {t("Continue to delivery")}
        </button>
      </div>
    </form>
  );
}

const check = css({ display: "flex", gap: "12", alignItems: "center", minHeight: "44" });
const box = css({ width: "20", height: "20", accentColor: "{colors.clay}" });
