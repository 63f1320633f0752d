import * as v from "valibot";
import { countryCodes } from "../../lib/countries.ts";
import { lazyPart } from "../../lib/lazy-with-retry.ts";
import type { FieldDef } from "./define.ts";
import type { FieldOptions } from "./field-types.tsx";
import { PendingField } from "./pending-field.tsx";

const CountryControl = lazyPart(() => import("./country-control.tsx"), "CountryControl");

/** A country by its two-letter code, or none. Other values, which an import may have stored, are shown unchanged. */
export function country(options: FieldOptions): FieldDef<string, string | null> {
  return {
    size: "medium",
    ...options,
    schema: v.string(),
    empty: "",
    toForm: (stored) => (typeof stored === "string" ? codeOf(stored) : ""),
    toApi: (value) => value || null,
    toText: (value, format) => (value.length === 2 ? format.country(value) : value),
    Control: (props) => (
      <PendingField label={props.label} hint={props.hint}>
        <CountryControl {...props} />
      </PendingField>
    ),
  };
}

const codeOf = (stored: string): string =>
  countryCodes.includes(stored.toLowerCase()) ? stored.toLowerCase() : stored;
