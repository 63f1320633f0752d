"use client";
import { useState, type ChangeEvent, type KeyboardEvent } from "react";

/** The fields that determine a variant's stock. You can pass any variant from the API. */
export interface StockedVariant {
  readonly inventory_quantity?: number | null | undefined;
  readonly manage_inventory?: boolean | undefined;
  readonly allow_backorder?: boolean | undefined;
  /** True if the variant can be bought, according to the server. Some responses don't have it. */
  readonly purchasable?: boolean | undefined;
}

/**
 * Returns the number of units that can be bought. Undefined means no known limit: the variant isn't tracked, can be sold
 * without stock, or has an unknown stock, which the server checks at checkout.
 */
export function stockOf(variant: StockedVariant): number | undefined {
  const { inventory_quantity, manage_inventory, allow_backorder, purchasable } = variant;
  if (purchasable === false) return 0;
  if (manage_inventory === false || allow_backorder === true) return undefined;
  if (inventory_quantity == null || !Number.isFinite(inventory_quantity)) return undefined;
  return Math.max(0, Math.floor(inventory_quantity));
}

/** True if the variant can be bought, according to the server, or else according to its stock. */
export const isBuyable = (variant: StockedVariant): boolean =>
  variant.purchasable ?? stockOf(variant) !== 0;

export interface QuantitySettings {
  /** Limits the quantity to the variant's stock. */
  readonly variant?: StockedVariant | null | undefined;
  /** The minimum. Default: 1. The quantity of a sold-out variant is 0. */
  readonly min?: number | undefined;
  /** The maximum, if the store limits the quantity. The stock may limit it further. */
  readonly max?: number | undefined;
  /** The quantity, for a controlled input, such as the quantity of a cart's line. */
  readonly value?: number | undefined;
  /** The initial quantity. Default: 1. */
  readonly defaultValue?: number | undefined;
  readonly onValueChange?: ((value: number) => void) | undefined;
  readonly disabled?: boolean | undefined;
}

export interface Quantity {
  readonly value: number;
  readonly min: number;
  /** The maximum. Undefined if the quantity is unlimited. */
  readonly max: number | undefined;
  readonly canIncrement: boolean;
  readonly canDecrement: boolean;
  /** Sets the quantity. A value outside the limits becomes the nearest limit. */
  readonly set: (value: number) => void;
  readonly increment: () => void;
  readonly decrement: () => void;
  readonly getInputProps: () => QuantityInputProps;
  readonly getIncrementProps: () => QuantityButtonProps;
  readonly getDecrementProps: () => QuantityButtonProps;
}

interface QuantityInputProps {
  readonly type: "text";
  readonly role: "spinbutton";
  readonly inputMode: "numeric";
  readonly autoComplete: "off";
  readonly disabled: boolean;
  readonly value: string;
  readonly "aria-valuenow": number;
  readonly "aria-valuemin": number;
  readonly "aria-valuemax": number | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface QuantityButtonProps {
  readonly type: "button";
  readonly disabled: boolean;
  readonly onClick: () => void;
}

const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/**
 * Returns the state of a quantity input. The user can set only whole numbers from `min` to `max`, up to the stock. A controlled
 * `value` above the limit is shown unchanged. A sold-out variant has the quantity 0. Typed text takes effect on blur or Enter.
 */
export function useQuantity({
  variant,
  min: least = 1,
  max: most = NO_LIMIT,
  value: given,
  defaultValue = 1,
  onValueChange,
  disabled = false,
}: QuantitySettings = {}): Quantity {
  const max = Math.min(most, (variant ? stockOf(variant) : undefined) ?? NO_LIMIT);
  const min = Math.min(least, max);
  const within = (quantity: number): number =>
    Math.min(Math.max(Number.isNaN(quantity) ? min : Math.floor(quantity), min), max);

  const [own, setOwn] = useState(defaultValue);
  const [typed, setTyped] = useState<string>();
  const kept = given ?? own;
  // A cart may contain more than is in stock. Such a quantity is shown unchanged, and the shopper can only lower it.
  const value = given === undefined ? within(kept) : kept;

  const set = (wished: number): void => {
    const next = within(wished);
    setTyped(undefined);
    if (next === kept) return;
    setOwn(next);
    onValueChange?.(next);
  };
  const confirm = (): void => {
    if (typed !== undefined) set(toNumber(typed) ?? value);
  };
  const increment = (): void => set((toNumber(typed) ?? value) + 1);
  const decrement = (): void => set((toNumber(typed) ?? value) - 1);
  const keys: Record<string, () => void> = {
    ArrowUp: increment,
    ArrowDown: decrement,
    Home: () => set(min),
    End: () => set(max < NO_LIMIT ? max : value),
    Enter: confirm,
    Escape: () => setTyped(undefined),
  };
  const canIncrement = !disabled && value < max;
  const canDecrement = !disabled && value > min;
  return {
    value,
    min,
    max: max < NO_LIMIT ? max : undefined,
    canIncrement,
    canDecrement,
    set,
    increment,
    decrement,
    getInputProps: () => ({
      type: "text",
      role: "spinbutton",
      inputMode: "numeric",
      autoComplete: "off",
      disabled,
      value: typed ?? `${value}`,
      "aria-valuenow": value,
      "aria-valuemin": min,
      "aria-valuemax": max < NO_LIMIT ? max : undefined,
      onChange: (event) => setTyped(event.target.value),
      onBlur: confirm,
      onKeyDown: (event) => {
        const act = keys[event.key];
        if (!act || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        // Prevents the default action, except for Enter, which may submit the form.
        if (event.key !== "Enter") event.preventDefault();
        act();
      },
    }),
    getIncrementProps: () => ({
      type: "button",
      disabled: !canIncrement,
      onClick: increment,
    }),
    getDecrementProps: () => ({
      type: "button",
      disabled: !canDecrement,
      onClick: decrement,
    }),
  };
}

/** Parses a whole number in any script's digits. Returns `undefined` for other text. */
function toNumber(text: string | undefined): number | undefined {
  const latin = text?.trim().replace(/\p{Nd}/gu, toLatin);
  return latin && /^\d{1,15}$/.test(latin) ? Number(latin) : undefined;
}

/**
 * Converts a digit of any script. The ten digits of a script are consecutive, so a digit's value is its distance from the first
 * one.
 */
function toLatin(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return `${value}`;
}
