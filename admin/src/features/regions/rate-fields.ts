import { number, optionalText } from "../../patterns/fields.ts";

/** A tax rate in per cent, of up to four decimals as the server keeps it. */
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

/** What a region takes of everything that has no rate of its own. */
export const defaultRateFields = {
  tax_rate: rateField("regions:fields.taxRateHint"),
  tax_code: optionalText({ label: "regions:fields.taxCode", half: true }),
};
