"use client";
import { ApiError } from "@countertop/sdk";
import { useCartShippingOptions } from "@countertop/sdk/react";
import { useCart } from "@countertop/storefront-kit";
import { useCheckout } from "@countertop/storefront-kit/parts";
import type { ReactNode } from "react";
import { ShippingAddress } from "./address.tsx";

export function CheckoutPage() {
  const checkout = useCheckout();
  const { bought, current, steps } = checkout;
  if (bought?.type === "order") return <h1>Thank you. Your order is #{bought.data.display_id}.</h1>;
  if (checkout.isLoading) return <p>…</p>;
  if (!current) return <p>Your cart is empty.</p>;
  const screens: Record<typeof current.name, ReactNode> = {
    address: (
      <>
        <Email />
        <ShippingAddress onSaved={checkout.next} />
      </>
    ),
    shipping: <WaysToShip onChosen={checkout.next} />,
    payment: <WaysToPay onChosen={checkout.next} />,
    review: <button {...checkout.getCompleteProps()}>Place order</button>,
  };
  return (
    <>
      <nav aria-label="Checkout">
        <ol>
          {steps.map((step) => (
            <li key={step.name}>
              <button {...checkout.getStepProps(step)}>
                {step.name}
                {step.isDone && " ✓"}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <h1 {...checkout.getHeadingProps()}>{current.name}</h1>
      {screens[current.name]}
      {checkout.error && <p role="alert">{reasonOf(checkout.error)}</p>}
      {bought?.type === "cart" && <p role="alert">The payment needs another step.</p>}
    </>
  );
}

const reasonOf = (error: Error): string =>
  (error instanceof ApiError && error.serverMessage) || error.message;

function Email() {
  const { cart, updateCart } = useCart();
  return (
    <label>
      Email
      <input
        type="email"
        autoComplete="email"
        defaultValue={cart?.email ?? ""}
        onBlur={({ target }) => updateCart.mutate({ email: target.value })}
      />
    </label>
  );
}

function WaysToShip({ onChosen }: { onChosen: () => void }) {
  const { cart, addShippingMethod } = useCart();
  const { data } = useCartShippingOptions({ cart_id: cart?.id ?? "" }, { enabled: !!cart });
  const choose = async (option_id: string) => {
    await addShippingMethod.mutateAsync({ option_id });
    onChosen();
  };
  return (
    <>
      {data?.shipping_options.map(({ id, name }) => (
        <button key={id} onClick={() => void choose(id).catch(() => {})}>
          {name}
        </button>
      ))}
      {addShippingMethod.error && (
        <p role="alert">
          {addShippingMethod.error.serverMessage ?? addShippingMethod.error.message}
        </p>
      )}
    </>
  );
}

function WaysToPay({ onChosen }: { onChosen: () => void }) {
  const { cart, startCheckout, pay } = useCart();
  const choose = async (provider_id: string) => {
    await startCheckout.mutateAsync();
    await pay.mutateAsync({ provider_id });
    onChosen();
  };
  const failed = startCheckout.error ?? pay.error;
  return (
    <>
      {cart?.region?.payment_providers.map(({ id }) => (
        <button key={id} onClick={() => void choose(id).catch(() => {})}>
          Pay with {id}
        </button>
      ))}
      {failed && <p role="alert">{failed.message}</p>}
    </>
  );
}
