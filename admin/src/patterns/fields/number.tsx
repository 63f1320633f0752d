import * as v from "valibot";
import { INT32_MAX } from "../../lib/amounts.ts";
import { lazyPart } from "../../lib/lazy-with-retry.ts";
import { message } from "../form/form.tsx";
import type { ControlProps, FieldDef } from "./define.ts";
import type { FieldOptions } from "./field-types.tsx";
import { PendingField } from "./pending-field.tsx";

const NumberInput = lazyPart(() => import("../form/number-input.tsx"), "NumberInput");

export interface NumberOptions extends FieldOptions {
  min?: number;
  max?: number;
  /** The number of decimals. Default: none. */
  decimals?: number;
  step?: number;
  /** The unit shown after the number, such as %. */
  unit?: string;
  /** The value in a new record. */
  usual?: number;
}

/** A number field. An empty field is `null`, unless a number is required. */
export function number(
  options: NumberOptions & { required: true },
): FieldDef<number | null, number>;
export function number(options: NumberOptions): FieldDef<number | null, number | null>;
export function number(
  options: NumberOptions & { required?: boolean },
): FieldDef<number | null, number | null> {
  const {
    min = -INT32_MAX - 1,
    max = INT32_MAX,
    decimals = 0,
    step,
    unit,
    usual = null,
    required = false,
    ...facts
  } = options;
  return {
    size: "small",
    ...facts,
    required,
    schema: numberSchema({ min, max, decimals, required }),
    empty: usual,
    toForm: (stored) => (typeof stored === "number" ? stored : null),
    toApi: (value) => value,
    toText: (value, format) => (value === null ? "" : format.number(value)),
    Control: function NumberControl({ around: _, ...props }: ControlProps<number | null>) {
      return (
        <PendingField label={props.label} hint={props.hint}>
          <NumberInput
            {...props}
            {...{ min, max, decimals }}
            {...(step !== undefined && { step })}
            {...(unit !== undefined && { suffix: unit })}
          />
        </PendingField>
      );
    },
  };
}

interface Limits {
  min: number;
  max: number;
  decimals: number;
  required: boolean;
}

function numberSchema({ min, max, decimals, required }: Limits) {
  const wrong = message(decimals === 0 ? "common:form.wholeNumber" : "common:metadata.number");
  const inRange = v.pipe(
    v.number(wrong),
    decimals === 0
      ? v.integer(wrong)
      : v.check(
          (value) => Number(value.toFixed(decimals)) === value,
          message("common:form.decimals"),
        ),
    v.minValue(min, message("common:form.atLeast")),
    v.maxValue(max, message("common:form.atMost")),
  );
  return v.pipe(
    v.nullable(inRange),
    v.check((value) => !required || value !== null, message("common:form.required")),
  );
}
