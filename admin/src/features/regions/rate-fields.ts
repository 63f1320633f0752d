import { number, optionalText } from "../../patterns/fields.ts";

/** A tax rate in percent, with up to four decimals as on the server. */
export const rateField = (hint?: "regions:fields.taxRateHint") =>
  number({
    label: "regions:fields.taxRate",
    ...(hint && { hint }),
    required: true,
    min: 0,
    max: 100,
    decimals: 4,
    unit: "%",
    half: true,
  });

/** Default tax of a region, for everything without its own rate. */
export const defaultRateFields = {
  tax_rate: rateField("regions:fields.taxRateHint"),
  tax_code: optionalText({ label: "regions:fields.taxCode", half: true }),
};
