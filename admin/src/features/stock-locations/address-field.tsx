import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import type { TextKey } from "../../lib/text-key.ts";
import { country, type FieldDef } from "../../patterns/fields.ts";
import { message } from "../../patterns/form.ts";
import { FieldGroup, TextField } from "../../ui/field.tsx";

const lines = [
  "company",
  "address_1",
  "address_2",
  "postal_code",
  "city",
  "province",
  "phone",
] as const;
type Line = (typeof lines)[number];
type Lines = Record<Line | "country_code", string>;

interface Address extends Lines {
  /** True if the address can't be emptied, because the server can change an address, but not delete it. */
  stays: boolean;
}
type Body = { address_1: string; country_code: string } & Partial<
  Record<Exclude<Line, "address_1">, string | null>
>;

const nothing: Lines = {
  company: "",
  address_1: "",
  address_2: "",
  postal_code: "",
  city: "",
  province: "",
  phone: "",
  country_code: "",
};
const written = ({ stays: _, ...address }: Address) => Object.values(address).filter(Boolean);
const countryField = country({ label: "stock-locations:address.country_code" });

/** The address of a stock location. It must be complete or empty, as the server requires. */
export const addressField: FieldDef<Address, Body | undefined> = {
  label: "stock-locations:address.title",
  schema: v.pipe(
    v.custom<Address>((value) => typeof value === "object" && value !== null),
    v.check(
      (address) =>
        (!address.stays && written(address).length === 0) ||
        (address.address_1.trim() !== "" && address.country_code !== ""),
      message("stock-locations:address.incomplete"),
    ),
  ),
  empty: { ...nothing, stays: false },
  toForm: (stored) => {
    const address = (stored ?? {}) as Partial<Record<string, string | null>>;
    const read = (name: keyof Lines) => address[name] ?? "";
    const form: Address = { ...nothing, stays: Boolean(stored) };
    for (const name of Object.keys(nothing) as (keyof Lines)[]) form[name] = read(name);
    return form;
  },
  toApi: (address) => {
    if (written(address).length === 0) return undefined;
    const { stays: _, address_1, country_code, ...rest } = address;
    return {
      address_1: address_1.trim(),
      country_code,
      ...Object.fromEntries(
        Object.entries(rest).map(([name, text]) => [name, text.trim() || null]),
      ),
    };
  },
  toText: (address) => written(address).join(", "),
  Control: function AddressControl({ label, value, errors, moreErrors, onValueChange, onBlur }) {
    const { t } = useTranslation();
    const nameOf = (part: keyof Lines) =>
      (t as (key: TextKey) => string)(`stock-locations:address.${part}`);
    return (
      <FieldGroup label={label} role="group" errors={errors} moreErrors={moreErrors}>
        {({ required: _, ...group }) => (
          <div {...group} className={grid}>
            {lines.map((part) => (
              <TextField
                key={part}
                label={nameOf(part)}
                autoComplete="off"
                value={value[part]}
                onBlur={onBlur}
                onChange={({ target }) => onValueChange({ ...value, [part]: target.value })}
              />
            ))}
            <countryField.Control
              name="country_code"
              label={nameOf("country_code")}
              required={false}
              errors={[]}
              moreErrors={moreErrors}
              value={value.country_code}
              onBlur={onBlur}
              onValueChange={(country_code) => onValueChange({ ...value, country_code })}
            />
          </div>
        )}
      </FieldGroup>
    );
  },
};

const grid = css({
  display: "grid",
  gap: "12",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 12rem), 1fr))",
});
