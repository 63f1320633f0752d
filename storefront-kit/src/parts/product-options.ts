"use client";
import { useId, useMemo, useState, type KeyboardEvent } from "react";
import { isBuyable, type StockedVariant } from "./quantity.ts";

export interface VariantWithOptions extends StockedVariant {
  readonly id: string;
  readonly options?: readonly { readonly option_id: string; readonly value: string }[] | undefined;
}

/** A product with options. You can pass any product from the API. */
export interface ProductWithOptions<V extends VariantWithOptions = VariantWithOptions> {
  readonly options?: readonly { readonly id: string; readonly title: string }[] | undefined;
  readonly variants?: readonly V[] | undefined;
}

/** The chosen values by the titles of their options. `new URLSearchParams(selection)` accepts it: `?Size=M&Color=Black`. */
export type OptionSelection = Readonly<Record<string, string>>;

/**
 * - `available`: can be bought together with the other choices
 * - `sold-out`: the variant with these choices exists, but is out of stock
 * - `unavailable`: the variant doesn't exist, so choosing this value changes other choices
 */
export type Availability = "available" | "sold-out" | "unavailable";

export interface OptionValue {
  readonly value: string;
  readonly selected: boolean;
  readonly availability: Availability;
}

export interface ProductOption {
  readonly id: string;
  readonly title: string;
  readonly values: readonly OptionValue[];
}

export interface ProductOptionsSettings {
  /** The selection, for a controlled picker, such as the selection in the URL. Unknown options and values are ignored. */
  readonly value?: OptionSelection | undefined;
  /** The initial selection. If an option has a single value, that value is always selected. */
  readonly defaultValue?: OptionSelection | undefined;
  readonly onValueChange?: ((value: OptionSelection) => void) | undefined;
}

export interface ProductOptions<V extends VariantWithOptions = VariantWithOptions> {
  readonly options: readonly ProductOption[];
  /** The selected variant. Undefined until every option has a value. */
  readonly variant: V | undefined;
  readonly value: OptionSelection;
  /** The first option without a value, for a message such as "Choose a size". */
  readonly missing: ProductOption | undefined;
  readonly isSoldOut: boolean;
  readonly select: (option: ProductOption, value: string) => void;
  readonly getGroupProps: (option: ProductOption) => {
    readonly role: "radiogroup";
    readonly "aria-labelledby": string;
  };
  readonly getLabelProps: (option: ProductOption) => { readonly id: string };
  /** Props for a `button`. Tab focuses one button of a group, and the arrow keys focus the other buttons. */
  readonly getValueProps: (option: ProductOption, value: OptionValue) => OptionValueProps;
}

interface OptionValueProps {
  readonly type: "button";
  readonly role: "radio";
  readonly "aria-checked": boolean;
  readonly "data-availability": Availability;
  readonly tabIndex: 0 | -1;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The visitor's choices. The latest one is last. */
type Wishes = readonly (readonly [option: string, value: string])[];

/**
 * Lets a visitor select a variant by the product's options. Every value can be chosen at any time. If no variant matches all
 * choices, the latest choice takes precedence, and earlier choices are dropped. They return as soon as they are possible.
 */
export function useProductOptions<V extends VariantWithOptions>(
  product: ProductWithOptions<V>,
  { value: given, defaultValue = {}, onValueChange }: ProductOptionsSettings = {},
): ProductOptions<V> {
  const catalog = useMemo(() => catalogOf(product), [product]);
  const [remembered, setWishes] = useState<Wishes>(() => Object.entries(given ?? defaultValue));
  // If the controlled selection differs from the visitor's choices, such as after following a link, the selection replaces them.
  const wishes =
    given && !isSame(catalog, given, resolve(catalog, remembered))
      ? Object.entries(given)
      : remembered;
  const { value, options, variant } = useMemo(
    () => stateOf(catalog, resolve(catalog, wishes)),
    [catalog, wishes],
  );
  const id = useId();

  const select = ({ title }: ProductOption, wished: string) => {
    const next: Wishes = [...wishes.filter(([name]) => name !== title), [title, wished]];
    setWishes(next);
    onValueChange?.(resolve(catalog, next));
  };
  return {
    options,
    variant,
    value,
    missing: options.find(({ title }) => !Object.hasOwn(value, title)),
    isSoldOut: variant ? !isBuyable(variant) : !catalog.variants.some((one) => one.buyable),
    select,
    getGroupProps: (option) => ({
      role: "radiogroup",
      "aria-labelledby": `${id}${option.id}`,
    }),
    getLabelProps: (option) => ({ id: `${id}${option.id}` }),
    getValueProps: (option, { value: own, selected, availability }) => ({
      type: "button",
      role: "radio",
      "aria-checked": selected,
      "data-availability": availability,
      tabIndex: own === (value[option.title] ?? option.values[0]?.value) ? 0 : -1,
      onClick: () => select(option, own),
      onKeyDown: moveInGroup,
    }),
  };
}

/** Returns the selection that leads to a variant, for a link to that variant. */
export function selectionOf<V extends VariantWithOptions>(
  product: ProductWithOptions<V>,
  variant: VariantWithOptions,
): OptionSelection {
  const { titles } = catalogOf(product);
  return Object.fromEntries(
    (variant.options ?? []).flatMap(({ option_id, value }) => {
      const title = titles.get(option_id);
      return title === undefined ? [] : [[title, value]];
    }),
  );
}

interface Catalog<V> {
  readonly options: readonly { id: string; title: string; values: readonly string[] }[];
  readonly titles: ReadonlyMap<string, string>;
  readonly variants: readonly {
    variant: V;
    values: ReadonlyMap<string, string>;
    buyable: boolean;
  }[];
}

/**
 * Collects a product's options and variants. Takes the values from the variants, because the server also lists values of deleted
 * variants.
 */
function catalogOf<V extends VariantWithOptions>(product: ProductWithOptions<V>): Catalog<V> {
  const titles = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, title } of product.options ?? []) {
    titles.set(id, taken.has(title) ? id : title);
    taken.add(title);
  }
  const values = new Map<string, Set<string>>(
    [...titles.values()].map((title) => [title, new Set()]),
  );
  const variants = (product.variants ?? []).map((variant) => {
    const own = new Map<string, string>();
    for (const { option_id, value } of variant.options ?? []) {
      const title = titles.get(option_id);
      if (title === undefined) continue;
      own.set(title, value);
      values.get(title)?.add(value);
    }
    return { variant, values: own, buyable: isBuyable(variant) };
  });
  const options = [...titles].map(([id, title]) => ({
    id,
    title,
    values: [...(values.get(title) ?? [])],
  }));
  return { options: options.filter((option) => option.values.length > 0), titles, variants };
}

/**
 * Returns a selection that matches a variant. Later choices take precedence. Options whose choice was dropped get a value that
 * matches the other choices.
 */
function resolve<V>({ options, variants }: Catalog<V>, wishes: Wishes): OptionSelection {
  let left = variants;
  const chosen = new Map<string, string | undefined>();
  for (const [title, wished] of wishes.toReversed()) {
    const option = options.find((one) => one.title === title);
    if (!option?.values.includes(wished) || chosen.has(title)) continue;
    const fitting = left.filter(({ values }) => values.get(title) === wished);
    chosen.set(title, fitting.length > 0 ? wished : undefined);
    if (fitting.length > 0) left = fitting;
  }
  const nearest = left.find(({ buyable }) => buyable) ?? left[0];
  return Object.fromEntries(
    options.flatMap(({ title, values }) => {
      const only = values.length === 1 ? values[0] : undefined;
      const value =
        chosen.get(title) ?? only ?? (chosen.has(title) ? nearest?.values.get(title) : undefined);
      return value === undefined ? [] : [[title, value]];
    }),
  );
}

/**
 * Determines the state of all values in one pass over the variants. A variant that matches the selection determines the state of
 * all its values. A variant that differs from the selection in one option determines the state of that option's value.
 */
function stateOf<V>({ options, variants }: Catalog<V>, value: OptionSelection) {
  const best = new Map<string, Map<string, boolean>>(
    options.map(({ title }) => [title, new Map()]),
  );
  let variant: V | undefined;
  for (const one of variants) {
    const differing = options.filter(
      ({ title }) => Object.hasOwn(value, title) && one.values.get(title) !== value[title],
    );
    if (differing.length > 1) continue;
    if (differing.length === 0 && options.every(({ title }) => Object.hasOwn(value, title)))
      variant ??= one.variant;
    for (const { title } of differing.length === 0 ? options : differing) {
      const own = one.values.get(title);
      if (own === undefined) continue;
      const known = best.get(title);
      known?.set(own, one.buyable || known.get(own) === true);
    }
  }
  const availability = (title: string, own: string): Availability => {
    const buyable = best.get(title)?.get(own);
    if (buyable === undefined) return "unavailable";
    return buyable ? "available" : "sold-out";
  };
  return {
    value,
    variant: options.length === 0 ? variants[0]?.variant : variant,
    options: options.map(({ id, title, values }): ProductOption => ({
      id,
      title,
      values: values.map((own) => ({
        value: own,
        selected: value[title] === own,
        availability: availability(title, own),
      })),
    })),
  };
}

/** True if two selections have the same values. Ignores names that aren't options, such as other parameters of a URL. */
const isSame = <V>(
  { options }: Catalog<V>,
  given: OptionSelection,
  value: OptionSelection,
): boolean => options.every(({ title }) => given[title] === value[title]);

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Handles the arrow keys as in a native radio group: they move the focus, select the value, and wrap around. */
function moveInGroup(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const group = event.currentTarget.closest("[role=radiogroup]");
  if (!step || !group || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const sideways = event.key === "ArrowLeft" || event.key === "ArrowRight";
  const turned = sideways && getComputedStyle(group).direction === "rtl";
  const radios = [...group.querySelectorAll<HTMLElement>("[role=radio]")];
  const at = radios.indexOf(event.currentTarget) + (turned ? -step : step);
  const next = radios.at(at % radios.length);
  next?.focus();
  next?.click();
}
