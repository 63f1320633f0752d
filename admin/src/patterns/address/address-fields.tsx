import { css } from "#styled/css";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { placeOrder, type AddressPart } from "../../lib/address-lines.ts";

interface AddressField {
  label: string;
  type: "tel" | "text";
  /** The `autocomplete` token for this part, such as `postal-code`. */
  completion: string;
}

export interface AddressFieldsProps {
  /** The country of the address, which determines the order of postal code, city, and province. */
  country: string;
  /** Parts that the form doesn't have. */
  without?: readonly AddressPart[];
  children(part: AddressPart, field: AddressField): ReactNode;
}

const completions: Record<AddressPart, string> = {
  country_code: "country",
  first_name: "given-name",
  last_name: "family-name",
  company: "organization",
  address_1: "address-line1",
  address_2: "address-line2",
  postal_code: "postal-code",
  city: "address-level2",
  province: "address-level1",
  phone: "tel",
};

/**
 * The fields of an address, with the same labels in every form. The country is first, because it determines what follows. The
 * page or the overlay has to load the namespace `address`.
 */
export function AddressFields({ country, without = [], children }: AddressFieldsProps) {
  const { t } = useTranslation("address");
  const rows: readonly (readonly AddressPart[])[] = [
    ["country_code"],
    ["first_name", "last_name"],
    ["company"],
    ["address_1"],
    ["address_2"],
    placeOrder(country),
    ["phone"],
  ];
  return (
    <div className={stack}>
      {rows
        .map((row) => row.filter((part) => !without.includes(part)))
        .filter((row) => row.length > 0)
        .map((row) => (
          <div key={row.toSorted().join(" ")} className={line} data-parts={row.length}>
            {row.map((part) => (
              <Fragment key={part}>
                {children(part, {
                  label: t(part),
                  type: part === "phone" ? "tel" : "text",
                  completion: completions[part],
                })}
              </Fragment>
            ))}
          </div>
        ))}
    </div>
  );
}

const stack = css({
  display: "grid",
  gap: "12",
  gridTemplateColumns: "minmax(0, 1fr)",
  maxWidth: "field",
});
// Places the fields of a row side by side if there is enough space for their labels.
const line = css({
  display: "grid",
  gap: "12",
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "&:not([data-parts='1'])": {
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9rem), 1fr))",
  },
});
