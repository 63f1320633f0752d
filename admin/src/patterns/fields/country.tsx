import { Suspense } from "react";
import * as v from "valibot";
import { countryCodes } from "../../lib/countries.ts";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import { TextField } from "../../ui/field.tsx";
import type { FieldDef } from "./define.ts";
import type { FieldOptions } from "./kinds.tsx";

const CountryControl = lazyWithRetry(async () => ({
  default: (await import("./country-control.tsx")).CountryControl,
}));

/** A country by its two letters, or none. What an import has left there of another kind is shown as it is. */
export function country(options: FieldOptions): FieldDef<string, string | null> {
  return {
    ...options,
    schema: v.string(),
    empty: "",
    toForm: (stored) => (typeof stored === "string" ? codeOf(stored) : ""),
    toApi: (value) => value || null,
    toText: (value, format) => (value.length === 2 ? format.country(value) : value),
    Control: (props) => (
      // Of the same size, until the list of countries is there.
      <Suspense
        fallback={
          <TextField
            label={props.label}
            {...(props.hint !== undefined && { hint: props.hint })}
            disabled
            value=""
          />
        }
      >
        <CountryControl {...props} />
      </Suspense>
    ),
  };
}

const codeOf = (stored: string): string =>
  countryCodes.includes(stored.toLowerCase()) ? stored.toLowerCase() : stored;
