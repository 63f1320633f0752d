"use client";
import { useId, useMemo, useState, type ChangeEvent } from "react";
import { knownLocale } from "../locale.ts";

export interface PickableCountry {
  readonly iso_2: string;
  readonly display_name?: string | undefined;
  readonly name?: string | undefined;
}

/** A region to choose from. You can pass any region from the API. */
export interface PickableRegion {
  readonly id: string;
  readonly name: string;
  readonly currency_code: string;
  readonly countries?: readonly PickableCountry[] | undefined;
}

export interface PickedCountry<R extends PickableRegion = PickableRegion> {
  readonly country_code: string;
  readonly region: R;
}

export interface PickerOption<T> {
  readonly value: string;
  readonly label: string;
  readonly item: T;
}

export interface Picker<T> {
  readonly options: readonly PickerOption<T>[];
  readonly selected: PickerOption<T> | undefined;
  readonly select: (value: string) => void;
  readonly getLabelProps: () => { readonly htmlFor: string };
  /** Props for a `select` that has an `option` for each item in `options`. Its value is empty if nothing is selected. */
  readonly getSelectProps: () => {
    readonly id: string;
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
  };
}

interface PickerSettings<T> {
  /**
   * The selected value, for a controlled picker. If you don't pass it, the picker keeps its own state, and if there is only one
   * option, selects it.
   */
  readonly value?: string | null | undefined;
  readonly defaultValue?: string | undefined;
  readonly onValueChange?: ((picked: T) => void) | undefined;
}

export interface RegionPickerSettings<R extends PickableRegion> extends PickerSettings<R> {
  readonly regions: readonly R[] | undefined;
  /** The locale for sorting the options. If omitted, the options keep their order. */
  readonly locale?: string | undefined;
}

export interface CountryPickerSettings<R extends PickableRegion> extends PickerSettings<
  PickedCountry<R>
> {
  /** Pass one region for the countries to which a cart can be shipped, or all regions for the countries that the store serves. */
  readonly regions: readonly R[] | undefined;
  /** The language of the countries' names and of their sort order. Default: `en-US`. */
  readonly locale?: string | undefined;
}

/** Lets a visitor choose one of the store's regions. The value is the region's id. */
export function useRegionPicker<R extends PickableRegion>({
  regions,
  locale,
  ...settings
}: RegionPickerSettings<R>): Picker<R> {
  const options = useMemo(
    () =>
      sorted(
        (regions ?? []).map((region) => ({
          value: region.id,
          label: `${region.name} (${region.currency_code.toUpperCase()})`,
          item: region,
        })),
        locale,
      ),
    [regions, locale],
  );
  return usePicker(options, settings);
}

/**
 * Lets a visitor choose one of the countries that the store serves, and thereby a region. The value is the two-letter country code.
 */
export function useCountryPicker<R extends PickableRegion>({
  regions,
  locale = "en-US",
  ...settings
}: CountryPickerSettings<R>): Picker<PickedCountry<R>> {
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(knownLocale(locale), { type: "region", fallback: "none" });
    const all = (regions ?? []).flatMap((region) =>
      (region.countries ?? []).map((country) => ({
        value: country.iso_2,
        label: nameOf(country, names),
        item: { country_code: country.iso_2, region },
      })),
    );
    return sorted(all, locale);
  }, [regions, locale]);
  return usePicker(options, settings);
}

const sorted = <T>(options: PickerOption<T>[], locale: string | undefined): PickerOption<T>[] =>
  locale === undefined
    ? options
    : options.sort((one, other) => one.label.localeCompare(other.label, knownLocale(locale)));

function nameOf({ iso_2, display_name, name }: PickableCountry, names: Intl.DisplayNames): string {
  const known = /^[a-z]{2}$/i.test(iso_2) ? names.of(iso_2.toUpperCase()) : undefined;
  return known ?? display_name ?? name ?? iso_2;
}

/** Returns the state of a native `select`, because custom lists don't work as well on all devices. */
function usePicker<T>(
  options: readonly PickerOption<T>[],
  { value: given, defaultValue, onValueChange }: PickerSettings<T>,
): Picker<T> {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const value = given === undefined ? own : given;
  const selected =
    options.find((option) => option.value === value?.toLowerCase()) ??
    options.find((option) => option.value === value) ??
    (given === undefined && !options[1] ? options[0] : undefined);
  const select = (wished: string): void => {
    const option = options.find((one) => one.value === wished);
    if (!option) return;
    setOwn(wished);
    onValueChange?.(option.item);
  };
  return {
    options,
    selected,
    select,
    getLabelProps: () => ({ htmlFor: id }),
    getSelectProps: () => ({
      id,
      value: selected?.value ?? "",
      onChange: (event) => select(event.target.value),
    }),
  };
}
