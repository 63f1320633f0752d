"use client";
import { useRegions } from "@countertop/sdk/react";
import { useCart } from "@countertop/storefront-kit";
import { useCountryPicker, useRegionPicker } from "@countertop/storefront-kit/parts";

/** A select for a storefront that asks for the country, which determines the region, currency, and prices. */
export function SendTo() {
  const { cart, setRegion } = useCart();
  const picker = useCountryPicker({
    regions: useRegions().data?.regions,
    value: cart?.shipping_address?.country_code ?? null,
    onValueChange: ({ country_code, region }) =>
      setRegion.mutate({ region_id: region.id, country_code }),
  });
  return (
    <>
      <label {...picker.getLabelProps()}>Send to</label>
      <select {...picker.getSelectProps()}>
        <option value="" disabled>
          Choose a country
        </option>
        {picker.options.map((country) => (
          <option key={country.value} value={country.value}>
            {country.label}
          </option>
        ))}
      </select>
    </>
  );
}

/** A select for a storefront that asks for the region itself. */
export function RegionSelect() {
  const { cart, setRegion } = useCart();
  const picker = useRegionPicker({
    regions: useRegions().data?.regions,
    value: cart?.region_id ?? null,
    onValueChange: (region) => setRegion.mutate({ region_id: region.id }),
  });
  return (
    <>
      <label {...picker.getLabelProps()}>Region</label>
      <select {...picker.getSelectProps()}>
        <option value="" disabled>
          Choose a region
        </option>
        {picker.options.map((region) => (
          <option key={region.value} value={region.value}>
            {region.label}
          </option>
        ))}
      </select>
    </>
  );
}
