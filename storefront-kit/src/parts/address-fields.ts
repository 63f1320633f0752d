export type AddressFieldName =
  | "first_name"
  | "last_name"
  | "company"
  | "address_1"
  | "address_2"
  | "city"
  | "province"
  | "postal_code"
  | "country_code"
  | "phone";

export type AddressValues = { readonly [Name in AddressFieldName]: string };

export interface AddressField {
  readonly name: AddressFieldName;
  /** The field's `autocomplete` value, for the browser's autofill. */
  readonly autoComplete: string;
  readonly required: boolean;
  readonly type: "text" | "tel";
}

// Values of `autocomplete`, in the order of the fields in a postal address.
const AUTO_COMPLETE: Record<AddressFieldName, string> = {
  first_name: "given-name",
  last_name: "family-name",
  company: "organization",
  address_1: "address-line1",
  address_2: "address-line2",
  postal_code: "postal-code",
  city: "address-level2",
  province: "address-level1",
  country_code: "country",
  phone: "tel",
};

export const ADDRESS_FIELD_NAMES = Object.keys(AUTO_COMPLETE) as readonly AddressFieldName[];

/** Countries whose addresses have a province, state, or prefecture. */
const PROVINCE =
  " ae ar au br ca cl cn co eg es hk id ie in it jp kr ky mx my ng nr pr ru so th tw ua us ve vn ";
/** Countries in `PROVINCE` whose addresses don't require the province. */
const PROVINCE_CUSTOMARY = " ae ar cl co eg es hk ie it ky my ng nr pr so th ve vn ua ";
/** Countries without postal codes. */
const NO_POSTAL_CODE =
  " ae ag an ao aw bf bi bj bo bs bw bz cd cf cg ci ck cm dj dm er fj ga gd gh gm gq gy hk jm ki km kn kp lc ly ml mo mr mw nr nu qa rw sb sc sl sr st sy td tg tk tl to tt tv tz ug vu ws ye zw ";
/** Countries that have postal codes but don't require them. */
const POSTAL_CODE_CUSTOMARY = " ie cl co gt jo ke lb ma ng pa pe ph uy ve vn za ";

const has = (list: string, country: string): boolean => list.includes(` ${country} `);

/**
 * Returns the fields of an address in a country (a two-letter code), in order. Omits fields that the country's addresses don't
 * have, and requires the fields that mail needs. Without a two-letter code, includes all fields, and requires five of them.
 */
export function addressFields(
  country = "",
  {
    require = [],
    omit = [],
  }: { require?: readonly AddressFieldName[]; omit?: readonly AddressFieldName[] } = {},
): readonly AddressField[] {
  const code = country.toLowerCase();
  const left = new Set<string>(omit);
  if (has(NO_POSTAL_CODE, code)) left.add("postal_code");
  if (code.length === 2 && !has(PROVINCE, code)) left.add("province");
  const required = new Set<string>([
    "first_name",
    "last_name",
    "address_1",
    "city",
    "country_code",
    ...require,
  ]);
  if (code.length === 2 && !has(POSTAL_CODE_CUSTOMARY, code)) required.add("postal_code");
  if (has(PROVINCE, code) && !has(PROVINCE_CUSTOMARY, code)) required.add("province");
  return ADDRESS_FIELD_NAMES.filter((name) => !left.has(name)).map((name) => ({
    name,
    autoComplete: AUTO_COMPLETE[name],
    required: required.has(name),
    type: name === "phone" ? "tel" : "text",
  }));
}
