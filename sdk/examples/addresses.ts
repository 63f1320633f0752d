import { addressLines, type PostalAddress } from "@countertop/sdk/addresses";

const countries = new Intl.DisplayNames("en", { type: "region" });

/** Formats a label: `Ada Walker`, `1 Main Street`, `Cambridge, MA 02139`, `United States`. */
export const label = (address: PostalAddress) =>
  addressLines(address, (code) => countries.of(code.toUpperCase())).join("\n");
