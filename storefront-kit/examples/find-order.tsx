"use client";
import { useOrderLookup } from "@countertop/storefront-kit/customer";
import { useCheckedForm } from "@countertop/storefront-kit/form";

export function FindOrder() {
  const lookup = useOrderLookup();
  const { errors, isSubmitting, getFormProps } = useCheckedForm({
    onSubmit: ({ number, email = "" }) => lookup.mutateAsync({ display_id: Number(number), email }),
    say: ({ validity }) => (validity.valueMissing ? "Please fill this in." : "Please check this."),
  });
  return (
    <form {...getFormProps()}>
      <label htmlFor="number">Order number</label>
      <input id="number" name="number" required pattern="[0-9]+" aria-describedby="number-error" />
      <p id="number-error">{errors["number"]}</p>
      <label htmlFor="email">Email</label>
      <input id="email" name="email" type="email" required aria-describedby="email-error" />
      <p id="email-error">{errors["email"]}</p>
      <button disabled={isSubmitting}>Find it</button>
      {lookup.data && (
        <p role="status">It is on its way to {lookup.data.shipping_address?.city}.</p>
      )}
      {lookup.data === null && <p role="alert">No order found.</p>}
      {lookup.error && <p role="alert">{lookup.error.serverMessage ?? lookup.error.message}</p>}
    </form>
  );
}
