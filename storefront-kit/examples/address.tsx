"use client";
import { useCart } from "@countertop/storefront-kit";
import {
  useAddressForm,
  useCountryPicker,
  type AddressFieldName,
} from "@countertop/storefront-kit/parts";

const LABELS: Record<AddressFieldName, string> = {
  first_name: "First name",
  last_name: "Last name",
  company: "Company",
  address_1: "Street and number",
  address_2: "Flat, floor, building",
  city: "City",
  province: "Province or state",
  postal_code: "Postal code",
  country_code: "Country",
  phone: "Phone",
};

export function ShippingAddress({ onSaved }: { onSaved: () => void }) {
  const { cart, updateCart } = useCart();
  const form = useAddressForm({
    countries: cart?.region?.countries,
    defaultValue: cart?.shipping_address,
    section: "shipping",
    onSubmit: async (shipping_address) => {
      await updateCart.mutateAsync({ shipping_address });
      onSaved();
    },
  });
  const countries = useCountryPicker({ regions: cart?.region ? [cart.region] : [] });
  return (
    <form {...form.getFormProps()}>
      {form.fields.map(({ name, type, required }) => (
        <div key={name}>
          <label {...form.getLabelProps(name)}>
            {LABELS[name]}
            {!required && " (optional)"}
          </label>
          {name === "country_code" ? (
            <select {...form.getFieldProps(name)}>
              <option value="">Choose</option>
              {countries.options.map((country) => (
                <option key={country.value} value={country.value}>
                  {country.label}
                </option>
              ))}
            </select>
          ) : (
            <input type={type} {...form.getFieldProps(name)} />
          )}
          {form.errors[name] && <p {...form.getErrorProps(name)}>Please fill this in.</p>}
        </div>
      ))}
      <button disabled={form.isSubmitting}>Continue</button>
      {updateCart.error && (
        <p role="alert">{updateCart.error.serverMessage ?? updateCart.error.message}</p>
      )}
    </form>
  );
}
