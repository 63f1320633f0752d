import * as v from "valibot";
import { lazyPart } from "../../lib/lazy-with-retry.ts";
import { type FieldDef, PendingField } from "../../patterns/fields.ts";
import type { Picked } from "../../lib/picked.ts";
import type { CountriesProps } from "./countries-select.tsx";

const CountriesSelect = lazyPart(() => import("./countries-select.tsx"), "CountriesSelect");

export function Countries(props: CountriesProps) {
  const { label, labelHidden, hint } = props;
  return (
    <PendingField {...{ label, hint }} {...(labelHidden !== undefined && { labelHidden })}>
      <CountriesSelect {...props} />
    </PendingField>
  );
}

/** The countries field in the form of a new region. */
export const countries: FieldDef<Picked[], string[]> = {
  label: "regions:fields.countries",
  hint: "regions:countries.hint",
  list: true,
  schema: v.array(v.object({ id: v.string(), title: v.string() })),
  empty: [],
  toForm: () => [],
  toApi: (value) => value.map(({ id }) => id),
  Control: ({ label, hint, errors, value, onBlur, onValueChange }) => (
    <Countries
      {...{ label, errors, onBlur }}
      {...(typeof hint === "string" && { hint })}
      value={value.map(({ id }) => id)}
      onChange={(codes) => onValueChange(codes.map((id) => ({ id, title: id })))}
    />
  ),
};
