import { css } from "#styled/css";
import { NumberInput } from "../../../patterns/form.ts";

export interface QuantityProps {
  label: string;
  value: number | null;
  min?: number;
  max?: number;
  disabled?: boolean;
  onChange(value: number | null): void;
}

/** A quantity field at the end of a line. */
export const Quantity = ({ min = 0, onChange, ...rest }: QuantityProps) => (
  <div className={field}>
    <NumberInput {...rest} min={min} labelHidden onValueChange={onChange} />
  </div>
);

const field = css({ width: "96", _coarse: { width: "160" } });
