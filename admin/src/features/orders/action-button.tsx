import { Button, type ButtonProps } from "../../ui/button.tsx";
import { LazyTooltip } from "../../ui/lazy-tooltip.tsx";

/** A disabled action stays focusable, and shows the reason on hover or when it is pressed. */
export function ActionButton({
  reason,
  onClick,
  ...rest
}: ButtonProps & { reason?: string | undefined }) {
  if (reason === undefined) return <Button {...rest} onClick={onClick} />;
  return (
    <LazyTooltip content={reason} press>
      <Button {...rest} aria-disabled aria-description={reason} />
    </LazyTooltip>
  );
}
