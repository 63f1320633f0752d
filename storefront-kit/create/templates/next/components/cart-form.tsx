"use client";
import type { FormEvent, ReactNode } from "react";
import { useShop } from "./shop-context";

/** A form that changes the cart. Before scripts load, the browser sends the form to the route handler. */
export function CartForm({
  action,
  fields,
  onSubmit,
  children,
}: {
  action: string;
  fields: Record<string, string>;
  onSubmit: (form: FormData) => void;
  children: ReactNode;
}) {
  const { place } = useShop();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form action="/api/cart" method="post" onSubmit={submit} className="row">
      {Object.entries({ ...fields, action, next: `/${place}/cart` }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
