import { button, type ButtonVariantProps } from "#styled/recipes";
import { LoaderCircle } from "lucide-react";
import type { ComponentProps, MouseEvent, ReactNode } from "react";

type Native = Omit<ComponentProps<"button">, "className">;

export interface ButtonProps extends Native, Omit<ButtonVariantProps, "shape"> {
  icon?: ReactNode;
  /** True while the button is busy. It keeps its width and the focus, and ignores presses. */
  loading?: boolean;
}

export function Button({
  visual,
  size,
  wide,
  icon,
  loading = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={loading || undefined}
      className={button({ visual, size, wide })}
      onClick={loading ? swallow : onClick}
    >
      {loading && <LoaderCircle data-part="spinner" aria-hidden />}
      {icon && <span data-part="label">{icon}</span>}
      <span data-part="label">{children}</span>
    </button>
  );
}

export interface IconButtonProps extends Native, Pick<ButtonVariantProps, "visual" | "size"> {
  /** The button's name. It is required, because screen readers can't read an icon. */
  "aria-label": string;
}

export function IconButton({ visual = "ghost", size, ...rest }: IconButtonProps) {
  return <button type="button" {...rest} className={button({ visual, size, shape: "icon" })} />;
}

// Ignores a press. For a submit button, this also prevents submitting the form again.
const swallow = (event: MouseEvent) => event.preventDefault();
