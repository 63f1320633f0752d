import * as v from "valibot";
import { lazyPart } from "../../lib/lazy-with-retry.ts";
import { type FieldDef, PendingField } from "../../patterns/fields.ts";
import type { Picked } from "../../lib/picked.ts";
import type { CountriesProps } from "./countries-select.tsx";
import { countryListCalls } from "./move-countries.ts";

const CountriesSelect = lazyPart(() => import("./countries-select.tsx"), "CountriesSelect");

function Countries(props: CountriesProps) {
  const { label, labelHidden, hint } = props;
  return (
    <PendingField {...{ label, hint }} {...(labelHidden !== undefined && { labelHidden })}>
      <CountriesSelect {...props} />
    </PendingField>
  );
}

/** The countries that the form's region has in the store. */
const storedIn = (form: object | undefined): string[] =>
  (
    form as { options: { defaultValues: { countries: Picked[] } } }
  ).options.defaultValues.countries.map(({ id }) => id);
const toPicked = (codes: readonly string[]): Picked[] => codes.map((id) => ({ id, title: id }));

/** The countries of a region. */
export const countries: FieldDef<Picked[], string[]> = {
  label: "regions:fields.countries",
  hint: "regions:countries.hint",
  list: true,
  schema: v.array(v.object({ id: v.string(), title: v.string() })),
  empty: [],
  toForm: (stored) => toPicked(((stored ?? []) as { iso_2: string }[]).map((one) => one.iso_2)),
  toApi: (value) => value.map(({ id }) => id),
  calls: countryListCalls,
  Control: ({ label, hint, errors, value, onBlur, onValueChange, around }) => (
    <Countries
      {...{ label, errors, onBlur }}
      own={storedIn(around?.form)}
      {...(typeof hint === "string" && { hint })}
      value={value.map(({ id }) => id)}
      onChange={(codes) => onValueChange(toPicked(codes))}
    />
  ),
};
