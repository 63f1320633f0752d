import * as v from "valibot";
import { AddressFields } from "../../patterns/address.ts";
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
  /** True if the address can't be cleared, because the server can change an address, but not delete it. */
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
const countryField = country({ label: "address:country_code" });

/** The address of a stock location. The server requires it to be either complete or empty. */
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
    return (
      <FieldGroup label={label} role="group" errors={errors} moreErrors={moreErrors}>
        {({ required: _, ...group }) => (
          <div {...group}>
            <AddressFields country={value.country_code} without={["first_name", "last_name"]}>
              {(part, { label, type }) => {
                const name = part as keyof Lines;
                const change = (text: string) => onValueChange({ ...value, [name]: text });
                return name === "country_code" ? (
                  <countryField.Control
                    name={name}
                    label={label}
                    required={false}
                    errors={[]}
                    {...{ moreErrors, onBlur }}
                    value={value[name]}
                    onValueChange={change}
                  />
                ) : (
                  <TextField
                    {...{ label, type, onBlur }}
                    autoComplete="off"
                    value={value[name]}
                    onChange={({ target }) => change(target.value)}
                  />
                );
              }}
            </AddressFields>
          </div>
        )}
      </FieldGroup>
    );
  },
};
