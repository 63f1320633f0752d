"use client";
import type { LineItem } from "@countertop/sdk/types";
import { useMutationState } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState, type MouseEvent } from "react";
import { useCart } from "../cart/provider.tsx";
import { useQuantity, type Quantity } from "./quantity.ts";

/** A line of the cart. */
export type CartLineItem = Pick<LineItem, "id" | "quantity"> & Partial<Pick<LineItem, "variant">>;

export interface CartLine {
  /** The expected quantity. A change is shown before the server responds, and reverted if the server rejects it. */
  readonly quantity: Quantity;
  readonly remove: () => void;
  /** True from the time when the last change is sent until the server responds. */
  readonly isPending: boolean;
  /** The error of this line's last change. */
  readonly error: Error | null;
  readonly dismissError: () => void;
  /** Props for the line's element. */
  readonly getLineProps: () => {
    readonly "data-cart-line": string;
    readonly "aria-labelledby": string;
    readonly "aria-busy": boolean;
  };
  /** Props for the element with the product's name, which is also the line's accessible name and its controls' description. */
  readonly getNameProps: () => { readonly id: string };
  /** Props for the quantity input, including those that connect it with its error. */
  readonly getQuantityProps: () => ReturnType<Quantity["getInputProps"]> & {
    readonly "aria-describedby": string;
    readonly "aria-invalid": boolean;
  };
  readonly getRemoveProps: () => {
    readonly type: "button";
    readonly "data-cart-remove": "";
    readonly "aria-describedby": string;
    readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  };
  readonly getErrorProps: () => { readonly id: string; readonly role: "alert" };
}

/** Time in milliseconds after the last click until a quantity is sent. */
const QUIET = 300;

const WRITES: readonly unknown[] = ["updateItem", "removeItem"];

/**
 * Returns the state of a cart's line. Use it below a `CartProvider`. The state is derived from this line's writes in the
 * mutation cache, so the error of a rejected removal is shown when the line reappears.
 */
export function useCartLine(item: CartLineItem): CartLine {
  const { updateItem, removeItem } = useCart();
  const line_id = item.id;
  const id = useId();
  const [dismissed, setDismissed] = useState(0);
  const writes = useMutationState({
    filters: {
      predicate: ({ options, state }) =>
        WRITES.includes(options.mutationKey?.[1]) &&
        (state.variables as { line_id?: string } | undefined)?.line_id === line_id,
    },
    select: ({ state }) => state,
  });
  const last = writes.reduce<(typeof writes)[number] | undefined>(
    (latest, one) => (latest && latest.submittedAt > one.submittedAt ? latest : one),
    undefined,
  );
  const isPending = last?.status === "pending";
  const error = last && last.submittedAt > dismissed ? last.error : null;

  const [wished, wish] = useQuiet((value) =>
    updateItem.mutateAsync({ line_id, quantity: value }).catch(() => undefined),
  );
  const quantity = useQuantity({
    variant: item.variant,
    value: wished ?? item.quantity,
    onValueChange: wish,
  });
  const remove = () => {
    wish(undefined);
    removeItem.mutate({ line_id });
  };
  return {
    quantity,
    remove,
    isPending,
    error,
    dismissError: () => setDismissed(last?.submittedAt ?? 0),
    getLineProps: () => ({
      "data-cart-line": line_id,
      "aria-labelledby": `${id}name`,
      "aria-busy": isPending,
    }),
    getNameProps: () => ({ id: `${id}name` }),
    getQuantityProps: () => ({
      ...quantity.getInputProps(),
      "aria-describedby": `${id}name ${id}error`,
      "aria-invalid": error !== null,
    }),
    getRemoveProps: () => ({
      type: "button",
      "data-cart-remove": "",
      "aria-describedby": `${id}name`,
      onClick: (event) => {
        focusNeighbor(event.currentTarget);
        remove();
      },
    }),
    getErrorProps: () => ({ id: `${id}error`, role: "alert" }),
  };
}

/**
 * Debounces a value: it is sent after a pause, so that many clicks cause one request. If the component unmounts or the visitor
 * leaves the page, the value is sent immediately. Show the returned value unless it's undefined. It becomes undefined when the
 * request has ended.
 */
function useQuiet(
  send: (value: number) => Promise<unknown>,
): [number | undefined, (value: number | undefined) => void] {
  const [wished, setWished] = useState<number>();
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; flush: () => void }>(undefined);
  useEffect(() => {
    const flush = (): void => waiting.current?.flush();
    addEventListener("pagehide", flush);
    return () => {
      removeEventListener("pagehide", flush);
      flush();
    };
  }, []);
  const set = (value: number | undefined): void => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    setWished(value);
    if (value === undefined) return;
    const flush = (): void => {
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
      void send(value).then(() => setWished((latest) => (latest === value ? undefined : latest)));
    };
    waiting.current = { timer: setTimeout(flush, QUIET), flush };
  };
  return [wished, set];
}

/** Focuses the remove button of a neighboring line. Otherwise, removing a line would move the focus to the top of the page. */
function focusNeighbor(button: HTMLElement): void {
  // Searches only this list, because the cart may be rendered twice: on its page, and in a drawer.
  const list = button.closest("[data-cart-line]")?.parentElement ?? document;
  const buttons = [...list.querySelectorAll<HTMLElement>("[data-cart-remove]")];
  const at = buttons.indexOf(button);
  (buttons[at + 1] ?? buttons[at - 1])?.focus();
}
