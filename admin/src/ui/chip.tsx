import { chip } from "#styled/recipes";
import { Check } from "lucide-react";
import type { ComponentProps } from "react";

export interface ChipProps extends Omit<ComponentProps<"button">, "className"> {
  pressed: boolean;
}

export function Chip({ pressed, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} className={chip()} aria-pressed={pressed}>
      {pressed && <Check aria-hidden />}
      {children}
    </button>
  );
}
